package lapbylap.narration;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Layout;
import lapbylap.engine.Moves;
import lapbylap.engine.Outcome;
import lapbylap.engine.Pit;
import lapbylap.engine.Player;
import lapbylap.engine.Reason;
import lapbylap.engine.Row;
import lapbylap.engine.Taken;
import lapbylap.i18n.Wording;
import lapbylap.record.Frame;
import lapbylap.record.Recording;

/** Tells the frames of a recording in words. Games of four rows are told with cows, the others with seeds. */
public final class Narrator {
    private final Wording words;

    public Narrator(Wording words) {
        this.words = words;
    }

    /** What a frame shows, in one to three short sentences. */
    public Narration tell(Recording recording, int index) {
        Frame frame = recording.frames().get(index);
        Telling telling = new Telling(recording.rules().layout());
        telling.player("player", frame.head().player());
        String barred = index == recording.frames().size() - 1 ? barred(recording, telling) : "";
        if (frame instanceof Frame.Lap lap) {
            return lap(lap, telling, barred);
        }
        return Narration.of(text(recording, frame, telling) + barred);
    }

    /** Which moves the next player may not make, since they would never end (clause {@code endless}). */
    private static String barred(Recording recording, Telling telling) {
        List<Moves.Endless> endless = recording.moves().endless();
        if (recording.outcome() != null || endless.isEmpty()) {
            return "";
        }
        return " "
                + telling.pits("pits", endless.stream().map(Moves.Endless::pit).toList())
                        .text("barred");
    }

    /** What any frame but a lap shows. */
    private static String text(Recording recording, Frame frame, Telling telling) {
        if (frame instanceof Frame.Start) {
            return start(recording, telling);
        }
        if (frame instanceof Frame.Introduce introduce) {
            return telling.pit("pit", introduce.pit()).text("introduce");
        }
        if (frame instanceof Frame.Capture capture) {
            return capture(capture, telling);
        }
        if (frame instanceof Frame.Sweep sweep) {
            return sweep(recording, sweep, telling);
        }
        if (frame instanceof Frame.Result result) {
            return result(recording, result.outcome(), telling);
        }
        return telling.text(frame.kind());
    }

    private static String start(Recording recording, Telling telling) {
        telling.player("player", recording.start().mover());
        telling.number("seeds", recording.start().counts().total());
        return telling.text(recording.fromSetUp() ? "start.set-up" : "start");
    }

    private static Narration lap(Frame.Lap lap, Telling telling, String barred) {
        int last = lap.path()[lap.path().length - 1];
        telling.number("lap", lap.lap()).number("seeds", lap.path().length);
        telling.pit("pit", lap.lifted()).pit("first", lap.path()[0]).pit("last", last);
        telling.number("held", lap.head().counts().seeds(last));
        int facing = telling.layout.facing(last);
        if (facing >= 0) {
            telling.pit("facing", facing)
                    .number("facingSeeds", lap.head().counts().seeds(facing));
        }
        String began = lap.lifted() < 0 ? "lap.capture-sow" : lap.lap() == 1 ? "lap.lift" : "lap.relay";
        return Narration.of(telling.text(began), telling.text("lap.ends." + end(lap)) + barred);
    }

    private static String end(Frame.Lap lap) {
        for (String clause : List.of("empty-opposite", "no-target", "no-capture")) {
            if (lap.head().clauses().contains(clause)) {
                return clause + "." + lap.ends().id();
            }
        }
        return lap.ends().id();
    }

    private static String capture(Frame.Capture capture, Telling telling) {
        Taken first = capture.taken().get(0);
        telling.pit("pit", first.pit()).number("seeds", first.seeds());
        if (capture.head().clauses().contains("empty-opposite")) {
            return telling.text("capture.own-seed");
        }
        if (capture.taken().size() > 1) {
            Taken own = capture.taken().get(1);
            telling.pit("own", own.pit()).number("all", first.seeds() + own.seeds());
        }
        return telling.text("capture");
    }

    private static String sweep(Recording recording, Frame.Sweep sweep, Telling telling) {
        telling.number("south", sweep.toSouth()).number("north", sweep.toNorth());
        if (sweep.head().clauses().contains("repetition")) {
            return telling.text("sweep.repetition");
        }
        Player stuck = recording.position().mover();
        telling.player("stuck", stuck).player("player", stuck.other());
        return telling.number("seeds", sweep.toSouth() + sweep.toNorth()).text("sweep");
    }

    private static String result(Recording recording, Outcome outcome, Telling telling) {
        Player winner = outcome.winner().player();
        telling.player("stuck", recording.position().mover()).player("player", winner);
        telling.player("loser", winner == null ? null : winner.other());
        telling.number("south", outcome.southScore()).number("north", outcome.northScore());
        boolean bothEmpty = outcome.reason() == Reason.FRONT_ROW_EMPTY && frontRowsAreEmpty(recording);
        String reason = telling.text("result." + outcome.reason().clause() + (bothEmpty ? ".both" : ""));
        return reason + " " + telling.text(winner == null ? "result.draw" : "result.won");
    }

    private static boolean frontRowsAreEmpty(Recording recording) {
        for (Pit pit : recording.rules().layout().pits()) {
            if (pit.row() == Row.FRONT && recording.position().seeds(pit.index()) > 0) {
                return false;
            }
        }
        return true;
    }

    /** The values that a message names, gathered for one frame. */
    private final class Telling {
        private final Layout layout;
        private final Map<String, Object> values = new HashMap<>();

        Telling(Layout layout) {
            this.layout = layout;
        }

        Telling number(String name, int number) {
            values.put(name, number);
            return this;
        }

        Telling pit(String name, int pit) {
            if (pit >= 0) {
                values.put(name, Narration.marked(layout.name(pit)));
            }
            return this;
        }

        Telling pits(String name, List<Integer> pits) {
            values.put(
                    name,
                    pits.stream().map(pit -> Narration.marked(layout.name(pit))).toList());
            return this;
        }

        Telling player(String name, Player player) {
            if (player != null) {
                values.put(name, words.text("player." + player.id()));
            }
            return this;
        }

        String text(String key) {
            String withCows = "narration.cows." + key;
            boolean cows = layout.rows() == 4 && words.has(withCows);
            return words.text(cows ? withCows : "narration." + key, values);
        }
    }
}

package lapbylap.web.narration;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Layout;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Taken;
import lapbylap.i18n.Messages;
import lapbylap.record.Frame;
import lapbylap.record.Recording;

/** Tells the frames of a recording in words. */
public final class Narrator {
    private final Messages messages;

    public Narrator(Messages messages) {
        this.messages = messages;
    }

    /** What a frame shows, in one to three short sentences. */
    public String text(Recording recording, int index) {
        Frame frame = recording.frames().get(index);
        Map<String, Object> values = new HashMap<>();
        Player player = frame.head().player();
        if (player != null) {
            values.put("player", name(player));
        }
        Layout layout = recording.rules().layout();
        if (frame instanceof Frame.Start) {
            return start(recording, values);
        }
        if (frame instanceof Frame.Lap lap) {
            return lap(layout, lap, values);
        }
        if (frame instanceof Frame.Capture capture) {
            return capture(layout, capture, values);
        }
        if (frame instanceof Frame.Sweep sweep) {
            return sweep(recording, sweep, values);
        }
        if (frame instanceof Frame.Result result) {
            return result(recording, result.outcome(), values);
        }
        return messages.text("narration." + frame.kind(), values);
    }

    private String name(Player player) {
        return messages.text("player." + player.id());
    }

    private String start(Recording recording, Map<String, Object> values) {
        values.put("player", name(recording.start().mover()));
        values.put("seeds", recording.start().counts().total());
        return messages.text(recording.fromSetUp() ? "narration.start.set-up" : "narration.start", values);
    }

    private String lap(Layout layout, Frame.Lap lap, Map<String, Object> values) {
        int last = lap.path()[lap.path().length - 1];
        int facing = layout.facing(last);
        values.put("lap", lap.lap());
        values.put("seeds", lap.path().length);
        values.put("pit", layout.name(lap.lifted()));
        values.put("last", layout.name(last));
        values.put("held", lap.head().counts().seeds(last));
        if (facing >= 0) {
            values.put("facing", layout.name(facing));
            values.put("facingSeeds", lap.head().counts().seeds(facing));
        }
        String began = lap.lap() == 1 ? "narration.lap.lift" : "narration.lap.relay";
        List<String> clauses = lap.head().clauses();
        String end = lap.ends().id();
        if (clauses.contains("empty-opposite")) {
            end = end.equals("capture") ? "own-seed" : "empty-opposite";
        }
        return messages.text(began, values) + " " + messages.text("narration.lap.ends." + end, values);
    }

    private String capture(Layout layout, Frame.Capture capture, Map<String, Object> values) {
        Taken first = capture.taken().get(0);
        values.put("pit", layout.name(first.pit()));
        values.put("seeds", first.seeds());
        if (capture.taken().size() == 1) {
            return messages.text("narration.capture.own-seed", values);
        }
        Taken own = capture.taken().get(1);
        values.put("own", layout.name(own.pit()));
        values.put("all", first.seeds() + own.seeds());
        return messages.text("narration.capture", values);
    }

    private String sweep(Recording recording, Frame.Sweep sweep, Map<String, Object> values) {
        values.put("south", sweep.toSouth());
        values.put("north", sweep.toNorth());
        if (sweep.head().clauses().contains("repetition")) {
            return messages.text("narration.sweep.repetition", values);
        }
        Player stuck = recording.position().mover();
        values.put("stuck", name(stuck));
        values.put("player", name(stuck.other()));
        values.put("seeds", sweep.toSouth() + sweep.toNorth());
        return messages.text("narration.sweep", values);
    }

    private String result(Recording recording, Outcome outcome, Map<String, Object> values) {
        values.put("stuck", name(recording.position().mover()));
        values.put("south", outcome.southScore());
        values.put("north", outcome.northScore());
        Player winner = outcome.winner().player();
        if (winner != null) {
            values.put("player", name(winner));
        }
        String reason = messages.text("narration.result." + outcome.reason().clause(), values);
        String who = winner == null ? "narration.result.draw" : "narration.result.won";
        return reason + " " + messages.text(who, values);
    }
}

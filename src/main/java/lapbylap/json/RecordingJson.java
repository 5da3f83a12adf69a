package lapbylap.json;

import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Moves;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.narration.Narration;
import lapbylap.narration.Narrator;
import lapbylap.record.PositionNotation;
import lapbylap.record.RecordedTurn;
import lapbylap.record.Recording;

/** Recordings in the format {@code lap-by-lap/1}. The same recording always makes the same text. */
public final class RecordingJson {
    private RecordingJson() {}

    /**
     * A recording as JSON.
     *
     * @param narrator tells the frames in words; null leaves {@code text} out
     */
    public static String write(Recording recording, Narrator narrator) {
        return write(recording, narrator, false);
    }

    /**
     * A recording for the player of a page: beside {@code text}, frames tell where {@code names} of pits stand in it
     * (start and end of each, by turns), and those of laps where their {@code ending} begins to be told.
     */
    public static String forPage(Recording recording, Narrator narrator) {
        return write(recording, narrator, true);
    }

    private static String write(Recording recording, Narrator narrator, boolean marked) {
        JsonWriter json = new JsonWriter();
        Layout layout = recording.rules().layout();
        json.object().name("format").value("lap-by-lap/1");
        json.name("game").value(recording.rules().game().id());
        options(json.name("options"), recording);
        LayoutJson.write(json.name("layout"), layout);
        json.name("frames").array();
        for (int i = 0; i < recording.frames().size(); i++) {
            Narration narration = narrator == null ? null : narrator.tell(recording, i);
            FrameJson.write(json, recording.frames().get(i), narration, marked);
        }
        json.endArray();
        turns(json.name("turns"), recording.turns());
        json.name("position").value(PositionNotation.write(layout, recording.position()));
        moves(json, layout, recording.moves());
        outcome(json.name("outcome"), recording.outcome());
        return json.endObject().toString();
    }

    /** A given position takes the place of the number of seeds to start with. */
    private static void options(JsonWriter json, Recording recording) {
        Options options = recording.rules().options();
        json.object();
        for (Option option : options.options()) {
            if (recording.fromSetUp() && option.id().equals("seeds")) {
                continue;
            }
            if (option.numeric()) {
                json.name(option.id()).value(options.number(option.id()));
            } else {
                json.name(option.id()).value(options.value(option.id()));
            }
        }
        json.endObject();
    }

    private static void turns(JsonWriter json, List<RecordedTurn> turns) {
        json.array();
        for (RecordedTurn turn : turns) {
            json.object();
            json.name("turn").value(turn.turn());
            json.name("player").value(turn.player().id());
            json.name("move").value(turn.move());
            json.name("record").value(turn.record());
            json.name("firstFrame").value(turn.firstFrame());
            json.name("lastFrame").value(turn.lastFrame());
            json.endObject();
        }
        json.endArray();
    }

    private static void moves(JsonWriter json, Layout layout, Moves moves) {
        json.name("legal").array();
        for (int pit : moves.legal()) {
            json.value(layout.name(pit));
        }
        json.endArray();
        json.name("refused").array();
        for (Moves.Endless endless : moves.endless()) {
            json.object();
            json.name("move").value(layout.name(endless.pit()));
            json.name("clause").value("endless");
            json.name("period");
            if (endless.period() > 0) {
                json.value(endless.period());
            } else {
                json.value(null);
            }
            json.endObject();
        }
        json.endArray();
    }

    private static void outcome(JsonWriter json, Outcome outcome) {
        if (outcome == null) {
            json.value(null);
            return;
        }
        json.object();
        winnerReasonScore(json, outcome);
        json.endObject();
    }

    static void winnerReasonScore(JsonWriter json, Outcome outcome) {
        json.name("winner").value(id(outcome.winner().player()));
        json.name("reason").value(outcome.reason().clause());
        json.name("score").object();
        json.name("south").value(outcome.southScore());
        json.name("north").value(outcome.northScore());
        json.endObject();
    }

    static String id(Player player) {
        return player == null ? null : player.id();
    }

    static void pair(JsonWriter json, String name, int south, int north) {
        json.name(name).values(south, north);
    }

    static void counts(JsonWriter json, Counts counts) {
        json.name("board").values(counts.board());
        pair(json, "captured", counts.captured(Player.SOUTH), counts.captured(Player.NORTH));
        pair(json, "reserve", counts.reserve(Player.SOUTH), counts.reserve(Player.NORTH));
        json.name("hand").value(counts.hand());
    }
}

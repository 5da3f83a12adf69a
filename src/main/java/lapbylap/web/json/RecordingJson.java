package lapbylap.web.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Moves;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.record.PositionNotation;
import lapbylap.record.RecordedTurn;
import lapbylap.record.Recording;
import lapbylap.web.narration.Narration;
import lapbylap.web.narration.Narrator;

/** Recordings in the format {@code lap-by-lap/1}. The same recording always makes the same bytes. */
public final class RecordingJson {
    private static final JsonFactory FACTORY = new JsonFactory();

    private RecordingJson() {}

    /**
     * A recording as UTF-8 JSON.
     *
     * @param narrator tells the frames in words; null leaves {@code text} out
     */
    public static byte[] write(Recording recording, Narrator narrator) {
        return write(recording, narrator, false);
    }

    /**
     * A recording for the player of a page: beside {@code text}, frames tell where {@code names} of pits stand in it
     * (start and end of each, by turns), and those of laps where their {@code ending} begins to be told.
     */
    public static byte[] forPage(Recording recording, Narrator narrator) {
        return write(recording, narrator, true);
    }

    private static byte[] write(Recording recording, Narrator narrator, boolean marked) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1 << 15);
        try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
            write(json, recording, narrator, marked);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void write(JsonGenerator json, Recording recording, Narrator narrator, boolean marked)
            throws IOException {
        Layout layout = recording.rules().layout();
        json.writeStartObject();
        json.writeStringField("format", "lap-by-lap/1");
        json.writeStringField("game", recording.rules().game().id());
        json.writeObjectFieldStart("options");
        options(json, recording);
        json.writeEndObject();
        json.writeFieldName("layout");
        LayoutJson.write(json, layout);
        json.writeArrayFieldStart("frames");
        for (int i = 0; i < recording.frames().size(); i++) {
            Narration narration = narrator == null ? null : narrator.tell(recording, i);
            FrameJson.write(json, recording.frames().get(i), narration, marked);
        }
        json.writeEndArray();
        turns(json, recording.turns());
        json.writeStringField("position", PositionNotation.write(layout, recording.position()));
        moves(json, layout, recording.moves());
        json.writeFieldName("outcome");
        outcome(json, recording.outcome());
        json.writeEndObject();
    }

    /** A given position takes the place of the number of seeds to start with. */
    private static void options(JsonGenerator json, Recording recording) throws IOException {
        Options options = recording.rules().options();
        for (Option option : options.options()) {
            if (recording.fromSetUp() && option.id().equals("seeds")) {
                continue;
            }
            if (option.numeric()) {
                json.writeNumberField(option.id(), options.number(option.id()));
            } else {
                json.writeStringField(option.id(), options.value(option.id()));
            }
        }
    }

    private static void turns(JsonGenerator json, List<RecordedTurn> turns) throws IOException {
        json.writeArrayFieldStart("turns");
        for (RecordedTurn turn : turns) {
            json.writeStartObject();
            json.writeNumberField("turn", turn.turn());
            json.writeStringField("player", turn.player().id());
            json.writeStringField("move", turn.move());
            json.writeStringField("record", turn.record());
            json.writeNumberField("firstFrame", turn.firstFrame());
            json.writeNumberField("lastFrame", turn.lastFrame());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void moves(JsonGenerator json, Layout layout, Moves moves) throws IOException {
        json.writeArrayFieldStart("legal");
        for (int pit : moves.legal()) {
            json.writeString(layout.name(pit));
        }
        json.writeEndArray();
        json.writeArrayFieldStart("refused");
        for (Moves.Endless endless : moves.endless()) {
            json.writeStartObject();
            json.writeStringField("move", layout.name(endless.pit()));
            json.writeStringField("clause", "endless");
            json.writeFieldName("period");
            if (endless.period() > 0) {
                json.writeNumber(endless.period());
            } else {
                json.writeNull();
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void outcome(JsonGenerator json, Outcome outcome) throws IOException {
        if (outcome == null) {
            json.writeNull();
            return;
        }
        json.writeStartObject();
        winnerReasonScore(json, outcome);
        json.writeEndObject();
    }

    static void winnerReasonScore(JsonGenerator json, Outcome outcome) throws IOException {
        json.writeStringField("winner", id(outcome.winner().player()));
        json.writeStringField("reason", outcome.reason().clause());
        json.writeObjectFieldStart("score");
        json.writeNumberField("south", outcome.southScore());
        json.writeNumberField("north", outcome.northScore());
        json.writeEndObject();
    }

    static String id(Player player) {
        return player == null ? null : player.id();
    }

    static void pair(JsonGenerator json, String name, int south, int north) throws IOException {
        json.writeFieldName(name);
        json.writeArray(new int[] {south, north}, 0, 2);
    }

    static void counts(JsonGenerator json, Counts counts) throws IOException {
        json.writeFieldName("board");
        json.writeArray(counts.board(), 0, counts.size());
        pair(json, "captured", counts.captured(Player.SOUTH), counts.captured(Player.NORTH));
        pair(json, "reserve", counts.reserve(Player.SOUTH), counts.reserve(Player.NORTH));
        json.writeNumberField("hand", counts.hand());
    }
}

package lapbylap.web.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import lapbylap.engine.Taken;
import lapbylap.record.Frame;
import lapbylap.web.narration.Narration;

/** One frame of a recording. */
final class FrameJson {
    private FrameJson() {}

    /** Writes a frame, with its narration unless that is null, and on demand with what is where in that. */
    static void write(JsonGenerator json, Frame frame, Narration narration, boolean marked) throws IOException {
        Frame.Head head = frame.head();
        json.writeStartObject();
        json.writeStringField("kind", frame.kind());
        json.writeNumberField("turn", head.turn());
        json.writeStringField("player", RecordingJson.id(head.player()));
        RecordingJson.counts(json, head.counts());
        json.writeArrayFieldStart("clauses");
        for (String clause : head.clauses()) {
            json.writeString(clause);
        }
        json.writeEndArray();
        details(json, frame);
        if (narration != null) {
            json.writeStringField("text", narration.text());
            if (marked) {
                marks(json, narration);
            }
        }
        json.writeEndObject();
    }

    private static void marks(JsonGenerator json, Narration narration) throws IOException {
        json.writeArrayFieldStart("names");
        for (int place : narration.names()) {
            json.writeNumber(place);
        }
        json.writeEndArray();
        if (narration.ending() > 0) {
            json.writeNumberField("ending", narration.ending());
        }
    }

    private static void details(JsonGenerator json, Frame frame) throws IOException {
        if (frame instanceof Frame.Introduce introduce) {
            json.writeNumberField("pit", introduce.pit());
        } else if (frame instanceof Frame.Lap lap) {
            lap(json, lap);
        } else if (frame instanceof Frame.Capture capture) {
            taken(json, capture.taken());
            json.writeStringField("to", capture.toHand() ? "hand" : "pool");
        } else if (frame instanceof Frame.Sweep sweep) {
            taken(json, sweep.taken());
            json.writeObjectFieldStart("to");
            json.writeNumberField("south", sweep.toSouth());
            json.writeNumberField("north", sweep.toNorth());
            json.writeEndObject();
        } else if (frame instanceof Frame.Result result) {
            RecordingJson.winnerReasonScore(json, result.outcome());
        }
    }

    private static void lap(JsonGenerator json, Frame.Lap lap) throws IOException {
        json.writeNumberField("lap", lap.lap());
        json.writeFieldName("lifted");
        if (lap.lifted() < 0) {
            json.writeNull();
        } else {
            json.writeNumber(lap.lifted());
        }
        json.writeNumberField("seeds", lap.path().length);
        json.writeFieldName("path");
        json.writeArray(lap.path(), 0, lap.path().length);
        json.writeStringField("ends", lap.ends().id());
    }

    private static void taken(JsonGenerator json, List<Taken> taken) throws IOException {
        json.writeArrayFieldStart("taken");
        for (Taken one : taken) {
            json.writeStartObject();
            json.writeNumberField("pit", one.pit());
            json.writeNumberField("seeds", one.seeds());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}

package lapbylap.json;

import java.util.List;
import lapbylap.engine.Taken;
import lapbylap.narration.Narration;
import lapbylap.record.Frame;

/** One frame of a recording. */
final class FrameJson {
    private FrameJson() {}

    /** Writes a frame, with its narration unless that is null, and on demand with what is where in that. */
    static void write(JsonWriter json, Frame frame, Narration narration, boolean marked) {
        Frame.Head head = frame.head();
        json.object();
        json.name("kind").value(frame.kind());
        json.name("turn").value(head.turn());
        json.name("player").value(RecordingJson.id(head.player()));
        RecordingJson.counts(json, head.counts());
        json.name("clauses").values(head.clauses());
        details(json, frame);
        if (narration != null) {
            json.name("text").value(narration.text());
            if (marked) {
                marks(json, narration);
            }
        }
        json.endObject();
    }

    private static void marks(JsonWriter json, Narration narration) {
        json.name("names").array();
        for (int place : narration.names()) {
            json.value(place);
        }
        json.endArray();
        if (narration.ending() > 0) {
            json.name("ending").value(narration.ending());
        }
    }

    private static void details(JsonWriter json, Frame frame) {
        if (frame instanceof Frame.Introduce introduce) {
            json.name("pit").value(introduce.pit());
        } else if (frame instanceof Frame.Lap lap) {
            lap(json, lap);
        } else if (frame instanceof Frame.Capture capture) {
            taken(json, capture.taken());
            json.name("to").value(capture.toHand() ? "hand" : "pool");
        } else if (frame instanceof Frame.Sweep sweep) {
            taken(json, sweep.taken());
            json.name("to").object();
            json.name("south").value(sweep.toSouth());
            json.name("north").value(sweep.toNorth());
            json.endObject();
        } else if (frame instanceof Frame.Result result) {
            RecordingJson.winnerReasonScore(json, result.outcome());
        }
    }

    private static void lap(JsonWriter json, Frame.Lap lap) {
        json.name("lap").value(lap.lap());
        json.name("lifted");
        if (lap.lifted() < 0) {
            json.value(null);
        } else {
            json.value(lap.lifted());
        }
        json.name("seeds").value(lap.path().length);
        json.name("path").values(lap.path());
        json.name("ends").value(lap.ends().id());
    }

    private static void taken(JsonWriter json, List<Taken> taken) {
        json.name("taken").array();
        for (Taken one : taken) {
            json.object();
            json.name("pit").value(one.pit());
            json.name("seeds").value(one.seeds());
            json.endObject();
        }
        json.endArray();
    }
}

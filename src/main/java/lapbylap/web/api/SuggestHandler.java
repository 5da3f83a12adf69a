package lapbylap.web.api;

import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.engine.Outcome;
import lapbylap.json.JsonWriter;
import lapbylap.opponent.Level;
import lapbylap.opponent.Opponent;
import lapbylap.record.Recording;
import lapbylap.web.http.Answer;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;

/** Answers {@code /api/v1/games/{game}/suggest}: the move that the machine would choose. */
public final class SuggestHandler {
    private static final String CACHE_CONTROL = "public, max-age=300";
    private static final Level USUAL_LEVEL = Level.MIDDLE;

    /**
     * The move that the machine would choose where the moves of a query have led.
     *
     * @throws RequestProblem if anything in it is wrong; 422 by the clause that ended the game if it is over
     */
    public Answer answer(Game game, String rawQuery) {
        RecordingRequest request = RecordingRequest.of(game, rawQuery, Set.of("level", "seed"));
        Level level = level(request.query());
        long seed = seed(request.query());
        Recording recording = request.recording();
        int turn = recording.turns().size() + 1;
        checkGoesOn(recording.outcome(), turn);
        int pit = new Opponent(level, seed)
                .choose(recording.playthrough(), recording.turns().size());
        JsonWriter json = new JsonWriter();
        json.object();
        json.name("move").value(recording.rules().layout().name(pit));
        json.name("turn").value(turn);
        return Answer.json(CACHE_CONTROL, json.endObject().toString());
    }

    private static Level level(Query query) {
        String text = query.get("level");
        if (text == null) {
            return USUAL_LEVEL;
        }
        Level level = text.matches("[0-9]") ? Level.of(text.charAt(0) - '0') : null;
        if (level == null) {
            throw wrong("level", text, "1, 2, 3");
        }
        return level;
    }

    private static long seed(Query query) {
        String text = query.get("seed");
        if (text == null) {
            return 0;
        }
        if (!text.matches("[0-9]{1,9}")) {
            throw wrong("seed", text, "0–999999999");
        }
        return Long.parseLong(text);
    }

    private static RequestProblem wrong(String parameter, String value, String accepted) {
        return new RequestProblem(
                400, "parameter-value", Map.of("parameter", parameter, "value", value, "accepted", accepted));
    }

    private static void checkGoesOn(Outcome outcome, int turn) {
        if (outcome != null) {
            String clause = outcome.reason().clause();
            throw new RequestProblem(422, "nothing-to-suggest", Map.of("move", turn, "reason", clause), clause);
        }
    }
}

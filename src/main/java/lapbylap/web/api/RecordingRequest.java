package lapbylap.web.api;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.engine.InputException;
import lapbylap.engine.Option;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.record.GameSetUp;
import lapbylap.record.MoveNotation;
import lapbylap.record.Recording;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;

/**
 * An address that asks for a recording: {@code moves}, {@code position}, {@code lang}, and the options of a game.
 *
 * @param game the game to play
 * @param query its parameters
 */
public record RecordingRequest(Game game, Query query) {
    /** More moves than this in one address are refused. */
    private static final int MOST_MOVES = 1_000;

    /**
     * Reads the part of an address behind the question mark.
     *
     * @param others names of parameters that may stand there besides
     * @throws RequestProblem (400) if it cannot be read
     */
    public static RecordingRequest of(Game game, String rawQuery, Set<String> others) {
        Set<String> known = new HashSet<>(others);
        known.addAll(optionIds(game));
        known.addAll(Set.of("moves", "position", "lang"));
        return new RecordingRequest(game, Query.of(rawQuery, known));
    }

    private static Set<String> optionIds(Game game) {
        Set<String> ids = new HashSet<>();
        game.options().stream().map(Option::id).forEach(ids::add);
        return ids;
    }

    /** The messages of the language asked for; null if none was. */
    public Messages messages(Map<Language, Messages> all) {
        return query.get("lang") == null ? null : Languages.of(query.get("lang"), all);
    }

    /**
     * The recording.
     *
     * @throws RequestProblem (400, 414, 422) if there is none
     */
    public Recording recording() {
        String moves = query.get("moves");
        List<String> names = MoveNotation.list(moves == null ? "" : moves);
        if (names.size() > MOST_MOVES) {
            throw new RequestProblem(414, "too-many-moves", Map.of("moves", names.size(), "most", MOST_MOVES));
        }
        try {
            return GameSetUp.of(game, query.only(optionIds(game)), query.get("position"))
                    .record(names);
        } catch (InputException wrong) {
            throw RequestProblem.of(wrong);
        }
    }
}

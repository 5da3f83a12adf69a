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
import lapbylap.web.http.Answer;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.json.RecordingJson;
import lapbylap.web.narration.Narrator;

/** Answers {@code /api/v1/games/{game}/replay}. */
public final class ReplayHandler {
    /** More moves than this in one address are refused. */
    private static final int MOST_MOVES = 1_000;

    private static final String CACHE_CONTROL = "public, max-age=300";

    private final Map<Language, Messages> messages;

    public ReplayHandler(Map<Language, Messages> messages) {
        this.messages = messages;
    }

    /** The recording that a query asks for. */
    public Answer answer(Game game, String rawQuery) {
        Set<String> optionIds = new HashSet<>();
        game.options().stream().map(Option::id).forEach(optionIds::add);
        Set<String> known = new HashSet<>(optionIds);
        known.addAll(Set.of("moves", "position", "lang"));
        Query query = Query.of(rawQuery, known);
        Narrator narrator = query.get("lang") == null ? null : new Narrator(Languages.of(query.get("lang"), messages));
        String moves = query.get("moves");
        List<String> names = MoveNotation.list(moves == null ? "" : moves);
        if (names.size() > MOST_MOVES) {
            throw new RequestProblem(414, "too-many-moves", Map.of("moves", names.size(), "most", MOST_MOVES));
        }
        try {
            Recording recording = GameSetUp.of(game, query.only(optionIds), query.get("position"))
                    .record(names);
            return Answer.text(200, "application/json", CACHE_CONTROL, RecordingJson.write(recording, narrator));
        } catch (InputException wrong) {
            throw RequestProblem.of(wrong);
        }
    }
}

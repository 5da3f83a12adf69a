package lapbylap.web.api;

import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.web.http.Answer;
import lapbylap.web.http.KeptAnswers;

/** Answers {@code /api/v1/games/{game}/replay}. */
public final class ReplayHandler {
    private static final String CACHE_CONTROL = "public, max-age=300";

    /** The same recording is asked for by a whole class, and is always the same. */
    private static final long BYTES_KEPT = 32_000_000;

    private final KeptAnswers kept = new KeptAnswers(BYTES_KEPT);
    private final Map<Language, Messages> messages;

    public ReplayHandler(Map<Language, Messages> messages) {
        this.messages = messages;
    }

    /** The recording that a query asks for. */
    public Answer answer(Game game, String rawQuery) {
        return kept.get(game.id() + "?" + rawQuery, () -> made(game, rawQuery));
    }

    private Answer made(Game game, String rawQuery) {
        RecordingRequest request = RecordingRequest.of(game, rawQuery, Set.of());
        Messages told = request.messages(messages);
        Narrator narrator = told == null ? null : new Narrator(told);
        return Answer.json(CACHE_CONTROL, RecordingJson.write(request.recording(), narrator));
    }
}

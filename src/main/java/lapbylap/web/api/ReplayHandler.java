package lapbylap.web.api;

import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.web.http.Answer;

/** Answers {@code /api/v1/games/{game}/replay}. */
public final class ReplayHandler {
    private static final String CACHE_CONTROL = "public, max-age=300";

    private final Map<Language, Messages> messages;

    public ReplayHandler(Map<Language, Messages> messages) {
        this.messages = messages;
    }

    /** The recording that a query asks for. */
    public Answer answer(Game game, String rawQuery) {
        RecordingRequest request = RecordingRequest.of(game, rawQuery, Set.of());
        Messages told = request.messages(messages);
        Narrator narrator = told == null ? null : new Narrator(told);
        return Answer.json(CACHE_CONTROL, RecordingJson.write(request.recording(), narrator));
    }
}

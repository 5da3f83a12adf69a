package lapbylap.web.api;

import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;
import lapbylap.web.json.RecordingJson;
import lapbylap.web.narration.Narrator;

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
        byte[] json = RecordingJson.write(request.recording(), narrator);
        return Answer.text(200, "application/json", CACHE_CONTROL, json);
    }
}

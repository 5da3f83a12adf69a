package lapbylap.web.api;

import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.RequestProblem;

/** The {@code lang} parameter. */
public final class Languages {
    private Languages() {}

    /** The messages of the language with this tag; a problem (400) if the site has none. */
    public static Messages of(String tag, Map<Language, Messages> messages) {
        Language language = Language.byTag(tag);
        if (language == null || !messages.containsKey(language)) {
            List<String> accepted =
                    messages.keySet().stream().map(Language::tag).toList();
            throw new RequestProblem(400, "unknown-language", Map.of("language", tag, "accepted", accepted));
        }
        return messages.get(language);
    }
}

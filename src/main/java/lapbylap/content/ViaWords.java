package lapbylap.content;

import java.util.Map;
import lapbylap.i18n.Messages;

/**
 * The words around the name of the work in which another is reported: languages put them before it, behind it, or both.
 *
 * @param before what stands between the two names
 * @param after what stands behind the second one; often nothing
 */
public record ViaWords(String before, String after) {
    /** Stands for the name where the message is taken apart; no message holds it. */
    private static final String NAME = "\uFFFC";

    /** The words of a language. */
    public static ViaWords of(Messages messages) {
        String told = messages.text("citation.via", Map.of("via", NAME));
        int name = told.indexOf(NAME);
        return new ViaWords(told.substring(0, name), told.substring(name + NAME.length()));
    }
}

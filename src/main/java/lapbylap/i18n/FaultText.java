package lapbylap.i18n;

import java.util.HashMap;
import java.util.Map;

/** Tells in words what is wrong. */
public final class FaultText {
    private FaultText() {}

    /**
     * What is wrong with one thing, naming the values, and what would do.
     *
     * @param id the id of a {@code Fault}, or of another problem that has messages
     * @param values what the message names; a {@code reason} that a game is over is told in words, as {@code why}
     */
    public static String of(String id, Map<String, ?> values, Wording words) {
        Map<String, Object> told = new HashMap<>(values);
        if (values.get("reason") instanceof String reason) {
            told.put("why", words.text("reason." + reason));
        }
        return words.text("problem." + id, told);
    }
}

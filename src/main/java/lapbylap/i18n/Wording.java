package lapbylap.i18n;

import java.util.Map;

/** The words of one language, as those who tell something need them. */
public interface Wording {
    /** Whether there is a message with this key. */
    boolean has(String key);

    /**
     * A message.
     *
     * @param arguments the values that it names: texts, whole numbers, or lists
     * @throws IllegalArgumentException if there is no message with this key
     */
    String text(String key, Map<String, ?> arguments);

    /** A message without arguments. */
    default String text(String key) {
        return text(key, Map.of());
    }
}

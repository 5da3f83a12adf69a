package lapbylap.offline;

import org.teavm.jso.JSObject;

/** The messages of the page, put into words by its script. */
interface PageWords extends JSObject {
    boolean has(String key);

    /** The message with this key; {@code arguments} is a JSON object. */
    String text(String key, String arguments);
}

package lapbylap.web.page;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lapbylap.i18n.Messages;

/** JSON that stands in a page, for its player to read. */
public final class PageJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PageJson() {}

    /** JSON as it may stand inside a script element: nothing in it can end that element. */
    public static String inPage(String json) {
        return json.replace("<", "\\u003c");
    }

    /** The messages that the player shows, by key, with their braces still to be filled in. */
    static String words(Messages messages) {
        return words(messages, List.of("player."));
    }

    /** The same of the messages whose keys begin so. */
    public static String words(Messages messages, List<String> beginnings) {
        ObjectNode words = JSON.createObjectNode();
        for (String key : messages.keys()) {
            if (beginnings.stream().anyMatch(key::startsWith)) {
                words.put(key, messages.pattern(key));
            }
        }
        return inPage(words.toString());
    }
}

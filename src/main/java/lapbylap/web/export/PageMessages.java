package lapbylap.web.export;

import java.util.List;
import lapbylap.i18n.Messages;
import lapbylap.json.JsonWriter;

/** The messages that the engine needs in a browser, as a script. */
final class PageMessages {
    private static final List<String> NEEDED =
            List.of("narration.", "player.south", "player.north", "reason.", "problem.");

    private PageMessages() {}

    static String script(Messages messages) {
        JsonWriter json = new JsonWriter().object();
        for (String key : messages.keys()) {
            if (NEEDED.stream().anyMatch(key::startsWith)) {
                json.name(key).value(messages.pattern(key));
            }
        }
        return "globalThis.lapByLapMessages = " + json.endObject() + ";\n";
    }
}

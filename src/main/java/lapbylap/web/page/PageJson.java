package lapbylap.web.page;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lapbylap.engine.Game;
import lapbylap.i18n.Messages;

/** JSON that stands in a page, for its player to read. */
public final class PageJson {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** What a template has put into the page already. */
    private static final String IN_TEMPLATES = "player.help.";

    private static final String OPTION = "player.option.";

    private PageJson() {}

    /** JSON as it may stand inside a script element: nothing in it can end that element. */
    public static String inPage(String json) {
        return json.replace("<", "\\u003c");
    }

    /** The messages that the player shows, by key, with their braces still to be filled in. */
    static String words(Messages messages, Collection<Game> games) {
        return words(messages, games, List.of("player."));
    }

    /** The same of the messages whose keys begin so, but for those that no script shows in these games. */
    public static String words(Messages messages, Collection<Game> games, List<String> beginnings) {
        Set<String> options = games.stream()
                .flatMap(game -> game.options().stream())
                .map(option -> OPTION + option.id())
                .collect(Collectors.toSet());
        ObjectNode words = JSON.createObjectNode();
        for (String key : messages.keys()) {
            boolean shown = key.startsWith(OPTION)
                    ? options.contains(key) || options.contains(key.substring(0, key.lastIndexOf('.')))
                    : !key.startsWith(IN_TEMPLATES);
            if (shown && beginnings.stream().anyMatch(key::startsWith)) {
                words.put(key, messages.pattern(key));
            }
        }
        return inPage(words.toString());
    }
}

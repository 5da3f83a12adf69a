package lapbylap.web.page;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import lapbylap.content.ClauseText;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.i18n.Messages;

/** JSON that stands in a page, for its player to read. */
final class PageJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private PageJson() {}

    /** JSON as it may stand inside a script element: nothing in it can end that element. */
    static String inPage(String json) {
        return json.replace("<", "\\u003c");
    }

    /** The messages that the player shows, by key, with their braces still to be filled in. */
    static String words(Messages messages) {
        ObjectNode words = JSON.createObjectNode();
        for (String key : messages.keys()) {
            if (key.startsWith("player.")) {
                words.put(key, messages.pattern(key));
            }
        }
        return inPage(words.toString());
    }

    /** The clauses of a game, by id: how each is called, how it is known, and whether sources disagree. */
    static String clauses(Game game, List<ClauseText> texts) {
        ObjectNode clauses = JSON.createObjectNode();
        for (Clause clause : game.clauses()) {
            String title = texts.stream()
                    .filter(text -> text.id().equals(clause.id()))
                    .map(ClauseText::title)
                    .findFirst()
                    .orElse(clause.id());
            clauses.putObject(clause.id())
                    .put("title", title)
                    .put("status", clause.status().id())
                    .put("contested", clause.contested());
        }
        return inPage(clauses.toString());
    }
}

package lapbylap.web.kiosk;

import java.util.List;
import java.util.Map;
import lapbylap.content.Library;
import lapbylap.content.Source;
import lapbylap.content.WorkedExample;

/**
 * What a guided visit to a game shows.
 *
 * @param game its id
 * @param watch the turn that is watched first
 * @param predict the turn whose laps are predicted
 * @param credits who says what is told of it
 */
public record Guide(String game, Scene watch, Scene predict, List<Credit> credits) {

    /**
     * A source by its short name.
     *
     * @param via the one that reports it, or null
     */
    public record Credit(String label, String via) {}

    /** The worked examples to watch and to predict. */
    private static final Map<String, List<String>> EXAMPLES = Map.of(
            "en-dodoi", List.of("rule-capture", "rule-relay"),
            "bao-la-kimasai", List.of("one-capture", "opening-turn"),
            "cross-endodoi", List.of("capture-clockwise", "rule-parity"),
            "en-gehe", List.of("rule-capture", "once-round"));

    /** The sources of what the messages tell of the people, each as a citation. */
    private static final Map<String, List<String>> SOURCES = Map.of(
            "en-dodoi", List.of("merker-1904 via mancala-world", "folklore-1905"),
            "bao-la-kimasai", List.of("mackay-bao"),
            "cross-endodoi", List.of("troyka-2002 via mancala-world"),
            "en-gehe", List.of("merker-1904 via mancala-world"));

    /** The guide to a game, or null if its pages hold no example. */
    static Guide of(Library library, String game) {
        List<WorkedExample> all = Scene.examples(library, game);
        if (all.isEmpty()) {
            return null;
        }
        List<String> chosen = EXAMPLES.getOrDefault(game, List.of("", ""));
        List<Credit> credits = SOURCES.getOrDefault(game, List.of()).stream()
                .map(citation -> credit(library, citation))
                .toList();
        return new Guide(game, named(all, chosen.get(0)), named(all, chosen.get(1)), credits);
    }

    /** The example of that name, or the first one where somebody has taken it out. */
    private static Scene named(List<WorkedExample> all, String id) {
        return Scene.of(all.stream()
                .filter(example -> example.id().equals(id))
                .findFirst()
                .orElse(all.get(0)));
    }

    private static Credit credit(Library library, String citation) {
        String[] keys = citation.split(" via ");
        return new Credit(label(library, keys[0]), keys.length > 1 ? label(library, keys[1]) : null);
    }

    private static String label(Library library, String key) {
        Source source = library.bibliography().source(key);
        return source == null ? key : source.label();
    }
}

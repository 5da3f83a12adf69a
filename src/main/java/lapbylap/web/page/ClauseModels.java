package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lapbylap.content.Bibliography;
import lapbylap.content.Citation;
import lapbylap.content.ClauseText;
import lapbylap.content.Library;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.content.Source;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** Makes the clauses of a game ready for the player, which shows those at work and who says so. */
public final class ClauseModels {
    /** From which lap of a turn on a clause may begin one. All others tell how a lap ends, or are not about laps. */
    private static final Map<String, Integer> BEGINS =
            Map.of("first-turn", 1, "lift", 1, "sow", 1, "sow-parity", 1, "relay", 2, "capture-sow", 2);

    private final Library library;
    private final Messages messages;

    public ClauseModels(Library library, Messages messages) {
        this.library = library;
        this.messages = messages;
    }

    /**
     * A clause.
     *
     * @param game the id of its game
     * @param begins from which lap of a turn on it may begin a lap, or null
     * @param lang language of its title and text if it is not the page's, or null
     * @param href where it is explained, or null
     * @param text the rule itself, or null
     * @param marks names of its marks of certainty, as classes
     * @param certainty the same in words
     * @param meanings what these words mean, a sentence each
     * @param credits who says so
     */
    public record ClauseModel(
            String id,
            String game,
            Integer begins,
            String lang,
            String title,
            String href,
            String text,
            String marks,
            String certainty,
            List<String> meanings,
            List<Credit> credits) {}

    /** A source, and the one through which it is known, or null. */
    public record Credit(PageModel.Link source, PageModel.Link via) {}

    /** The clauses of a game in order. */
    public List<ClauseModel> of(Game game) {
        List<ClauseText> texts = library.clauses(game.id(), messages.language());
        List<ClauseModel> models = new ArrayList<>();
        for (Clause clause : game.clauses()) {
            ClauseText text = texts.stream()
                    .filter(one -> one.id().equals(clause.id()))
                    .findFirst()
                    .orElse(null);
            models.add(model(game, clause, text));
        }
        return models;
    }

    private ClauseModel model(Game game, Clause clause, ClauseText text) {
        List<String> marks = new ArrayList<>(List.of(clause.status().id()));
        if (clause.contested()) {
            marks.add("contested");
        }
        PageAddress address = PageAddress.ofGame(game.id(), "rules", messages.language());
        String rules = PagePaths.path(address);
        return new ClauseModel(
                clause.id(),
                game.id(),
                BEGINS.get(clause.id()),
                library.page(address) == null && text != null ? Language.ENGLISH.tag() : null,
                text == null ? clause.id() : text.title(),
                text == null ? null : rules + "#" + clause.id(),
                text == null ? null : text.text(),
                String.join(" ", marks),
                messages.list(each(marks, "certainty.", "")),
                each(marks, "certainty.", ".meaning"),
                text == null
                        ? List.of()
                        : text.credits().stream().map(this::credit).toList());
    }

    private List<String> each(List<String> marks, String before, String after) {
        return marks.stream().map(mark -> messages.text(before + mark + after)).toList();
    }

    private Credit credit(Citation citation) {
        Bibliography bibliography = library.bibliography();
        Source via = citation.via() == null ? null : bibliography.source(citation.via());
        String label = via == null ? citation.via() : via.label();
        return new Credit(
                link(citation.source(), citation.label(bibliography, messages)),
                citation.via() == null ? null : link(citation.via(), label));
    }

    private PageModel.Link link(String key, String label) {
        String sources = PagePaths.path(new PageAddress("site", "sources", messages.language()));
        return PageModel.Link.to(label, sources + "#" + key);
    }
}

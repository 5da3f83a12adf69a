package lapbylap.content;

import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.ast.Paragraph;
import com.vladsch.flexmark.ext.attributes.AttributeNode;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;

/** Reads the sections of a rules page, and holds them against the clauses of the game. */
final class ClauseSections {
    private final PageContext page;

    ClauseSections(PageContext page) {
        this.page = page;
    }

    List<ClauseText> read(Node document, Game game) {
        List<ClauseText> sections = new ArrayList<>();
        for (Node node : document.getChildren()) {
            String id = node instanceof Heading heading && heading.getLevel() == 3 ? PageAttributes.id(heading) : null;
            if (id != null) {
                Clause clause = clause(game, id);
                if (clause == null) {
                    mistake(
                            node,
                            "no clause of " + game.name() + " is called \"" + id + "\"",
                            "use one of " + ids(game));
                } else if (node.getNext() instanceof Paragraph rule) {
                    ClauseText section = section(id, node, rule);
                    checkMarks(clause, section, rule);
                    sections.add(section);
                } else {
                    mistake(
                            node,
                            "section " + id + " does not begin with its rule",
                            "let a paragraph follow the heading");
                }
            }
        }
        List<String> told = sections.stream().map(ClauseText::id).toList();
        if (!told.equals(ids(game))) {
            page.mistakes()
                    .add(
                            page.line(0),
                            "the sections are " + told,
                            "have one section a clause, in this order: " + ids(game));
        }
        return sections;
    }

    private void mistake(Node node, String wrong, String remedy) {
        page.mistakes().add(page.line(node.getStartLineNumber()), wrong, remedy);
    }

    private static List<String> ids(Game game) {
        return game.clauses().stream().map(Clause::id).toList();
    }

    private static Clause clause(Game game, String id) {
        return game.clauses().stream()
                .filter(clause -> clause.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private static ClauseText section(String id, Node heading, Node rule) {
        List<Citation> credits = new ArrayList<>();
        List<String> marks = new ArrayList<>();
        for (Node node : rule.getDescendants()) {
            if (node instanceof AttributeNode attribute && attribute.isClass()) {
                marks.add(attribute.getValue().toString());
            } else if (node instanceof LinkRef reference) {
                Citation citation = Citation.of(reference.getReference().unescape());
                if (citation != null) {
                    credits.add(citation);
                }
            }
        }
        return new ClauseText(id, Words.of(heading), Words.of(rule), credits, marks);
    }

    private void checkMarks(Clause clause, ClauseText section, Node rule) {
        List<String> expected = new ArrayList<>(List.of(clause.status().id()));
        if (clause.contested()) {
            expected.add("contested");
        }
        if (!section.marks().equals(expected)) {
            String marks = "{." + String.join(" .", expected) + "}";
            mistake(rule, "the rule of section " + clause.id() + " is marked " + section.marks(), "mark it " + marks);
        }
    }
}

package lapbylap.content;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a rules page says of one clause.
 *
 * @param id the clause
 * @param title the heading of its section
 * @param text the rule itself: the section's first paragraph, without marks and citations
 * @param credits the citations there, in order
 * @param marks the certainty marks of that paragraph
 */
public record ClauseText(String id, String title, String text, List<Citation> credits, List<String> marks) {

    public ClauseText {
        credits = List.copyOf(credits);
        marks = List.copyOf(marks);
    }

    /** Keys of the sources cited there, none twice; where one is known through another, both. */
    public List<String> sources() {
        Set<String> keys = new LinkedHashSet<>();
        for (Citation citation : credits) {
            keys.add(citation.source());
            if (citation.via() != null) {
                keys.add(citation.via());
            }
        }
        return List.copyOf(keys);
    }
}

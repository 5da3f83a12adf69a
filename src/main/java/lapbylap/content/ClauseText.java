package lapbylap.content;

import java.util.List;

/**
 * What a rules page says of one clause.
 *
 * @param id the clause
 * @param title the heading of its section
 * @param text the rule itself: the section's first paragraph, without marks and citations
 * @param sources keys of the sources cited there, none twice; where one is known through another, both
 * @param marks the certainty marks of that paragraph
 */
public record ClauseText(String id, String title, String text, List<String> sources, List<String> marks) {

    public ClauseText {
        sources = List.copyOf(sources);
        marks = List.copyOf(marks);
    }
}

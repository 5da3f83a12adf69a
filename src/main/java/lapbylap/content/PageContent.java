package lapbylap.content;

import java.util.List;
import java.util.Set;

/**
 * What stands on a page, ready to be shown.
 *
 * @param frontMatter its head
 * @param parts HTML, and worked examples where they stand in it, in order
 * @param questions its questions, in order
 * @param clauses on the rules page of a game that can be played: what it says of each clause; else none
 * @param citations where it cites what
 * @param links where its links lead
 * @param anchors ids of its sections
 */
record PageContent(
        FrontMatter frontMatter,
        List<Page.Part> parts,
        List<Question> questions,
        List<ClauseText> clauses,
        List<CitationUse> citations,
        List<PageLink> links,
        Set<String> anchors) {

    PageContent {
        parts = List.copyOf(parts);
        questions = List.copyOf(questions);
        clauses = List.copyOf(clauses);
        citations = List.copyOf(citations);
        links = List.copyOf(links);
        anchors = Set.copyOf(anchors);
    }

    /** Its worked examples, in order. */
    List<WorkedExample> examples() {
        return parts.stream()
                .filter(part -> part.example() != null)
                .map(Page.Part::example)
                .toList();
    }
}

package lapbylap.content;

import java.util.List;
import java.util.Set;

/**
 * A page, ready to be shown.
 *
 * @param address which page it is
 * @param frontMatter its head
 * @param parts HTML, and worked examples where they stand in it, in order
 * @param questions its questions, in order
 * @param clauses on the rules page of a game that can be played: what it says of each clause; else none
 * @param citations where it cites what
 * @param links where its links lead
 * @param anchors ids of its sections
 */
public record Page(
        PageAddress address,
        FrontMatter frontMatter,
        List<Part> parts,
        List<Question> questions,
        List<ClauseText> clauses,
        List<CitationUse> citations,
        List<PageLink> links,
        Set<String> anchors) {

    /** A part of a page: HTML or an example; the other one is null. */
    public record Part(String html, WorkedExample example) {}

    public Page {
        parts = List.copyOf(parts);
        questions = List.copyOf(questions);
        clauses = List.copyOf(clauses);
        citations = List.copyOf(citations);
        links = List.copyOf(links);
        anchors = Set.copyOf(anchors);
    }

    /** Its worked examples, in order. */
    public List<WorkedExample> examples() {
        return parts.stream()
                .filter(part -> part.example() != null)
                .map(Part::example)
                .toList();
    }
}

package lapbylap.content;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** A page. Its file may be read only when something is asked of it besides its address. For many threads. */
public final class Page {
    private final PageAddress address;
    private final Supplier<PageContent> content;
    private final List<String> lines;

    /** A part of a page: HTML or an example; the other one is null. */
    public record Part(String html, WorkedExample example) {}

    /** A page that is read when something is first asked of it. */
    Page(PageAddress address, Supplier<PageContent> content) {
        this(address, content, null);
    }

    /** A page that was read from these lines. */
    Page(PageAddress address, PageContent content, List<String> lines) {
        this(address, () -> content, lines);
    }

    private Page(PageAddress address, Supplier<PageContent> content, List<String> lines) {
        this.address = address;
        this.content = content;
        this.lines = lines;
    }

    /** Whether it was read from the same lines. */
    boolean isOf(List<String> others) {
        return others.equals(lines);
    }

    /** Which page it is. */
    public PageAddress address() {
        return address;
    }

    public FrontMatter frontMatter() {
        return content.get().frontMatter();
    }

    /** HTML, and worked examples where they stand in it, in order. */
    public List<Part> parts() {
        return content.get().parts();
    }

    /** Its worked examples, in order. */
    public List<WorkedExample> examples() {
        return content.get().examples();
    }

    /** Its questions, in order. */
    public List<Question> questions() {
        return content.get().questions();
    }

    /** On the rules page of a game that can be played: what it says of each clause; else none. */
    public List<ClauseText> clauses() {
        return content.get().clauses();
    }

    /** Where it cites what. */
    public List<CitationUse> citations() {
        return content.get().citations();
    }

    /** Where its links lead. */
    List<PageLink> links() {
        return content.get().links();
    }

    /** Ids of its sections. */
    public Set<String> anchors() {
        return content.get().anchors();
    }
}

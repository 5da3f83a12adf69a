package lapbylap.content;

import com.vladsch.flexmark.ast.HtmlBlockBase;
import com.vladsch.flexmark.ast.HtmlInlineBase;
import com.vladsch.flexmark.ast.Image;
import com.vladsch.flexmark.ast.LinkNodeBase;
import com.vladsch.flexmark.ast.Text;
import com.vladsch.flexmark.ext.attributes.AttributeNode;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds what a page may not hold: HTML of its own, attributes other than ours, links and words that lead astray. */
final class MarkdownChecks {
    private static final Set<String> CLASSES = Set.of("documented", "inferred", "modern", "contested");
    private static final List<String> LINK_BEGINNINGS = List.of("/", "#", "https://");

    private final PageContext page;
    private final List<PageLink> links = new ArrayList<>();
    private final Set<String> anchors = new LinkedHashSet<>();

    MarkdownChecks(PageContext page) {
        this.page = page;
    }

    void check(Node parent) {
        for (Node node : parent.getChildren()) {
            if (node instanceof HtmlBlockBase || node instanceof HtmlInlineBase) {
                String text = node.getChars().toString().lines().findFirst().orElse("");
                page.mistakes().add(line(node), "HTML \"" + text + "\" in the text", "write Markdown only");
            } else if (node instanceof Image) {
                page.mistakes().add(line(node), "a picture in the text", "show boards by a replay block");
            } else if (node instanceof AttributeNode attribute) {
                attribute(attribute);
            } else if (node instanceof LinkNodeBase link) {
                link(link);
            } else if (node instanceof Text) {
                forbidden(node);
            }
            check(node);
        }
    }

    /** Counted from the top of the file each time, so only asked for where there is something to tell. */
    private int line(Node node) {
        return page.line(node.getStartLineNumber());
    }

    private void attribute(AttributeNode attribute) {
        String name = attribute.getName().toString();
        String value = attribute.getValue().toString();
        if (attribute.isId()) {
            if (!anchors.add(value)) {
                page.mistakes()
                        .add(
                                line(attribute),
                                "two places are called \"#" + value + "\"",
                                "give one of them another id");
            }
        } else if (isMinutes(attribute)) {
            return;
        } else if (attribute.isClass() ? !CLASSES.contains(value) : !(name.equals("lang") && value.equals("mas"))) {
            String wrong = "unknown attribute \"" + attribute.getChars() + "\"";
            page.mistakes()
                    .add(line(attribute), wrong, "use #id, .documented, .inferred, .modern, .contested or lang=mas");
        }
    }

    /** How long a step of a lesson takes; {@link LessonChecks} looks where it stands. */
    private boolean isMinutes(AttributeNode attribute) {
        return page.address().isLesson() && LessonChecks.minutes(attribute) > 0;
    }

    private void link(LinkNodeBase link) {
        String url = link.getUrl().unescape();
        if (LINK_BEGINNINGS.stream().noneMatch(url::startsWith) || url.startsWith("//")) {
            page.mistakes().add(line(link), "the link \"" + url + "\" leads nowhere", "begin it with /, # or https://");
        } else if (!url.startsWith("https://")) {
            links.add(new PageLink(line(link), url));
        }
    }

    private void forbidden(Node text) {
        page.glossary()
                .forbidden(text.getChars().unescape(), page.address().language())
                .forEach((word, term) -> {
                    String wrong = "\"" + word + "\" must not stand for " + term.id();
                    page.mistakes().add(line(text), wrong, "write \"" + term.term() + "\"");
                });
    }

    /** Links within the site. */
    List<PageLink> links() {
        return links;
    }

    /** Ids that can be linked to. */
    Set<String> anchors() {
        return anchors;
    }
}

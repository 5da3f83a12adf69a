package lapbylap.content;

import com.vladsch.flexmark.ast.HtmlBlockBase;
import com.vladsch.flexmark.ast.HtmlInlineBase;
import com.vladsch.flexmark.ast.Image;
import com.vladsch.flexmark.ast.LinkNodeBase;
import com.vladsch.flexmark.ext.attributes.AttributeNode;
import com.vladsch.flexmark.util.ast.Node;
import java.util.List;
import java.util.Set;

/** Finds what a page may not hold: HTML of its own, attributes other than ours, links that lead astray. */
final class MarkdownChecks {
    private static final Set<String> CLASSES = Set.of("documented", "inferred", "modern", "contested");

    private final int lineOffset;
    private final Mistakes mistakes;

    MarkdownChecks(int lineOffset, Mistakes mistakes) {
        this.lineOffset = lineOffset;
        this.mistakes = mistakes;
    }

    void check(Node parent) {
        for (Node node : parent.getChildren()) {
            int line = lineOffset + node.getStartLineNumber() + 1;
            if (node instanceof HtmlBlockBase || node instanceof HtmlInlineBase) {
                String text = node.getChars().toString().lines().findFirst().orElse("");
                mistakes.add(line, "HTML \"" + text + "\" in the text", "write Markdown only");
            } else if (node instanceof AttributeNode attribute) {
                attribute(attribute, line);
            } else if (node instanceof LinkNodeBase link && !(node instanceof Image)) {
                link(link.getUrl().unescape(), line);
            }
            check(node);
        }
    }

    private void attribute(AttributeNode attribute, int line) {
        String name = attribute.getName().toString();
        String value = attribute.getValue().toString();
        if (attribute.isClass() && !CLASSES.contains(value)) {
            mistakes.add(line, "unknown mark \"." + value + "\"", "use .documented, .inferred, .modern or .contested");
        } else if (!attribute.isClass() && !attribute.isId() && !(name.equals("lang") && value.equals("mas"))) {
            mistakes.add(
                    line,
                    "unknown attribute \"" + name + "=" + value + "\"",
                    "use {#id}, a certainty mark or {lang=mas}");
        }
    }

    private void link(String url, int line) {
        boolean allowed = List.of("/", "#", "https://").stream().anyMatch(url::startsWith) && !url.startsWith("//");
        if (!allowed && !url.isEmpty()) {
            mistakes.add(line, "the link \"" + url + "\" leads nowhere", "begin it with /, # or https://");
        }
    }
}

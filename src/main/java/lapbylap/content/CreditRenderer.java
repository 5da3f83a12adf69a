package lapbylap.content;

import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.ext.attributes.AttributeNode;
import com.vladsch.flexmark.ext.attributes.AttributesNode;
import com.vladsch.flexmark.html.HtmlWriter;
import com.vladsch.flexmark.html.renderer.NodeRenderer;
import com.vladsch.flexmark.html.renderer.NodeRenderingHandler;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.engine.Status;

/** Renders who says a thing, and how sure it is: citations such as {@code [@merker-1904]}, and marks of certainty. */
final class CreditRenderer implements NodeRenderer {
    private final PageContext page;
    private final List<CitationUse> uses;
    private final Map<String, Integer> counts = new HashMap<>();

    /** Adds the citations that it renders to {@code uses}. */
    CreditRenderer(PageContext page, List<CitationUse> uses) {
        this.page = page;
        this.uses = uses;
    }

    @Override
    public Set<NodeRenderingHandler<?>> getNodeRenderingHandlers() {
        return Set.of(
                new NodeRenderingHandler<>(LinkRef.class, (node, context, html) -> {
                    String text = node.getReference().unescape();
                    if (Citation.meant(text)) {
                        citation(text, node, html);
                    } else {
                        context.delegateRender();
                    }
                }),
                new NodeRenderingHandler<>(AttributesNode.class, (node, context, html) -> {
                    marks(node, html);
                    minutes(node, html);
                }));
    }

    private void citation(String text, LinkRef node, HtmlWriter html) {
        Citation citation = Citation.of(text);
        String wrong = Citation.fault(citation, text, page.bibliography());
        if (wrong != null) {
            page.mistakes().add(page.line(node.getStartLineNumber()), wrong, "see sources.yaml for what may be cited");
            return;
        }
        Source source = page.bibliography().source(citation.source());
        html.raw(" ").attr("class", "citation").withAttr().tag("span");
        link(source.key(), citation.label(page.bibliography(), page.messages()), node, html);
        if (citation.via() != null) {
            Source via = page.bibliography().source(citation.via());
            ViaWords words = ViaWords.of(page.messages());
            html.text(words.before());
            link(via.key(), via.label(), node, html);
            html.text(words.after());
        }
        html.closeTag("span");
    }

    private void link(String key, String label, Node node, HtmlWriter html) {
        String anchor = "cites-" + key + "-" + counts.merge(key, 1, Integer::sum);
        uses.add(new CitationUse(key, anchor, heading(node)));
        String address =
                PagePaths.path(new PageAddress("site", "sources", page.address().language()));
        html.attr("href", address + "#" + key).attr("id", anchor).withAttr().tag("a");
        html.text(label);
        html.closeTag("a");
    }

    /** The words of the last heading above a place. */
    private static String heading(Node node) {
        Node block = node;
        while (block.getParent() != null && block.getParent().getParent() != null) {
            block = block.getParent();
        }
        while (block != null && !(block instanceof Heading)) {
            block = block.getPrevious();
        }
        return block == null ? null : Words.of(block);
    }

    /** How long a step of a lesson takes, behind its name. */
    private void minutes(AttributesNode node, HtmlWriter html) {
        int minutes = node.getParent() instanceof Heading step ? LessonChecks.minutes(step) : 0;
        if (minutes > 0) {
            html.raw(" ").attr("class", "minutes").withAttr().tag("span");
            html.text("· " + page.messages().text("lesson.minutes", Map.of("minutes", minutes)));
            html.closeTag("span");
        }
    }

    private void marks(AttributesNode node, HtmlWriter html) {
        List<String> names = new ArrayList<>();
        for (Node child : node.getChildren()) {
            if (child instanceof AttributeNode attribute && attribute.isClass()) {
                names.add(attribute.getValue().toString());
            }
        }
        if (names.isEmpty()) {
            return;
        }
        long statuses = names.stream().filter(name -> Status.byId(name) != null).count();
        if (statuses != 1) {
            String wrong = "the marks " + names + " do not say once how a claim is known";
            page.mistakes()
                    .add(page.line(node.getStartLineNumber()), wrong, "give one of .documented, .inferred, .modern");
            return;
        }
        CertaintyMark.write(html, names, page);
    }
}

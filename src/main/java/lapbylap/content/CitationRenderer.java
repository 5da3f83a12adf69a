package lapbylap.content;

import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.html.renderer.NodeRenderer;
import com.vladsch.flexmark.html.renderer.NodeRenderingHandler;
import java.util.Set;

/** Renders citations such as {@code [@merker-1904, p. 36 via @mancala-world]}. */
final class CitationRenderer implements NodeRenderer {

    @Override
    public Set<NodeRenderingHandler<?>> getNodeRenderingHandlers() {
        return Set.of(new NodeRenderingHandler<>(LinkRef.class, (node, context, html) -> {
            Citation citation = Citation.of(node.getReference().unescape());
            if (citation == null) {
                context.delegateRender();
                return;
            }
            html.attr("class", "citation").withAttr().tag("span");
            html.text(citation.toString());
            html.closeTag("span");
        }));
    }
}

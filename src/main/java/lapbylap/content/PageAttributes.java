package lapbylap.content;

import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ext.attributes.AttributeNode;
import com.vladsch.flexmark.ext.tables.TableCell;
import com.vladsch.flexmark.html.AttributeProvider;
import com.vladsch.flexmark.html.AttributeProviderFactory;
import com.vladsch.flexmark.html.IndependentAttributeProviderFactory;
import com.vladsch.flexmark.html.renderer.LinkResolverContext;
import com.vladsch.flexmark.util.ast.Node;

/**
 * Attributes that the renderer would write otherwise: the alignment of table cells, for which its own is no longer
 * HTML, and ids of headings, which it makes up where none is written and spoils in scripts with combining marks.
 */
final class PageAttributes {
    static final AttributeProviderFactory FACTORY = new IndependentAttributeProviderFactory() {
        @Override
        public AttributeProvider apply(LinkResolverContext context) {
            return (node, part, attributes) -> {
                if (node instanceof TableCell && attributes.contains("align")) {
                    attributes.addValue("class", "align-" + attributes.getValue("align"));
                    attributes.remove("align");
                } else if (node instanceof Heading) {
                    attributes.remove("minutes");
                    if (id(node) != null) {
                        attributes.replaceValue("id", id(node));
                    }
                }
            };
        }
    };

    private PageAttributes() {}

    /** The id that is written in a heading, or null. */
    static String id(Node heading) {
        for (Node node : heading.getDescendants()) {
            if (node instanceof AttributeNode attribute && attribute.isId()) {
                return attribute.getValue().toString();
            }
        }
        return null;
    }
}

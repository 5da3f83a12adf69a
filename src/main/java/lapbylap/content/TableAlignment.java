package lapbylap.content;

import com.vladsch.flexmark.ext.tables.TableCell;
import com.vladsch.flexmark.html.AttributeProvider;
import com.vladsch.flexmark.html.AttributeProviderFactory;
import com.vladsch.flexmark.html.IndependentAttributeProviderFactory;
import com.vladsch.flexmark.html.renderer.LinkResolverContext;

/** Says the alignment of table cells by a class: the attribute that the renderer writes is no longer HTML. */
final class TableAlignment {
    static final AttributeProviderFactory FACTORY = new IndependentAttributeProviderFactory() {
        @Override
        public AttributeProvider apply(LinkResolverContext context) {
            return (node, part, attributes) -> {
                if (node instanceof TableCell && attributes.contains("align")) {
                    attributes.addValue("class", "align-" + attributes.getValue("align"));
                    attributes.remove("align");
                }
            };
        }
    };

    private TableAlignment() {}
}

package lapbylap.content;

import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.ast.SoftLineBreak;
import com.vladsch.flexmark.ast.Text;
import com.vladsch.flexmark.ext.attributes.AttributesNode;
import com.vladsch.flexmark.util.ast.Node;

/** The words of a part of a page, without citations, marks and attributes. */
final class Words {
    private Words() {}

    static String of(Node block) {
        StringBuilder text = new StringBuilder();
        collect(block, text);
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    private static void collect(Node node, StringBuilder text) {
        if (node instanceof AttributesNode
                || node instanceof LinkRef reference
                        && Citation.meant(reference.getReference().unescape())) {
            return;
        }
        if (node instanceof Text) {
            text.append(node.getChars().unescape());
        } else if (node instanceof SoftLineBreak) {
            text.append(' ');
        }
        for (Node child : node.getChildren()) {
            collect(child, text);
        }
    }
}

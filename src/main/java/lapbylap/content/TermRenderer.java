package lapbylap.content;

import com.vladsch.flexmark.ast.Emphasis;
import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.LinkNodeBase;
import com.vladsch.flexmark.ast.LinkRef;
import com.vladsch.flexmark.ast.Text;
import com.vladsch.flexmark.ext.tables.TableBlock;
import com.vladsch.flexmark.html.HtmlWriter;
import com.vladsch.flexmark.html.renderer.NodeRenderer;
import com.vladsch.flexmark.html.renderer.NodeRenderingHandler;
import com.vladsch.flexmark.util.ast.Node;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lets the first use of each glossary term on a page open its definition. */
final class TermRenderer implements NodeRenderer {
    private static final String CLOSING = ".,;:!?)”’»।";

    private final Map<String, Term> byForm = new HashMap<>();
    private final Pattern forms;
    private final Set<String> used = new HashSet<>();

    TermRenderer(PageContext page) {
        for (Term term : page.glossary().terms(page.address().language())) {
            byForm.put(term.term().toLowerCase(Locale.ROOT), term);
            term.forms().forEach(form -> byForm.put(form.toLowerCase(Locale.ROOT), term));
        }
        // longer forms first, so that "captured pool" is not taken for "captured"
        String any = byForm.keySet().stream()
                .sorted((one, other) -> other.length() - one.length())
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        forms = Pattern.compile(
                "(?<![\\p{L}\\p{M}-])(" + any + ")(?![\\p{L}\\p{M}-])",
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    @Override
    public Set<NodeRenderingHandler<?>> getNodeRenderingHandlers() {
        return Set.of(new NodeRenderingHandler<>(Text.class, (node, context, html) -> {
            if (byForm.isEmpty() || inside(node)) {
                context.delegateRender();
            } else {
                text(node.getChars().unescape(), html);
            }
        }));
    }

    /** Whether a text stands where no definition should open: in a heading, a name, a link or a table. */
    private static boolean inside(Node node) {
        for (Node parent = node.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof Heading
                    || parent instanceof Emphasis
                    || parent instanceof LinkNodeBase
                    || parent instanceof LinkRef
                    || parent instanceof TableBlock) {
                return true;
            }
        }
        return false;
    }

    private void text(String text, HtmlWriter html) {
        Matcher matcher = forms.matcher(text);
        int from = 0;
        while (matcher.find()) {
            Term term = byForm.get(matcher.group(1).toLowerCase(Locale.ROOT));
            if (term != null && used.add(term.id())) {
                html.text(text.substring(from, matcher.start()));
                from = matcher.end();
                while (from < text.length() && CLOSING.indexOf(text.charAt(from)) >= 0) {
                    from++;
                }
                term(matcher.group(1), term, text.substring(matcher.end(), from), html);
            }
        }
        html.text(text.substring(from));
    }

    /** The word, its definition, and the punctuation behind it, which no line end may part from the word. */
    private static void term(String shown, Term term, String closing, HtmlWriter html) {
        String id = "term-" + term.id();
        html.attr("class", "unbroken").withAttr().tag("span");
        html.attr("type", "button")
                .attr("class", "term")
                .attr("aria-describedby", id)
                .withAttr()
                .tag("button");
        html.text(shown);
        html.closeTag("button");
        html.attr("class", "definition")
                .attr("role", "tooltip")
                .attr("id", id)
                .withAttr()
                .tag("span");
        html.text(term.definition());
        html.closeTag("span");
        html.text(closing);
        html.closeTag("span");
    }
}

package lapbylap.content;

import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ext.attributes.AttributesExtension;
import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.html.renderer.NodeRenderer;
import com.vladsch.flexmark.html.renderer.NodeRenderingHandler;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.ast.Node;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.data.MutableDataSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;

/** Turns the Markdown of a page into its parts. */
final class Markdown {
    /** Stands for an example in the HTML until that is cut into parts; no text can contain it. */
    private static final String CUT = "\uE000";

    private static final DataHolder OPTIONS = new MutableDataSet()
            .set(Parser.EXTENSIONS, List.of(AttributesExtension.create(), TablesExtension.create()))
            .set(TablesExtension.COLUMN_SPANS, false)
            .set(TablesExtension.CLASS_NAME, "")
            .set(HtmlRenderer.ESCAPE_HTML, true)
            .set(HtmlRenderer.GENERATE_HEADER_ID, false)
            .set(HtmlRenderer.RENDER_HEADER_ID, false)
            .set(HtmlRenderer.SOFT_BREAK, "\n")
            .toImmutable();
    private static final Parser PARSER = Parser.builder(OPTIONS).build();

    private Markdown() {}

    /**
     * A page from its text.
     *
     * @param text the Markdown below the front matter
     * @param english examples of the English page by id; null for that page itself
     */
    static Page page(
            String text,
            PageAddress address,
            FrontMatter frontMatter,
            Map<String, WorkedExample> english,
            Mistakes mistakes) {
        int lineOffset = frontMatter.lines();
        Node document = PARSER.parse(text.replace(CUT, ""));
        new MarkdownChecks(lineOffset, mistakes).check(document);
        Game game = address.name().equals("rules") ? Games.byId(address.game()) : null;
        List<ClauseText> clauses =
                game == null ? List.of() : new ClauseSections(lineOffset, mistakes).read(document, game);
        List<WorkedExample> examples = new ArrayList<>();
        HtmlRenderer renderer = HtmlRenderer.builder(OPTIONS)
                .nodeRendererFactory(options -> replayRenderer(lineOffset, address, english, mistakes, examples))
                .nodeRendererFactory(options -> new CitationRenderer())
                .attributeProviderFactory(TableAlignment.FACTORY)
                .build();
        return new Page(address, frontMatter, parts(renderer.render(document), examples), clauses);
    }

    private static List<Page.Part> parts(String html, List<WorkedExample> examples) {
        List<Page.Part> parts = new ArrayList<>();
        String[] pieces = html.split(CUT, -1);
        for (int i = 0; i < pieces.length; i++) {
            parts.add(new Page.Part(pieces[i], null));
            if (i < examples.size()) {
                parts.add(new Page.Part(null, examples.get(i)));
            }
        }
        return parts;
    }

    private static NodeRenderer replayRenderer(
            int lineOffset,
            PageAddress address,
            Map<String, WorkedExample> english,
            Mistakes mistakes,
            List<WorkedExample> examples) {
        return () -> Set.of(new NodeRenderingHandler<>(FencedCodeBlock.class, (node, context, html) -> {
            if (!node.getInfo().unescape().strip().equals("replay")) {
                context.delegateRender();
                return;
            }
            int line = lineOffset + node.getStartLineNumber() + 2;
            List<String> lines = node.getContentChars().unescape().lines().toList();
            WorkedExample example = ReplayBlock.read(lines, line, address, english, mistakes);
            if (example == null) {
                return;
            }
            if (examples.stream().anyMatch(other -> other.id().equals(example.id()))) {
                mistakes.add(line, "two examples are called \"" + example.id() + "\"", "give one of them another id");
                return;
            }
            examples.add(example);
            html.raw(CUT);
        }));
    }
}

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
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;

/** Turns Markdown into pages. */
final class Markdown {
    /** Stands for an example in the HTML until that is cut into parts; no text can contain it. */
    private static final String CUT = "\uE000";

    private static final DataHolder OPTIONS = new MutableDataSet()
            .set(Parser.EXTENSIONS, List.of(AttributesExtension.create(), TablesExtension.create()))
            .set(TablesExtension.COLUMN_SPANS, false)
            .set(HtmlRenderer.ESCAPE_HTML, true)
            .set(HtmlRenderer.GENERATE_HEADER_ID, false)
            .set(HtmlRenderer.RENDER_HEADER_ID, false)
            .set(HtmlRenderer.SOFT_BREAK, "\n")
            .toImmutable();
    private static final Parser PARSER = Parser.builder(OPTIONS).build();
    private static final HtmlRenderer PLAIN = HtmlRenderer.builder(OPTIONS).build();

    private Markdown() {}

    /** One paragraph of Markdown as HTML, without the element round it. */
    static String inline(String text) {
        return PLAIN.render(PARSER.parse(text)).strip().replaceAll("^<p>|</p>$", "");
    }

    /** The same for a text that must be as free of mistakes as a page, and does not link to one. */
    static String inline(String text, PageContext context) {
        MarkdownChecks checks = new MarkdownChecks(context);
        checks.check(PARSER.parse(text));
        for (PageLink link : checks.links()) {
            context.mistakes().add(link.line(), "the link \"" + link.url() + "\" in a short text", "link from a page");
        }
        return inline(text);
    }

    /** What stands on a page, from the Markdown below its front matter. */
    static PageContent page(String text, FrontMatter frontMatter, PageContext context) {
        Node document = PARSER.parse(text.replace(CUT, ""));
        MarkdownChecks checks = new MarkdownChecks(context);
        checks.check(document);
        PageAddress address = context.address();
        Game game = address.name().equals("rules") ? Games.byId(address.game()) : null;
        List<ClauseText> clauses = game == null ? List.of() : new ClauseSections(context).read(document, game);
        List<WorkedExample> examples = new ArrayList<>();
        QuestionRenderer questions = new QuestionRenderer(context, PARSER, checks);
        List<CitationUse> citations = new ArrayList<>();
        HtmlRenderer renderer = HtmlRenderer.builder(OPTIONS)
                .nodeRendererFactory(options -> replayRenderer(context, examples, questions))
                .nodeRendererFactory(options -> new CreditRenderer(context, citations))
                .nodeRendererFactory(options -> new TermRenderer(context))
                .attributeProviderFactory(PageAttributes.FACTORY)
                .build();
        List<Page.Part> parts = parts(renderer.render(document), examples);
        questions.checkFrames(examples);
        if (address.isLesson()) {
            new LessonChecks(context).check(document, frontMatter);
        }
        return new PageContent(
                frontMatter, parts, questions.all(), clauses, citations, checks.links(), checks.anchors());
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
            PageContext page, List<WorkedExample> examples, QuestionRenderer questions) {
        return () -> Set.of(new NodeRenderingHandler<>(FencedCodeBlock.class, (node, context, html) -> {
            String kind = node.getInfo().unescape().strip();
            if (kind.equals("question")) {
                questions.render(node, context, html);
                return;
            }
            if (!kind.equals("replay")) {
                context.delegateRender();
                return;
            }
            List<String> lines = node.getContentChars().unescape().lines().toList();
            int line = page.line(node.getStartLineNumber() + 1);
            WorkedExample example = ReplayBlock.read(lines, line, page);
            if (example == null) {
                return;
            }
            if (examples.stream().anyMatch(other -> other.id().equals(example.id()))) {
                String wrong = "two examples are called \"" + example.id() + "\"";
                page.mistakes().add(line, wrong, "give one of them another id");
                return;
            }
            examples.add(example);
            html.raw(CUT);
        }));
    }
}

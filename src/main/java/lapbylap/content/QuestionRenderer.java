package lapbylap.content;

import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.html.HtmlWriter;
import com.vladsch.flexmark.html.renderer.NodeRendererContext;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.engine.Digits;

/** Reads the {@code question} blocks of a page and renders each with its answer folded away. */
final class QuestionRenderer {
    private static final Set<String> KEYS = Set.of("ask", "answer", "frame");
    private static final Pattern FRAME = Pattern.compile("([a-z][a-z0-9-]*)\\.(\\d{1,6})");

    private final PageContext page;
    private final Parser parser;
    private final MarkdownChecks checks;
    private final List<Question> questions = new ArrayList<>();

    QuestionRenderer(PageContext page, Parser parser, MarkdownChecks checks) {
        this.page = page;
        this.parser = parser;
        this.checks = checks;
    }

    /** The questions read so far, in order. */
    List<Question> all() {
        return questions;
    }

    void render(FencedCodeBlock block, NodeRendererContext context, HtmlWriter html) {
        int first = block.getStartLineNumber() + 1;
        Map<String, String> values = values(block, page.line(first));
        for (String key : List.of("ask", "answer")) {
            if (values.getOrDefault(key, "").isEmpty()) {
                page.mistakes().add(page.line(first), "the question has no " + key, "add a line " + key + ": …");
                return;
            }
        }
        Question question = question(values.get("frame"), page.line(first));
        questions.add(question);
        // as a heading and what follows it, at the line where they stand: then credits and checks tell the right place
        String text = "### " + values.get("ask") + "\n" + values.get("answer");
        Node read = parser.parse("\n".repeat(first) + text);
        checks.check(read);
        html.attr("class", "question");
        if (question.example() != null) {
            html.attr("data-frame", question.example() + "." + question.frame());
        }
        html.withAttr().tag("details");
        html.tag("summary");
        context.renderChildren(read.getFirstChild());
        html.closeTag("summary");
        html.line();
        for (Node answer = read.getFirstChild().getNext(); answer != null; answer = answer.getNext()) {
            context.render(answer);
        }
        html.closeTag("details");
        html.line();
    }

    private Map<String, String> values(FencedCodeBlock block, int firstLine) {
        Map<String, String> values = new LinkedHashMap<>();
        int line = firstLine;
        for (String text : block.getContentChars().unescape().lines().toList()) {
            int colon = text.indexOf(':');
            String key = colon < 0 ? text.strip() : text.substring(0, colon).strip();
            if (!text.isBlank() && (colon < 0 || !KEYS.contains(key))) {
                String wrong = "unknown key \"" + key + "\" in a question";
                page.mistakes().add(line, wrong, "use ask, answer or frame, each in one line");
            } else if (!text.isBlank()
                    && values.put(key, text.substring(colon + 1).strip()) != null) {
                page.mistakes().add(line, "key \"" + key + "\" stands twice", "keep one of them");
            }
            line++;
        }
        return values;
    }

    /** A translation takes the frame from the English page; it may repeat it. */
    private Question question(String frame, int line) {
        List<Question> english = page.englishQuestions();
        if (english != null && frame == null && questions.size() < english.size()) {
            Question same = english.get(questions.size());
            return new Question(same.example(), same.frame(), line);
        }
        if (frame == null) {
            return new Question(null, 0, line);
        }
        Matcher matcher = FRAME.matcher(frame);
        if (!matcher.matches()) {
            page.mistakes().add(line, "\"" + frame + "\" is no frame", "write it such as frame: relay-far.7");
            return new Question(null, 0, line);
        }
        return new Question(matcher.group(1), Digits.read(matcher.group(2), Integer.MAX_VALUE), line);
    }

    /** Holds the frames against the examples of the page, which may stand below. */
    void checkFrames(List<WorkedExample> examples) {
        for (Question question : questions) {
            String id = question.example();
            boolean stops = examples.stream()
                    .anyMatch(example ->
                            example.id().equals(id) && example.stops().contains(question.frame()));
            if (id != null && page.mistakes().none() && !stops) {
                String wrong = "no example stops before frame " + id + "." + question.frame();
                page.mistakes()
                        .add(question.line(), wrong, "add " + question.frame() + " to the stops of example " + id);
            }
        }
    }
}

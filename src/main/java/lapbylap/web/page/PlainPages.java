package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.content.Mistake;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;
import lapbylap.web.http.ProblemDocument;
import lapbylap.web.http.RequestProblem;

/** Pages that are made of messages alone: what a problem is, and problems as a person meets them. */
public final class PlainPages {
    public static final String HTML = "text/html; charset=utf-8";

    private final Templates templates;
    private final String assets;

    /** Pages whose static files are found below the prefix {@code assets}. */
    public PlainPages(Templates templates, String assets) {
        this.templates = templates;
        this.assets = assets;
    }

    /** A problem as a page. */
    public Answer problem(RequestProblem problem, Messages messages) {
        String title = ProblemDocument.title(problem, messages);
        String text = ProblemDocument.detail(problem, messages);
        return answer(problem.status(), "no-store", title, List.of(text), messages);
    }

    /** What a kind of problem is in general, or null if there is no such kind. */
    public Answer kindOfProblem(String id, Messages messages) {
        if (!messages.has("problem." + id + ".title")) {
            return null;
        }
        List<String> text = List.of(messages.text("problem." + id + ".help"));
        return answer(200, "public, max-age=300", messages.text("problem." + id + ".title"), text, messages);
    }

    /** The page that offers some languages, for a site that nobody serves. */
    public String languages(Collection<Messages> offered) {
        List<Language> languages = offered.stream().map(Messages::language).toList();
        Messages first = offered.iterator().next();
        return templates.render("languages", Map.of("languages", languages, "assets", assets, "english", first));
    }

    /** The mistakes of a page of which there is no earlier version, for whoever edits it. */
    public Answer mistakes(List<Mistake> mistakes, Messages messages) {
        List<String> text = mistakes.stream().map(Mistake::toString).toList();
        return answer(200, "no-store", messages.text("page.mistakes"), text, true, messages);
    }

    private Answer answer(int status, String cacheControl, String title, List<String> paragraphs, Messages messages) {
        return answer(status, cacheControl, title, paragraphs, false, messages);
    }

    private Answer answer(
            int status, String cacheControl, String title, List<String> paragraphs, boolean live, Messages messages) {
        String tag = messages.language().tag();
        StringBuilder body = new StringBuilder();
        for (String paragraph : paragraphs) {
            body.append("<p>").append(escaped(paragraph)).append("</p>\n");
        }
        PageModel page = new PageModel(
                tag,
                title,
                messages.text("page.window", Map.of("title", title)),
                title,
                body.toString(),
                List.of(),
                List.of(),
                List.of(),
                true,
                List.of());
        Map<String, Object> variables = new HashMap<>();
        variables.put("page", page);
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", live);
        byte[] html = templates.render("plain", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.text(status, HTML, cacheControl, html);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}

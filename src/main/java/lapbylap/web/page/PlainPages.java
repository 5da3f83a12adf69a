package lapbylap.web.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.content.Mistake;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;
import lapbylap.web.http.ProblemDocument;
import lapbylap.web.http.RequestProblem;

/** Pages that are made of messages alone: what a problem is, and problems as a person meets them. */
public final class PlainPages {
    public static final String HTML = "text/html;charset=utf-8";

    private final Templates templates;
    private final Set<Language> languages;
    private final String assets;

    /** Pages in some languages, whose static files are found below the prefix {@code assets}. */
    public PlainPages(Templates templates, Set<Language> languages, String assets) {
        this.templates = templates;
        this.languages = languages;
        this.assets = assets;
    }

    /** A problem as a page, met at a path. */
    public Answer problem(RequestProblem problem, String path, Messages messages) {
        String title = ProblemDocument.title(problem, messages);
        String text = ProblemDocument.detail(problem, messages);
        return answer(problem.status(), "no-store", title, List.of(text), false, path, messages);
    }

    /** What a kind of problem is in general, or null if there is no such kind. */
    public Answer kindOfProblem(String id, Messages messages) {
        if (!messages.has("problem." + id + ".title")) {
            return null;
        }
        List<String> text = List.of(messages.text("problem." + id + ".help"));
        String title = messages.text("problem." + id + ".title");
        return answer(200, "public, max-age=300", title, text, false, "/problems/" + id, messages);
    }

    /** The page that offers some languages, for a site that nobody serves. */
    public String languages(Collection<Messages> offered) {
        List<Language> languages = offered.stream().map(Messages::language).toList();
        Messages first = offered.iterator().next();
        return templates.render("languages", Map.of("languages", languages, "assets", assets, "english", first));
    }

    /** The mistakes of the page at a path, of which there is no earlier version, for whoever edits it. */
    public Answer mistakes(List<Mistake> mistakes, String path, Messages messages) {
        List<String> text = mistakes.stream().map(Mistake::toString).toList();
        return answer(200, "no-store", messages.text("page.mistakes"), text, true, path, messages);
    }

    private Answer answer(
            int status,
            String cacheControl,
            String title,
            List<String> paragraphs,
            boolean live,
            String path,
            Messages messages) {
        String tag = messages.language().tag();
        StringBuilder body = new StringBuilder();
        for (String paragraph : paragraphs) {
            body.append("<p>").append(escaped(paragraph)).append("</p>\n");
        }
        PageModel page = PageModel.plain(
                tag,
                title,
                messages.text("page.window", Map.of("title", title)),
                title,
                body.toString(),
                languages(path, messages.language()));
        Map<String, Object> variables = new HashMap<>();
        variables.put("page", page);
        variables.put("words", messages);
        variables.put("assets", assets);
        variables.put("live", live);
        byte[] html = templates.render("plain", variables).getBytes(StandardCharsets.UTF_8);
        return Answer.text(status, HTML, cacheControl, html);
    }

    /** The same address in every language: at its beginning if it names one there, else as a parameter. */
    private List<PageModel.LanguageLink> languages(String path, Language current) {
        String[] segments = path.split("/", 3);
        boolean named = segments.length == 3 && languages.contains(Language.named(segments[1]));
        List<PageModel.LanguageLink> links = new ArrayList<>();
        for (Language one : languages) {
            String href = named ? "/" + one.tag() + "/" + segments[2] : "?lang=" + one.tag();
            links.add(new PageModel.LanguageLink(one.tag(), one.ownName(), href, one.equals(current), true, null));
        }
        return links;
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

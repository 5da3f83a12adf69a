package lapbylap.web;

import io.javalin.http.Context;
import java.util.Map;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.ProblemDocument;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.http.Sender;
import lapbylap.web.page.EmbedPages;
import lapbylap.web.page.PlainPages;

/** Tells problems: to people as a page in their language, to programs as a document. */
final class Problems {
    private final Site site;
    private final PlainPages pages;
    private final EmbedPages embeds;

    Problems(Site site, PlainPages pages, EmbedPages embeds) {
        this.site = site;
        this.pages = pages;
        this.embeds = embeds;
    }

    void tell(Context context, RequestProblem problem) {
        Messages messages = site.messages(language(context));
        boolean person = !context.path().startsWith("/api/") && accepts(context, "text/html");
        if (person && context.path().startsWith("/embed/")) {
            Sender.send(context, embeds.problem(problem, messages));
        } else if (person) {
            Sender.send(context, pages.problem(problem, messages));
        } else {
            Sender.send(context, ProblemDocument.answer(problem, messages));
        }
    }

    private static boolean accepts(Context context, String type) {
        String header = context.header("Accept");
        return header != null && header.contains(type);
    }

    /** The language that the address names, at its beginning or as a parameter; else English. */
    private Language language(Context context) {
        String[] segments = context.path().split("/", 3);
        Language ofPath = segments.length > 1 ? Language.byTag(segments[1]) : null;
        if (ofPath != null) {
            return ofPath;
        }
        String query = context.req().getQueryString();
        for (String pair : query == null ? new String[0] : query.split("&")) {
            Language named = pair.startsWith("lang=") ? Language.byTag(pair.substring("lang=".length())) : null;
            if (named != null) {
                return named;
            }
        }
        return Language.ENGLISH;
    }

    /** A page that nobody wrote, or an address that means nothing. */
    static RequestProblem unknownPage(String path) {
        return new RequestProblem(404, "unknown-page", Map.of("path", path));
    }
}

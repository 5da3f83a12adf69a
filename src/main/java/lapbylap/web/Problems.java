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
        boolean person = !context.path().startsWith("/api/") && accepts(context, "text/html");
        Messages messages = site.messages(language(context, person));
        if (person && context.path().startsWith("/embed/")) {
            Sender.send(context, embeds.problem(problem, messages));
        } else if (person) {
            Sender.send(context, pages.problem(problem, context.path(), messages));
        } else {
            Sender.send(context, ProblemDocument.answer(problem, messages));
        }
    }

    private static boolean accepts(Context context, String type) {
        String header = context.header("Accept");
        return header != null && header.contains(type);
    }

    /** The language that the address names, as a parameter or at its beginning; else null. */
    private Language named(Context context) {
        String query = context.req().getQueryString();
        for (String pair : query == null ? new String[0] : query.split("&")) {
            Language named = pair.startsWith("lang=") ? Language.byTag(pair.substring("lang=".length())) : null;
            if (named != null) {
                return named;
            }
        }
        String[] segments = context.path().split("/", 3);
        return segments.length > 1 ? Language.byTag(segments[1]) : null;
    }

    /** The language of the address; if it names none, that which a person prefers, and English for programs. */
    private Language language(Context context, boolean person) {
        Language named = named(context);
        if (named != null || !person) {
            return named == null ? Language.ENGLISH : named;
        }
        context.header("Vary", "Accept-Language");
        return AcceptLanguage.best(
                context.header("Accept-Language"), site.messages().keySet());
    }

    /** A page that nobody wrote, or an address that means nothing. */
    static RequestProblem unknownPage(String path) {
        return new RequestProblem(404, "unknown-page", Map.of("path", path));
    }
}

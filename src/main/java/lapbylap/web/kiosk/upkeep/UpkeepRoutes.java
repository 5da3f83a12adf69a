package lapbylap.web.kiosk.upkeep;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import lapbylap.counts.Event;
import lapbylap.counts.VisitCounter;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.api.Languages;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.http.Sender;
import lapbylap.web.kiosk.KioskSettings;
import lapbylap.web.page.Templates;

/** Which address of the exhibit's upkeep is answered by what. */
public final class UpkeepRoutes {
    private static final String SETUP = "/kiosk/setup";
    private static final String LANG = "lang";

    private final Map<Language, Messages> languages;
    private final Function<Context, Messages> preferred;
    private final VisitCounter counter;
    private final SetupPages setup;
    private final CheckPages check;
    private final StatsPages stats;

    /**
     * Pages whose static files are found below the prefix {@code assets}.
     *
     * @param languages the languages of the site
     * @param preferred the words that whoever asks prefers, where the address names no language
     * @param counter what counts; null if nothing does
     * @param version the name of the program and its version
     */
    public UpkeepRoutes(
            Templates templates,
            Map<Language, Messages> languages,
            String assets,
            Function<Context, Messages> preferred,
            VisitCounter counter,
            String version) {
        this.languages = languages;
        this.preferred = preferred;
        this.counter = counter;
        UpkeepPage page = new UpkeepPage(templates, languages, assets);
        setup = new SetupPages(page, languages.keySet());
        check = new CheckPages(page, counter, version);
        stats = new StatsPages(page, languages.keySet(), counter);
    }

    /** Adds them all. */
    public void addTo(RoutesConfig routes) {
        get(routes, SETUP, this::setUp);
        get(routes, "/kiosk/check", context -> {
            Query query = Query.of(context.queryString(), Set.of(LANG));
            Sender.send(context, check.answer(Caller.isNear(context), words(context, query.get(LANG))));
        });
        get(routes, "/kiosk/stats", context -> {
            onlyNear(context);
            Query query = Query.of(context.queryString(), Set.of(LANG, "days"));
            Sender.send(context, stats.answer(query.get("days"), words(context, query.get(LANG))));
        });
        get(routes, "/kiosk/stats.csv", context -> {
            onlyNear(context);
            Query.of(context.queryString(), Set.of());
            context.header("Content-Disposition", "attachment; filename=\"kiosk-counts.csv\"");
            Sender.send(context, stats.table());
        });
        routes.post("/kiosk/count", this::count);
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }

    private Messages words(Context context, String tag) {
        return tag == null ? preferred.apply(context) : Languages.of(tag, languages);
    }

    private static void onlyNear(Context context) {
        if (!Caller.isNear(context)) {
            throw new RequestProblem(403, "only-here", Map.of("path", context.path()));
        }
    }

    private void setUp(Context context) {
        SetupRequest request = SetupRequest.of(context.queryString(), languages.keySet());
        Messages words = words(context, request.language());
        if (request.fresh()) {
            String query = request.query(languages.keySet());
            context.header("Cache-Control", "no-store");
            context.redirect(query.isEmpty() ? SETUP : SETUP + "?" + query, HttpStatus.SEE_OTHER);
            return;
        }
        Sender.send(context, setup.answer(request, context.req().getLocalPort(), words));
    }

    /** Counts, and answers alike whether or not it could. */
    private void count(Context context) {
        Query query = Query.of(context.queryString(), Set.of("event", "language", "game"));
        Event event = Event.byId(query.get("event"));
        if (event == null) {
            throw wrong("event", query.get("event"), "visit, started, finished, idle-reset");
        }
        String language = query.get("language") == null ? "" : query.get("language");
        if (!language.isEmpty()) {
            Languages.of(language, languages);
        }
        String game = query.get("game") == null ? "" : query.get("game");
        if (!game.isEmpty() && !KioskSettings.playable().contains(game)) {
            throw wrong("game", game, String.join(", ", KioskSettings.playable()));
        }
        if (counter != null && Caller.isOurs(context)) {
            counter.count(event, language, game);
        }
        context.status(HttpStatus.NO_CONTENT);
    }

    private static RequestProblem wrong(String parameter, String value, String accepted) {
        return new RequestProblem(
                400,
                "parameter-value",
                Map.of("parameter", parameter, "value", value == null ? "" : value, "accepted", accepted));
    }
}

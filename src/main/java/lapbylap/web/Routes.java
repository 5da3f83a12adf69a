package lapbylap.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lapbylap.content.Library;
import lapbylap.content.Mistake;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.counts.VisitCounter;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.api.GamesHandler;
import lapbylap.web.api.Languages;
import lapbylap.web.api.ReplayHandler;
import lapbylap.web.api.SuggestHandler;
import lapbylap.web.http.Answer;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.http.Sender;
import lapbylap.web.http.ServerErrors;
import lapbylap.web.kiosk.KioskOnly;
import lapbylap.web.kiosk.KioskPage;
import lapbylap.web.kiosk.upkeep.UpkeepRoutes;
import lapbylap.web.page.ContentPages;
import lapbylap.web.page.EmbedPages;
import lapbylap.web.page.PlainPages;
import lapbylap.web.page.Sitemap;
import lapbylap.web.sheet.SheetPages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Which address is answered by what. */
final class Routes {
    private static final Logger LOG = LoggerFactory.getLogger(Routes.class);

    /** Longer addresses are refused, the query included, in bytes. */
    private static final int LONGEST_ADDRESS = 8192;

    private static final Answer HEALTH =
            Answer.text(200, "application/json", "no-store", "{\"status\":\"ok\"}".getBytes(StandardCharsets.UTF_8));

    private final Site site;
    private final ContentPages contentPages;
    private final PlainPages plainPages;
    private final EmbedPages embedPages;
    private final SheetPages sheetPages;
    private final KioskPage kioskPage;
    private final Problems problems;
    private final GamesHandler games;
    private final ReplayHandler replay;
    private final SuggestHandler suggest = new SuggestHandler();
    private final UpkeepRoutes upkeep;

    /** @param counter what counts the visits of an exhibit; null if nothing does */
    Routes(Site site, VisitCounter counter) {
        this.site = site;
        String assets = site.staticFiles().prefix();
        contentPages = new ContentPages(
                site.templates(),
                site.messages(),
                assets,
                site.publicUrl(),
                () -> site.staticFiles().modules(StaticFiles.PLAY),
                site.content().edited());
        plainPages = new PlainPages(site.templates(), site.messages().keySet(), assets);
        embedPages = new EmbedPages(
                site.templates(),
                assets,
                site.publicUrl(),
                () -> site.staticFiles().modules(StaticFiles.PLAYER),
                site.messages());
        sheetPages = new SheetPages(site.templates(), site.messages(), assets, site.publicUrl());
        kioskPage = new KioskPage(
                site.templates(),
                site.messages(),
                assets,
                () -> site.staticFiles().modules(StaticFiles.KIOSK));
        problems = new Problems(site, plainPages, embedPages);
        games = new GamesHandler(site.messages());
        replay = new ReplayHandler(site.messages());
        upkeep = new UpkeepRoutes(
                site.templates(),
                site.messages(),
                assets,
                context -> site.messages(preferred(context)),
                counter,
                SiteServer.VERSION);
    }

    /** What is asked for first, most likely. */
    Answer firstPage() {
        PageAddress home = new PageAddress("site", "home", Language.ENGLISH);
        return site.kiosk()
                ? kioskPage.answer(null, site.library())
                : contentPages.answer(home, site.library(), site.messages(Language.ENGLISH));
    }

    void addTo(RoutesConfig routes) {
        routes.before(Routes::checkLength);
        if (site.kiosk()) {
            routes.before(Routes::stayInTheKiosk);
        }
        get(routes, "/health", context -> Sender.send(context, HEALTH));
        get(routes, "/api/v1/games", context -> Sender.send(context, games.list(query(context))));
        get(routes, "/api/v1/games/{game}", context -> {
            var game = GamesHandler.game(context.pathParam("game"));
            Sender.send(context, games.one(game, query(context), site.library()));
        });
        get(routes, "/api/v1/games/{game}/replay", context -> {
            var game = GamesHandler.game(context.pathParam("game"));
            Sender.send(context, replay.answer(game, query(context)));
        });
        get(routes, "/api/v1/games/{game}/suggest", context -> {
            var game = GamesHandler.game(context.pathParam("game"));
            Sender.send(context, suggest.answer(game, query(context)));
        });
        get(routes, "/embed/{game}", context -> {
            var game = GamesHandler.game(context.pathParam("game"));
            Sender.send(context, embedPages.answer(game, query(context), site.library()));
        });
        get(routes, "/kiosk", context -> Sender.send(context, kioskPage.answer(query(context), site.library())));
        get(routes, "/kiosk/games/{game}/replay", context -> {
            var game = GamesHandler.game(context.pathParam("game"));
            Sender.send(context, kioskPage.replay(game, query(context)));
        });
        upkeep.addTo(routes);
        get(routes, "/{lang}/games/{game}/worksheet", this::worksheet);
        get(routes, "/api/<rest>", Routes::missing);
        get(
                routes,
                "/static/<file>",
                context -> send(context, site.staticFiles().at(context.path())));
        get(routes, "/favicon.ico", this::icon);
        get(routes, "/problems/{id}", this::kindOfProblem);
        get(
                routes,
                "/sitemap.xml",
                context -> Sender.send(
                        context, Sitemap.of(site.library(), site.messages().keySet(), site.publicUrl())));
        if (site.content().edited()) {
            get(
                    routes,
                    "/live",
                    context -> Sender.send(context, version(site.content().version())));
        }
        get(routes, "/", this::chooseLanguage);
        get(routes, "/<page>", this::page);
        routes.exception(RequestProblem.class, (problem, context) -> problems.tell(context, problem));
        routes.exception(
                HttpResponseException.class,
                (refusal, context) -> problems.tell(
                        context,
                        ServerErrors.problem(
                                refusal.getStatus(), context.method().name(), context.path())));
        routes.exception(Exception.class, (broken, context) -> serverError(context, broken));
    }

    void serverError(Context context, Throwable broken) {
        LOG.error("{} {}", context.method(), context.path(), broken);
        problems.tell(context, ServerErrors.problem(500, context.method().name(), context.path()));
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }

    private static String query(Context context) {
        return context.req().getQueryString();
    }

    private static void checkLength(Context context) {
        String query = query(context);
        int length = context.req().getRequestURI().length() + (query == null ? 0 : query.length() + 1);
        if (length > LONGEST_ADDRESS) {
            throw new RequestProblem(414, "address-too-long", Map.of("length", length, "most", LONGEST_ADDRESS));
        }
    }

    private static void stayInTheKiosk(Context context) {
        if (!KioskOnly.answers(context.path())) {
            missing(context);
        }
    }

    private static Answer version(String version) {
        return Answer.text(200, "text/plain", "no-store", version.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(Context context, Answer answer) {
        if (answer == null) {
            missing(context);
        }
        Sender.send(context, answer);
    }

    private static void missing(Context context) {
        throw Problems.unknownPage(context.path());
    }

    /** Browsers ask for this by themselves, whatever page they show. */
    private void icon(Context context) {
        context.header("Cache-Control", "public, max-age=300");
        context.redirect(site.staticFiles().prefix() + "/images/icon.svg");
    }

    private void kindOfProblem(Context context) {
        String tag = Query.of(query(context), java.util.Set.of("lang")).get("lang");
        Messages messages = tag == null ? site.messages(preferred(context)) : Languages.of(tag, site.messages());
        send(context, plainPages.kindOfProblem(context.pathParam("id"), messages));
    }

    private void chooseLanguage(Context context) {
        context.header("Cache-Control", "no-store");
        String query = query(context);
        String page = site.kiosk() ? "/kiosk" : "/" + preferred(context).tag() + "/";
        context.redirect(page + (query == null ? "" : "?" + query));
    }

    /** The language that the reader prefers among those that the site has. */
    private Language preferred(Context context) {
        context.header("Vary", "Accept-Language");
        return AcceptLanguage.best(
                context.header("Accept-Language"), site.messages().keySet());
    }

    private void worksheet(Context context) {
        PageAddress address = PagePaths.address(context.path());
        if (address == null || !site.messages().containsKey(address.language())) {
            throw Problems.unknownPage(context.path());
        }
        var game = GamesHandler.game(address.game());
        String path = PagePaths.path(address);
        String query = query(context);
        String plain = sheetPages.plainQuery(game, query);
        if (!path.equals(context.path()) || plain != null && !plain.equals(query)) {
            context.header("Cache-Control", "public, max-age=300");
            context.redirect(plain == null ? path : path + "?" + plain, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        Sender.send(context, sheetPages.answer(game, query, site.library(), site.messages(address.language())));
    }

    private void page(Context context) {
        PageAddress address = PagePaths.address(context.path());
        if (address == null) {
            throw Problems.unknownPage(context.path());
        }
        String path = PagePaths.path(address);
        Answer answer = site.messages().containsKey(address.language()) ? answer(address, path) : null;
        if (answer == null) {
            throw Problems.unknownPage(context.path());
        }
        if (!path.equals(context.path())) {
            context.header("Cache-Control", "public, max-age=300");
            String query = query(context);
            context.redirect(query == null ? path : path + "?" + query, HttpStatus.MOVED_PERMANENTLY);
            return;
        }
        Sender.send(context, answer);
    }

    /** A page, or its mistakes if somebody edits it and it was never without any; null if there is none. */
    private Answer answer(PageAddress address, String path) {
        Library library = site.library();
        Messages messages = site.messages(address.language());
        List<Mistake> mistakes = library.mistakes(address.file());
        if (site.content().edited() && library.page(address) == null && !mistakes.isEmpty()) {
            return plainPages.mistakes(mistakes, path, messages);
        }
        return contentPages.answer(address, library, messages);
    }
}

package lapbylap.web;

import io.javalin.Javalin;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lapbylap.content.DescribedGame;
import lapbylap.content.PagePaths;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.web.page.PlayPages;

/** Every route that the server has, with paths that it leads to: a new route is among them by itself. */
final class EveryRoute {
    private static final Pattern PLACE = Pattern.compile("[{<](\\w+)[}>]");
    private static final Pattern ACCEPTED = Pattern.compile("there are: ([^\"]*)\"");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z-]*");

    private final List<List<String>> paths;

    private EveryRoute(List<List<String>> paths) {
        this.paths = paths;
    }

    static EveryRoute read() {
        Site site = new Site(ServerSettings.local(0));
        Javalin javalin = Javalin.create(config -> new Routes(site, null).addTo(config.routes));
        Map<String, List<String>> values = values(site);
        return new EveryRoute(javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .filter(handler -> handler.endpoint.method == HandlerType.GET)
                .map(handler -> filled(handler.endpoint.path, values))
                .toList());
    }

    /** What may stand in place of the names in routes, right and wrong; a name that is not here gets a word. */
    private static Map<String, List<String>> values(Site site) {
        Set<Language> all = site.messages().keySet();
        String tree = site.staticFiles().prefix().substring("/static/".length());
        return Map.of(
                "game",
                Stream.of(
                                Games.all().stream().map(Game::id),
                                DescribedGame.all().stream().map(DescribedGame::id))
                        .flatMap(ids -> ids)
                        .toList(),
                "lang",
                all.stream().map(Language::tag).toList(),
                "id",
                site.messages(Language.ENGLISH).keys().stream()
                        .filter(key -> key.startsWith("problem.") && key.endsWith(".title"))
                        .map(key -> key.substring("problem.".length(), key.length() - ".title".length()))
                        .toList(),
                "file",
                site.staticFiles().names().stream()
                        .map(name -> tree + "/" + name)
                        .toList(),
                "page",
                Stream.of(site.library().addresses(all), PlayPages.addresses(all))
                        .flatMap(Collection::stream)
                        .map(address -> PagePaths.path(address).substring(1))
                        .toList());
    }

    private static List<String> filled(String route, Map<String, List<String>> values) {
        Matcher place = PLACE.matcher(route);
        if (!place.find()) {
            return List.of(route);
        }
        List<String> filled = new ArrayList<>();
        for (String value : values.getOrDefault(place.group(1), List.of("word"))) {
            filled.addAll(filled(route.substring(0, place.start()) + value + route.substring(place.end()), values));
        }
        return filled;
    }

    /** For each route, the paths. */
    List<List<String>> paths() {
        return paths;
    }

    /** The names of the parameters that a server says it understands at a path. */
    static List<String> parameters(String path, RawClient client) throws IOException {
        RawClient.Reply reply = client.get(path + "?no-such-parameter=1");
        Matcher accepted = ACCEPTED.matcher(reply.status() == 400 ? reply.body() : "");
        return accepted.find()
                ? NAME.matcher(accepted.group(1))
                        .results()
                        .map(name -> name.group())
                        .toList()
                : List.of();
    }
}

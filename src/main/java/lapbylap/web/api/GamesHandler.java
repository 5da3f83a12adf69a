package lapbylap.web.api;

import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.content.DescribedGame;
import lapbylap.content.Library;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;

/** Answers {@code /api/v1/games} and {@code /api/v1/games/{game}}. */
public final class GamesHandler {
    private static final String CACHE_CONTROL = "public, max-age=300";

    private final Map<Language, Messages> messages;

    public GamesHandler(Map<Language, Messages> messages) {
        this.messages = messages;
    }

    /** The list of games. */
    public Answer list(String rawQuery) {
        Query.of(rawQuery, Set.of("lang"));
        return Answer.json(CACHE_CONTROL, GameJson.list(Games.all(), DescribedGame.all()));
    }

    /** One game; its clauses in the words of its rules page. */
    public Answer one(Game game, String rawQuery, Library library) {
        Query query = Query.of(rawQuery, Set.of("lang"));
        String tag = query.get("lang") == null ? Language.ENGLISH.tag() : query.get("lang");
        Language language = Languages.of(tag, messages).language();
        return Answer.json(CACHE_CONTROL, GameJson.one(game, library.clauses(game.id(), language)));
    }

    /** The playable game with this id; a problem (404) if there is none. */
    public static Game game(String id) {
        Game game = Games.byId(id);
        if (game != null) {
            return game;
        }
        List<String> playable = Games.all().stream().map(Game::id).toList();
        DescribedGame described = DescribedGame.byId(id);
        if (described != null) {
            throw new RequestProblem(404, "game-not-playable", Map.of("game", described.name(), "accepted", playable));
        }
        throw new RequestProblem(404, "unknown-game", Map.of("game", id, "accepted", playable));
    }
}

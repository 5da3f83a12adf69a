package lapbylap.web.api;

import java.util.List;
import lapbylap.content.ClauseText;
import lapbylap.content.DescribedGame;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Options;
import lapbylap.json.JsonWriter;
import lapbylap.json.LayoutJson;
import lapbylap.json.OptionsJson;

/** What is told about games. */
final class GameJson {
    private GameJson() {}

    /** The list of games: those that can be played, then those that are only described. */
    static String list(List<Game> games, List<DescribedGame> described) {
        JsonWriter json = new JsonWriter();
        json.object().name("games").array();
        for (Game game : games) {
            entry(json, game.id(), game.name(), true);
        }
        for (DescribedGame game : described) {
            entry(json, game.id(), game.name(), false);
        }
        return json.endArray().endObject().toString();
    }

    private static void entry(JsonWriter json, String id, String name, boolean playable) {
        json.object();
        json.name("id").value(id);
        json.name("name").value(name);
        json.name("playable").value(playable);
        json.endObject();
    }

    /**
     * One game: its board, options and clauses.
     *
     * @param texts what its rules page says of its clauses
     */
    static String one(Game game, List<ClauseText> texts) {
        JsonWriter json = new JsonWriter();
        json.object();
        json.name("id").value(game.id());
        json.name("name").value(game.name());
        LayoutJson.write(json.name("layout"), game.rules(Options.defaults(game)).layout());
        OptionsJson.write(json.name("options"), game);
        json.name("clauses").array();
        for (Clause clause : game.clauses()) {
            clause(json, clause, texts);
        }
        return json.endArray().endObject().toString();
    }

    private static void clause(JsonWriter json, Clause clause, List<ClauseText> texts) {
        ClauseText text = texts.stream()
                .filter(candidate -> candidate.id().equals(clause.id()))
                .findFirst()
                .orElse(null);
        json.object();
        json.name("id").value(clause.id());
        json.name("status").value(clause.status().id());
        json.name("contested").value(clause.contested());
        json.name("sources").values(text == null ? List.of() : text.sources());
        json.name("text").value(text == null ? "" : text.text());
        json.endObject();
    }
}

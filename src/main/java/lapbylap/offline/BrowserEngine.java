package lapbylap.offline;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import lapbylap.engine.Game;
import lapbylap.engine.InputException;
import lapbylap.engine.Options;
import lapbylap.engine.Refused;
import lapbylap.engine.games.Games;
import lapbylap.i18n.FaultText;
import lapbylap.i18n.Wording;
import lapbylap.json.JsonWriter;
import lapbylap.json.LayoutJson;
import lapbylap.json.OptionsJson;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.opponent.Level;
import lapbylap.opponent.Opponent;
import lapbylap.record.GameSetUp;
import lapbylap.record.Recording;
import org.teavm.jso.JSExport;

/** What a script in a page may ask of the engine. Answers are JSON, recordings or problems. */
public final class BrowserEngine {
    private BrowserEngine() {}

    /** A game's board and options. */
    @JSExport
    public static String game(String id) {
        Game game = Games.byId(id);
        JsonWriter json = new JsonWriter().object();
        json.name("id").value(game.id()).name("name").value(game.name());
        LayoutJson.write(json.name("layout"), game.rules(Options.defaults(game)).layout());
        OptionsJson.write(json.name("options"), game);
        return json.endObject().toString();
    }

    /**
     * A recording.
     *
     * @param options names and values of options, by turns
     * @param position a position in notation, or null for the start of the game
     * @param moves names of pits
     * @param page tells the frames in words; null leaves them out
     */
    @JSExport
    public static String replay(String game, String[] options, String position, String[] moves, PageWords page) {
        Wording words = page == null ? null : new PageWording(page);
        try {
            return RecordingJson.write(
                    setUp(game, options, position).record(Arrays.asList(moves)),
                    words == null ? null : new Narrator(words));
        } catch (InputException wrong) {
            return problem(wrong, words);
        }
    }

    /**
     * The move that the machine would choose, as {@code {"move", "turn"}}; with neither if the game is over.
     *
     * @param level from 1 to 3
     * @param seed decides between moves that look equally good
     */
    @JSExport
    public static String suggest(
            String game, String[] options, String position, String[] moves, int level, int seed, PageWords page) {
        try {
            Recording recording = setUp(game, options, position).record(Arrays.asList(moves));
            if (recording.outcome() != null) {
                return "{}";
            }
            int played = recording.turns().size();
            int pit = new Opponent(Level.of(level), seed).choose(recording.playthrough(), played);
            JsonWriter json = new JsonWriter().object();
            json.name("move").value(recording.rules().layout().name(pit));
            return json.name("turn").value(played + 1).endObject().toString();
        } catch (InputException wrong) {
            return problem(wrong, new PageWording(page));
        }
    }

    private static GameSetUp setUp(String game, String[] options, String position) throws InputException {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (int i = 0; i + 1 < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return GameSetUp.of(Games.byId(game), chosen, position);
    }

    private static String problem(InputException wrong, Wording words) {
        String id = wrong.fault().id();
        Map<String, Object> values = new HashMap<>(wrong.values());
        JsonWriter json = new JsonWriter().object();
        json.name("type").value("/problems/" + id);
        json.name("status").value(wrong instanceof Refused ? 422 : 400);
        if (wrong instanceof Refused refused) {
            values.put("move", refused.move());
            json.name("move").value(refused.move());
            json.name("clause").value(refused.clause());
        }
        if (words != null) {
            json.name("title").value(words.text("problem." + id + ".title"));
            json.name("detail").value(FaultText.of(id, values, words));
        }
        return json.endObject().toString();
    }
}

package lapbylap.record;

import java.util.LinkedHashMap;
import java.util.Map;
import lapbylap.engine.Malformed;
import lapbylap.engine.Refused;
import lapbylap.engine.games.Games;

/**
 * Games to be looked at.
 *
 * <pre>{@code
 * Recording recording = Played.enDodoi("origin-pit=skipped", "12-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "A");
 * }</pre>
 */
public final class Played {
    private Played() {}

    /**
     * Plays moves.
     *
     * @param game its id
     * @param options such as {@code seeds=3, empty-opposite=own-seed}; empty for the defaults
     * @param position null for the start
     * @param moves such as {@code C,f,A}
     */
    public static Recording of(String game, String options, String position, String moves) throws Malformed, Refused {
        return GameSetUp.of(Games.byId(game), options(options), position).record(MoveNotation.list(moves));
    }

    /** Plays moves of En Dodoi. */
    public static Recording enDodoi(String options, String position, String moves) throws Malformed, Refused {
        return of("en-dodoi", options, position, moves);
    }

    /** Plays moves of En Dodoi under the default options. */
    public static Recording enDodoi(String position, String moves) throws Malformed, Refused {
        return enDodoi("", position, moves);
    }

    /** The board index of the pit with this name. */
    public static int pit(Recording recording, String name) {
        return recording.rules().layout().indexOf(name);
    }

    private static Map<String, String> options(String text) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String choice : text.split(", ")) {
            if (!choice.isEmpty()) {
                options.put(choice.split("=")[0], choice.split("=")[1]);
            }
        }
        return options;
    }
}

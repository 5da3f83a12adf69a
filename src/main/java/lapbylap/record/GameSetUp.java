package lapbylap.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Malformed;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Position;
import lapbylap.engine.Refused;
import lapbylap.engine.Rules;

/**
 * What a game is begun with, made from what somebody asked for.
 *
 * @param rules the rules under the options chosen
 * @param start the position to begin with
 * @param fromSetUp whether that position was given, rather than being the start of the game
 */
public record GameSetUp(Rules rules, Position start, boolean fromSetUp) {
    private static final String PITS = "pits";
    private static final String SEEDS = "seeds";

    /** The options that a position leaves nothing to say about. */
    static final List<String> TOLD_BY_POSITION = List.of(PITS, SEEDS);

    /**
     * Reads options and a position.
     *
     * @param chosen option values by option id
     * @param position a position in notation, or null for the start of the game. It fixes the number of pits, which the
     *     option must not contradict, and makes the option {@code seeds} meaningless
     * @throws Malformed if something cannot be read, or contradicts something else
     * @throws Refused if the game has no such position
     */
    public static GameSetUp of(Game game, Map<String, String> chosen, String position) throws Malformed, Refused {
        Rules asked = game.rules(Options.of(game, chosen));
        if (position == null) {
            return new GameSetUp(asked, asked.start(), false);
        }
        if (chosen.containsKey(SEEDS)) {
            throw Malformed.of(Fault.POSITION_AND_OPTION).with("option", SEEDS).with("value", chosen.get(SEEDS));
        }
        Layout layout = asked.layout();
        PositionNotation.Written written = PositionNotation.read(position, layout.rows());
        String pits = Integer.toString(written.columns());
        if (chosen.containsKey(PITS) && !chosen.get(PITS).equals(pits)) {
            throw Malformed.of(Fault.POSITION_AND_OPTION).with("option", PITS).with("value", chosen.get(PITS));
        }
        List<String> accepted = columns(game, layout);
        if (!accepted.contains(pits)) {
            throw Refused.by("setup", Fault.ROW_LENGTH)
                    .with("pits", written.columns())
                    .with("accepted", accepted);
        }
        Map<String, String> fixed = new LinkedHashMap<>(chosen);
        if (accepted.size() > 1) {
            fixed.put(PITS, pits);
        }
        Rules rules = game.rules(Options.of(game, fixed));
        Position start = rules.position(PositionNotation.onBoard(rules.layout(), written));
        return new GameSetUp(rules, start, true);
    }

    private static List<String> columns(Game game, Layout layout) {
        for (Option option : game.options()) {
            if (option.id().equals(PITS)) {
                return option.values();
            }
        }
        List<String> only = new ArrayList<>();
        only.add(Integer.toString(layout.columns()));
        return only;
    }

    /** Records moves played from here. */
    public Recording record(List<String> moves) throws Malformed, Refused {
        return Recorder.record(rules, start, fromSetUp, moves);
    }
}

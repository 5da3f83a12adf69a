package lapbylap.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lapbylap.engine.Game;
import lapbylap.engine.Malformed;
import lapbylap.engine.Moves;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Refused;
import lapbylap.engine.Rules;

/**
 * A game of random moves. It prints as what is needed to play it again: game, options and seed.
 *
 * @param positions the positions before each turn, and the one after the last, before any sweep
 * @param possible what the mover might do in each of these positions
 */
public record RandomGame(
        Rules rules,
        long seed,
        List<Position> positions,
        List<Moves> possible,
        List<String> moves,
        Recording recording) {
    private static final int MOST_TURNS = 150;

    /** Some games under every combination of option values of a game, seeded one after another from 1. */
    public static List<RandomGame> underEveryOption(Game game, int gamesEach) throws Malformed, Refused {
        List<RandomGame> games = new ArrayList<>();
        for (Map<String, String> choice : choices(game.options())) {
            Rules rules = game.rules(Options.of(game, choice));
            for (int i = 0; i < gamesEach; i++) {
                games.add(play(rules, games.size() + 1));
            }
        }
        return games;
    }

    private static List<Map<String, String>> choices(List<Option> options) {
        List<Map<String, String>> choices = List.of(Map.of());
        for (Option option : options) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> choice : choices) {
                for (String value : option.values()) {
                    Map<String, String> extended = new LinkedHashMap<>(choice);
                    extended.put(option.id(), value);
                    longer.add(extended);
                }
            }
            choices = longer;
        }
        return choices;
    }

    private static RandomGame play(Rules rules, long seed) throws Malformed, Refused {
        Random random = new Random(seed);
        Playthrough playthrough = new Playthrough(rules, rules.start());
        List<Position> positions = new ArrayList<>(List.of(rules.start()));
        List<Moves> possible = new ArrayList<>(List.of(playthrough.moves()));
        List<String> moves = new ArrayList<>();
        while (playthrough.settlement() == null && moves.size() < MOST_TURNS) {
            List<Integer> legal = playthrough.moves().legal();
            int pit = legal.get(random.nextInt(legal.size()));
            playthrough.turn(pit);
            moves.add(rules.layout().name(pit));
            positions.add(playthrough.position());
            possible.add(playthrough.moves());
        }
        Recording recording = Recorder.record(rules, rules.start(), false, moves);
        return new RandomGame(rules, seed, positions, possible, moves, recording);
    }

    /** The second half of it, as a game from a set-up. */
    Recording secondHalf() throws Malformed, Refused {
        int half = moves.size() / 2;
        return Recorder.record(rules, positions.get(half), true, moves.subList(half, moves.size()));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(rules.game().id());
        for (Option option : rules.game().options()) {
            text.append(' ')
                    .append(option.id())
                    .append('=')
                    .append(rules.options().value(option.id()));
        }
        return text.append(" seed ").append(seed).toString();
    }
}

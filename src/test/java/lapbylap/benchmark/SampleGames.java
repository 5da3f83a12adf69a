package lapbylap.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import lapbylap.engine.Game;
import lapbylap.engine.Malformed;
import lapbylap.engine.Options;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Refused;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;
import lapbylap.record.Recorder;
import lapbylap.record.Recording;

/** En Dodoi on the board of six pits a row with four seeds each, and games of it; Bao la Kimasai beside it. */
final class SampleGames {
    /** A whole game in seven turns. */
    static final List<String> SHORT = List.of("B", "f", "F", "d", "D", "e", "E");

    private static final Game EN_DODOI = Games.byId("en-dodoi");

    private SampleGames() {}

    static Rules rules() {
        return EN_DODOI.rules(Options.defaults(EN_DODOI));
    }

    static Rules rulesOfBaoLaKimasai() {
        Game game = Games.byId("bao-la-kimasai");
        return game.rules(Options.defaults(game));
    }

    /** Board indexes of moves. */
    static int[] pits(Rules rules, List<String> moves) {
        return moves.stream().mapToInt(rules.layout()::indexOf).toArray();
    }

    /** Whole games of random moves, always the same ones. */
    static List<List<String>> random(Rules rules, int count) {
        List<List<String>> games = new ArrayList<>();
        for (int seed = 1; seed <= count; seed++) {
            Random random = new Random(seed);
            List<String> moves = new ArrayList<>();
            Playthrough playthrough = new Playthrough(rules, rules.start());
            while (playthrough.settlement() == null) {
                List<Integer> legal = playthrough.moves().legal();
                int pit = legal.get(random.nextInt(legal.size()));
                playthrough.play(pit, null);
                moves.add(rules.layout().name(pit));
            }
            games.add(moves);
        }
        return games;
    }

    static Recording record(Rules rules, List<String> moves) {
        try {
            return Recorder.record(rules, rules.start(), false, moves);
        } catch (Malformed | Refused impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

package lapbylap.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;

/** Every lap of random games is sown as the rules say, seed by seed, and changes the board by just that. */
class LapInvariantsTest {
    private static final int GAMES_EACH = 3;

    @Test
    void lapsFollowTheSowingDirectionAndChangeTheBoardByTheirPath() throws Exception {
        for (Game game : Games.all()) {
            for (RandomGame random : RandomGame.underEveryOption(game, GAMES_EACH)) {
                check(random);
            }
        }
    }

    private static void check(RandomGame game) {
        List<Frame> frames = game.recording().frames();
        int last = -1;
        for (int i = 1; i < frames.size(); i++) {
            if (frames.get(i) instanceof Frame.Lap lap) {
                String where = game + ", frame " + i;
                int[] board = frames.get(i - 1).head().counts().board();
                boolean lifts = lap.lifted() >= 0;
                int seeds = lifts
                        ? board[lap.lifted()]
                        : frames.get(i - 1).head().counts().hand();
                assertEquals(seeds, lap.path().length, where);
                assertArrayEquals(path(game.rules(), lap, last, seeds), lap.path(), where);
                if (lifts) {
                    board[lap.lifted()] = 0;
                }
                for (int pit : lap.path()) {
                    board[pit]++;
                }
                assertArrayEquals(board, lap.head().counts().board(), where);
                last = lap.path()[seeds - 1];
            }
        }
    }

    /** Captured seeds, which are lifted from no pit, are sown from the pit on that the lap before ended in. */
    private static int[] path(Rules rules, Frame.Lap lap, int endOfLapBefore, int seeds) {
        int step = has(rules, "sow-parity") && seeds % 2 == 1 ? -1 : 1;
        boolean skips = skipsOrigin(rules);
        int pit = lap.lifted() >= 0 ? lap.lifted() : previous(rules, endOfLapBefore, step);
        int[] path = new int[seeds];
        for (int sown = 0; sown < seeds; ) {
            pit = next(rules, pit, step);
            if (!skips || pit != lap.lifted()) {
                path[sown++] = pit;
            }
        }
        return path;
    }

    private static int previous(Rules rules, int pit, int step) {
        return next(rules, pit, -step);
    }

    private static int next(Rules rules, int pit, int step) {
        int length = rules.layout().circuitLength();
        int low = pit / length * length;
        return low + (pit - low + step + length) % length;
    }

    private static boolean has(Rules rules, String clause) {
        return rules.game().clauses().stream().map(Clause::id).anyMatch(clause::equals);
    }

    private static boolean skipsOrigin(Rules rules) {
        return rules.game().options().stream().map(Option::id).anyMatch("origin-pit"::equals)
                && rules.options().value("origin-pit").equals("skipped");
    }
}

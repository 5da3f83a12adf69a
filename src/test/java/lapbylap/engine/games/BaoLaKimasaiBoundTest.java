package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lapbylap.engine.Counts;
import lapbylap.engine.Game;
import lapbylap.engine.Moves;
import lapbylap.engine.Options;
import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is legal in Bao la Kimasai is exactly what a plain loop of 10,000 laps, which notices no repetition, sees end:
 * in both phases, laps of captured cows counting.
 */
class BaoLaKimasaiBoundTest {
    private static final Game GAME = Games.byId("bao-la-kimasai");
    private static final int SIDE = 16;

    @ParameterizedTest
    @CsvSource({"1, relay, true", "0, relay, true", "0, stop, false"})
    void legalIsWhatEndsWithinTheBound(int reserve, String noTarget, boolean someEndless) throws Exception {
        Rules rules = GAME.rules(Options.of(GAME, Map.of("no-target", noTarget)));
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < 40_000; i++) {
            int[] board = board(random, 2 + i % 4);
            Counts counts = new Counts(board, new int[2], new int[] {reserve, reserve}, 0);
            Moves moves = new Playthrough(rules, new Position(counts, Player.SOUTH, 0)).moves();
            int number = i;
            assertEquals(ending(board, reserve, noTarget.equals("stop")), moves.legal(), () -> "board " + number);
            refused += moves.endless().size();
        }
        assertEquals(someEndless, refused > 0, refused + " endless moves");
    }

    /** North's side is bare: much to capture makes moves long, and long moves seldom come back on themselves. */
    private static int[] board(Random random, int most) {
        int[] board = random.ints(2 * SIDE, 0, most + 1).toArray();
        for (int pit = SIDE; pit < 2 * SIDE; pit++) {
            board[pit] = random.nextInt(4) == 0 ? 1 : 0;
        }
        return board;
    }

    private static List<Integer> ending(int[] board, int reserve, boolean stops) {
        List<Integer> ending = new ArrayList<>();
        for (int pit = 0; pit < SIDE; pit++) {
            if (board[pit] > 0) {
                int[] own = new int[SIDE];
                System.arraycopy(board, 0, own, 0, SIDE);
                own[pit] += reserve;
                int[] facing = new int[SIDE];
                for (int front = 0; front < SIDE / 2; front++) {
                    facing[front] = reserve > 0 ? 0 : board[23 - front];
                }
                if (ends(own, facing, pit, stops && reserve == 0)) {
                    ending.add(pit);
                }
            }
        }
        return ending;
    }

    /** Where nothing can be taken, {@code facing} is 0. */
    private static boolean ends(int[] own, int[] facing, int pit, boolean stops) {
        int place = pit + 1;
        int hand = own[pit];
        own[pit] = 0;
        for (int laps = 0; laps < 10_000; laps++) {
            int last = place;
            for (; hand > 0; hand--) {
                last = place % SIDE;
                own[last]++;
                place++;
            }
            if (own[last] == 1) {
                return true;
            }
            if (facing[last] > 0) {
                hand = facing[last];
                facing[last] = 0;
                place = last;
            } else if (stops) {
                return true;
            } else {
                hand = own[last];
                own[last] = 0;
                place = last + 1;
            }
        }
        return false;
    }
}

package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import lapbylap.engine.Counts;
import lapbylap.engine.Game;
import lapbylap.engine.Moves;
import lapbylap.engine.Options;
import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Noticing repetition only speeds clause {@code endless} up: what is legal is exactly what a plain loop of 10,000 laps,
 * which notices nothing, sees end.
 */
class TwoRowBoundTest {
    private static final Game EN_DODOI = Games.byId("en-dodoi");
    private static final Game CROSS_ENDODOI = Games.byId("cross-endodoi");

    @ParameterizedTest
    @CsvSource({"6, sown", "6, skipped", "7, sown", "10, skipped"})
    void legalInEnDodoiIsWhatEndsWithinTheBound(int pits, String originPit) throws Exception {
        Map<String, String> options = Map.of("pits", Integer.toString(pits), "origin-pit", originPit);
        Rules rules = EN_DODOI.rules(Options.of(EN_DODOI, options));
        int refused = check(rules, pits, 20_000, (board, pit) -> ends(board, pit, originPit.equals("skipped"), false));
        assertTrue(refused > 0, "no endless move among them");
    }

    /** Endless moves are rarer here by far than can be waited for; that they are refused is tested on a known one. */
    @Test
    void legalInCrossEndodoiIsWhatEndsWithinTheBound() {
        Rules rules = CROSS_ENDODOI.rules(Options.defaults(CROSS_ENDODOI));
        check(rules, 6, 20_000, (board, pit) -> ends(board, pit, false, true));
    }

    /** Holds random positions against the loop, and says how many moves were endless. */
    private static int check(Rules rules, int pits, int boards, BiPredicate<int[], Integer> ends) {
        Random random = new Random(pits);
        int refused = 0;
        for (int i = 0; i < boards; i++) {
            int[] board = random.ints(2 * pits, 0, 2 + i % 6).toArray();
            Position position = new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
            Moves moves = new Playthrough(rules, position).moves();
            int number = i;
            assertEquals(ending(board, ends), moves.legal(), () -> "seed " + pits + ", board " + number);
            refused += moves.endless().size();
        }
        return refused;
    }

    private static List<Integer> ending(int[] board, BiPredicate<int[], Integer> ends) {
        List<Integer> ending = new ArrayList<>();
        for (int pit = 0; pit < board.length / 2; pit++) {
            if (board[pit] > 0 && ends.test(board.clone(), pit)) {
                ending.add(pit);
            }
        }
        return ending;
    }

    private static boolean ends(int[] board, int pit, boolean skipsOrigin, boolean byParity) {
        int place = pit;
        for (int laps = 0; laps < 10_000; laps++) {
            int origin = place;
            int hand = board[origin];
            board[origin] = 0;
            int step = byParity && hand % 2 == 1 ? board.length - 1 : 1;
            while (hand > 0) {
                place = (place + step) % board.length;
                if (place != origin || !skipsOrigin) {
                    board[place]++;
                    hand--;
                }
            }
            if (board[place] == 1) {
                return true;
            }
        }
        return false;
    }
}

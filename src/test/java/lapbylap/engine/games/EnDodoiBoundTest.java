package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
 * Noticing repetition only speeds clause {@code endless} up: what is legal is exactly what a plain loop of 10,000 laps,
 * which notices nothing, sees end.
 */
class EnDodoiBoundTest {
    private static final Game GAME = Games.byId("en-dodoi");

    @ParameterizedTest
    @CsvSource({"6, sown", "6, skipped", "7, sown", "10, skipped"})
    void legalIsWhatEndsWithinTheBound(int pits, String originPit) throws Exception {
        Rules rules = GAME.rules(Options.of(GAME, Map.of("pits", Integer.toString(pits), "origin-pit", originPit)));
        Random random = new Random(pits);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            int[] board = random.ints(2 * pits, 0, 2 + i % 6).toArray();
            Position position = new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
            Moves moves = new Playthrough(rules, position).moves();
            int number = i;
            assertEquals(
                    ending(board, originPit.equals("skipped")),
                    moves.legal(),
                    () -> "seed " + pits + ", board " + number);
            refused += moves.endless().size();
        }
        assertTrue(refused > 0, "no endless move among them");
    }

    private static List<Integer> ending(int[] board, boolean skipsOrigin) {
        List<Integer> ending = new ArrayList<>();
        for (int pit = 0; pit < board.length / 2; pit++) {
            if (board[pit] > 0 && ends(board.clone(), pit, skipsOrigin)) {
                ending.add(pit);
            }
        }
        return ending;
    }

    private static boolean ends(int[] board, int pit, boolean skipsOrigin) {
        int place = pit;
        for (int laps = 0; laps < 10_000; laps++) {
            int origin = place;
            int hand = board[origin];
            board[origin] = 0;
            while (hand > 0) {
                place = (place + 1) % board.length;
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

package lapbylap.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Periods told without remembering every state, held against a table of all states seen. */
class RecurrenceTest {

    /** Made-up rules; tail and period were found by another program. */
    @ParameterizedTest
    @CsvSource({
        "0-2-1-2,     1,  14,   7",
        "1-1-0-1,     0,   9,  14",
        "1-0-1-3-3-2, 2,  99, 104",
        "3-3-3-1-3-3, 2, 406, 372"
    })
    void aRunIntoACycleHasThePeriodOfTheCycle(String board, int pit, int tail, int period) {
        int[] seeds =
                Arrays.stream(board.split("-")).mapToInt(Integer::parseInt).toArray();
        assertEquals(new Cycle(tail, period), Cycle.bySeenStates(seeds, pit));
        assertEquals(period, period(seeds, pit));
    }

    @Test
    void everyPeriodIsThatOfATableOfSeenStates() {
        Random random = new Random(20);
        int withTail = 0;
        for (int i = 0; i < 400; i++) {
            int[] seeds = random.ints(4 + 2 * (i % 2), 0, 4).toArray();
            seeds[0] = 1 + random.nextInt(3);
            Cycle cycle = Cycle.bySeenStates(seeds, 0);
            assertEquals(cycle.period(), period(seeds, 0), () -> "seed 20, board " + Arrays.toString(seeds));
            withTail += cycle.tail() > 0 ? 1 : 0;
        }
        assertTrue(withTail > 100, "runs into a cycle: " + withTail);
    }

    private static int period(int[] seeds, int pit) {
        Table table = new Table(MadeUpRules.neverEnding(seeds.length / 2));
        table.set(new Position(new Counts(seeds, new int[2], new int[2], 0), Player.SOUTH, 0));
        assertEquals(0, table.play(pit, null));
        return table.period();
    }

    /** Laps before the first state that comes back, and laps until it does. */
    private record Cycle(int tail, int period) {

        /** The rules of {@link MadeUpRules#neverEnding} played plainly, every state kept. */
        static Cycle bySeenStates(int[] seeds, int pit) {
            int[] board = seeds.clone();
            int size = board.length;
            int place = pit;
            int hand = board[pit];
            board[pit] = 0;
            Map<String, Integer> seen = new HashMap<>();
            for (int laps = 0; ; laps++) {
                Integer before = seen.putIfAbsent(place + " " + hand + " " + Arrays.toString(board), laps);
                if (before != null) {
                    return new Cycle(before, laps - before);
                }
                for (; hand > 0; hand--) {
                    place = (place + 1) % size;
                    board[place]++;
                }
                int facing = size - 1 - place;
                boolean captures = board[place] > 1 && board[facing] > 0;
                int lifted = captures ? facing : place;
                hand = board[lifted];
                board[lifted] = 0;
                place = captures ? (place + size - 1) % size : place;
            }
        }
    }
}

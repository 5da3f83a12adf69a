package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lapbylap.record.Played;
import lapbylap.record.RecordedTurn;
import lapbylap.record.Recording;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * What Bao la Kimasai captures, and what it does with it: its clauses on positions small enough to be worked out by
 * hand.
 */
class BaoLaKimasaiCaptureClausesTest {
    @Test
    void captureFromAnOccupiedPitFacingAnOccupiedOne() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  3  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 3 in a7, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 3
                3. Turn 1, south: lap 2, captured seeds, 3 sown in A2 A3 A4, ends in stop [sow stop capture-sow]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  3  1  1  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-3-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void captureByNorth() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, a1 lifted, 1 sown in a2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  2  0
                     A1-A8  1  0  0  0  0  0  3  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, north: capture of 3 in A7, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  2  0
                     A1-A8  1  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 3
                3. Turn 1, north: lap 2, captured seeds, 3 sown in a2 a3 a4, ends in stop [sow stop capture-sow]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  1  3  0
                     A1-A8  1  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-0-3-0_0-0-0-0-0-0-0-0_1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0_N", "a1"));
    }

    @Test
    void captureNotFromAnEmptyPit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  3  0  0  0  0  0  1
                     A1-A8  0  1  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-3-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    /**
     * The same shape of position in both games: a single seed is sown into the second pit, and three face it. One game
     * captures where the other does not.
     */
    @Test
    void captureFromAnOccupiedPitWhereEnDodoiCapturesFromAnEmptyOne() throws Exception {
        String facing = "0-0-0-0-0-0-3-0";
        String secondEmpty = "1-0-0-0-0-0-0-0";
        String secondOccupied = "1-1-0-0-0-0-0-0";
        assertEquals(List.of("A+4"), enDodoi(secondEmpty, facing));
        assertEquals(List.of("A1"), bao(secondEmpty, facing));
        assertEquals(List.of("A"), enDodoi(secondOccupied, facing));
        assertEquals(List.of("A1+3"), bao(secondOccupied, facing));
    }

    private static List<String> enDodoi(String south, String north) throws Exception {
        return records(Played.enDodoi(south + "_" + north + "_0-0_S", "A"));
    }

    private static List<String> bao(String south, String north) throws Exception {
        String position = south + "_0-0-0-0-0-0-0-0_" + north + "_0-0-0-0-0-0-0-0_0-0_S";
        return records(Played.of("bao-la-kimasai", "", position, "A1"));
    }

    private static List<String> records(Recording recording) {
        return recording.turns().stream().map(RecordedTurn::record).toList();
    }

    @Test
    void captureNotFromTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B3 lifted, 1 sown in B2, ends in relay [sow lift no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  2  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, B2 lifted, 2 sown in B1 A1, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  0  0  0  0  1  0  0
                     B1-B8  1  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-1-1-0-0-0-0-0_1-1-1-1-1-1-1-1_0-0-0-0-0-0-0-0_0-0_S", "B3"));
    }

    @Test
    void captureNotOfTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in relay [sow lift no-target]
                     b8-b1  0  3  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, A2 lifted, 2 sown in A3 A4, ends in stop [sow relay stop]
                     b8-b1  0  3  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  0  1  1  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0-0-0-0-0-3-0_0-0_S", "A1"));
    }

    @Test
    void captureSowGoesOnIntoTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A7 lifted, 1 sown in A8, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  2
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 2 in a1, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 2
                3. Turn 1, south: lap 2, captured seeds, 2 sown in A8 B8, ends in stop [sow stop capture-sow]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  3
                     B1-B8  0  0  0  0  0  0  0  1   pool 0
                """, frames("0-0-0-0-0-0-1-1_0-0-0-0-0-0-0-0_2-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "A7"));
    }

    @Test
    void captureSowBeginsInTheFirstPitOfTheSide() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B1 lifted, 1 sown in A1, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  2  0  0  0  0  0  0  1
                     A1-A8  2  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 2 in a8, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  2  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 2
                3. Turn 1, south: lap 2, captured seeds, 2 sown in A1 A2, ends in stop [sow stop capture-sow]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  3  1  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_1-0-0-0-0-0-0-2_0-0-0-0-0-0-0-0_0-0_S", "B1"));
    }

    @Test
    void captureSowBeginsInTheFirstPitOfNorthsSide() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, b1 lifted, 1 sown in a1, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  2
                     A1-A8  1  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, north: capture of 2 in A8, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  2
                     A1-A8  1  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 2
                3. Turn 1, north: lap 2, captured seeds, 2 sown in a1 a2, ends in stop [sow stop capture-sow]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  1  3
                     A1-A8  1  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-0-0-2_0-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0_N", "b1"));
    }

    @Test
    void captureSowOfASingleCowFallsWhereTheCaptureWasMade() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  1  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 1 in a7, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 1
                3. Turn 1, south: lap 2, captured seeds, 1 sown in A2, ends in relay [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  3  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 1, south: lap 3, A2 lifted, 3 sown in A3 A4 A5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  0  1  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-1-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void captureSowMayCaptureAgain() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  2  1  0  0  0  0  1
                     A1-A8  0  2  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 2 in a7, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  1  0  0  0  0  1
                     A1-A8  0  2  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 2
                3. Turn 1, south: lap 2, captured seeds, 2 sown in A2 A3, ends in capture [sow capture capture-sow]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  1  0  0  0  0  1
                     A1-A8  0  3  2  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 1, south: capture of 1 in a6, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  3  2  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 1
                5. Turn 1, south: lap 3, captured seeds, 1 sown in A3, ends in relay [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  3  3  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                6. Turn 1, south: lap 4, A3 lifted, 3 sown in A4 A5 A6, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  3  0  1  1  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-1-2-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void captureSowOfMoreCowsThanPitsComesRound() throws Exception {
        assertEquals(
                """
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0 17  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 17 in a7, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 17
                3. Turn 1, south: lap 2, captured seeds, 17 sown in A2 A3 A4 A5 A6 A7 A8 B8 B7 B6 B5 B4 B3 B2 B1 A1 \
                A2, ends in stop [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  1  4  1  1  1  1  1  1
                     B1-B8  1  1  1  1  1  1  1  1   pool 0
                """,
                frames(
                        "no-target=stop",
                        "1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-17-0_0-0-0-0-0-0-0-0_0-0_S",
                        "A1"));
    }

    private static String frames(String position, String moves) throws Exception {
        return frames("", position, moves);
    }

    private static String frames(String options, String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.of("bao-la-kimasai", options, position, moves));
    }
}

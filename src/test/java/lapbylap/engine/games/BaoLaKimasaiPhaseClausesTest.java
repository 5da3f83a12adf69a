package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lapbylap.record.Played;
import lapbylap.record.RecordedTurn;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * How cows come in from the reserves in Bao la Kimasai, and when that is over: its clauses on positions small enough to
 * be worked out by hand.
 */
class BaoLaKimasaiPhaseClausesTest {
    @Test
    void firstTurnBringsNoCowInAndTheSecondDoes() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A5 lifted, 1 sown in A6, ends in relay [sow first-turn lift relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  2  1  1
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 24
                2. Turn 1, south: lap 2, A6 lifted, 2 sown in A7 A8, ends in relay [sow relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 24
                3. Turn 1, south: lap 3, A8 lifted, 2 sown in B8 B7, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 24
                4. Turn 2, north: introduce in a8 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 23
                     a8-a1  2  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 24
                5. Turn 2, north: lap 1, a8 lifted, 2 sown in b8 b7, ends in stop [sow lift stop]
                     b8-b1  1  1  0  0  0  0  0  0   pool 0, reserve 23
                     a8-a1  0  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 24
                """, frames(null, "A5,a8"));
    }

    @Test
    void firstTurnOfBothBringsNoCowInUnderTheOption() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A5 lifted, 1 sown in A6, ends in relay [sow first-turn lift relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  2  1  1
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 24
                2. Turn 1, south: lap 2, A6 lifted, 2 sown in A7 A8, ends in relay [sow relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 24
                3. Turn 1, south: lap 3, A8 lifted, 2 sown in B8 B7, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 24
                4. Turn 2, north: lap 1, a8 lifted, 1 sown in b8, ends in stop [sow first-turn lift stop]
                     b8-b1  1  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  0  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  2  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 24
                5. Turn 3, south: introduce in A7 [introduce]
                     b8-b1  1  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  0  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  3  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 23
                6. Turn 3, south: lap 1, A7 lifted, 3 sown in A8 B8 B7, ends in relay [sow lift relay]
                     b8-b1  1  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  0  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  0  1
                     B1-B8  0  0  0  0  0  0  2  2   pool 0, reserve 23
                7. Turn 3, south: lap 2, B7 lifted, 2 sown in B6 B5, ends in stop [sow relay stop]
                     b8-b1  1  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  0  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  0  0  0  1
                     B1-B8  0  0  0  0  1  1  0  2   pool 0, reserve 23
                """, frames("first-turn=both", null, "A5,a8,A7"));
    }

    @Test
    void firstTurnOfSouthIsTheSameUnderBothOptions() throws Exception {
        assertEquals(frames("first-turn=starter", null, "A3"), frames("first-turn=both", null, "A3"));
    }

    @Test
    void introduceIntoAnyOwnOccupiedPitOfEitherRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in B3 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 5
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  0  2  0  0  0  0  0   pool 0, reserve 4
                2. Turn 1, south: lap 1, B3 lifted, 2 sown in B2 B1, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 5
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  1  1  0  0  0  0  0  0   pool 0, reserve 4
                """, frames("0-0-0-0-0-1-0-0_0-0-1-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_5-5_S", "B3"));
    }

    @Test
    void introduceIsMarkedInTheRecord() throws Exception {
        assertEquals(List.of("A5", "a8*", "A7*"), records("", "A5,a8,A7"));
        assertEquals(List.of("A5", "a8", "A7*"), records("first-turn=both", "A5,a8,A7"));
    }

    private static List<String> records(String options, String moves) throws Exception {
        return Played.of("bao-la-kimasai", options, null, moves).turns().stream()
                .map(RecordedTurn::record)
                .toList();
    }

    @Test
    void noCaptureInPhaseOneWhereTheFacingPitIsOccupied() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  2  0  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in relay [sow lift relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  0  1  2  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                3. Turn 1, south: lap 2, A3 lifted, 2 sown in A4 A5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  0  1  0  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                """, frames("1-0-1-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-5-0-0_0-0-0-0-0-0-0-0_2-2_S", "A1"));
    }

    @Test
    void noCaptureByTheTurnThatBringsTheLastCowIn() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  2  0  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in relay [sow lift relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  0  1  2  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                3. Turn 1, south: lap 2, A3 lifted, 2 sown in A4 A5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  0  1  0  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 1, south: phase [phase-two]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  0  1  0  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-1-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-5-0-0_0-0-0-0-0-0-0-0_1-0_S", "A1"));
    }

    /** Only a set-up leads there. The last cow of all is still to come. */
    @Test
    void noCaptureByAPlayerWithoutReserveWhileTheOtherHasSome() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  2  0  0  0  0  5  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  0  1  1  0  0  5  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                3. Turn 2, north: lap 1, a2 lifted, 1 sown in a3, ends in relay [sow lift relay no-capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  2  0  0
                     A1-A8  0  1  1  0  0  5  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                4. Turn 2, north: lap 2, a3 lifted, 2 sown in a4 a5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  1  1  0  0  0
                     A1-A8  0  1  1  0  0  5  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                """, frames("1-0-0-0-0-5-0-0_0-0-0-0-0-0-0-0_0-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_2-0_S", "A1,a2"));
    }

    @Test
    void phaseTwoBeginsWithTheTurnAfterTheLastCowCameIn() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  2  0  0  0  0  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  0  1  1  0  0  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                3. Turn 1, south: phase [phase-two]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  0  1  1  0  0  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 2, north: lap 1, a2 lifted, 1 sown in a3, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  2  0  0
                     A1-A8  0  1  1  0  0  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                5. Turn 2, north: capture of 1 in A6, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  2  0  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 1
                6. Turn 2, north: lap 2, captured seeds, 1 sown in a3, ends in relay [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  3  0  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                7. Turn 2, north: lap 3, a3 lifted, 3 sown in a4 a5 a6, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  1  1  1  0  0  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-1-0-0_0-0-0-0-0-0-0-0_0-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0_S", "A1,a2"));
    }

    @Test
    void phaseTwoNotBeforeBothReservesAreEmpty() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  2  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                3. Turn 2, north: introduce in a1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  2
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 2, north: lap 1, a1 lifted, 2 sown in a2 a3, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                5. Turn 2, north: phase [phase-two]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  1  1  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S", "A1,a1"));
    }

    private static String frames(String position, String moves) throws Exception {
        return frames("", position, moves);
    }

    private static String frames(String options, String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.of("bao-la-kimasai", options, position, moves));
    }
}

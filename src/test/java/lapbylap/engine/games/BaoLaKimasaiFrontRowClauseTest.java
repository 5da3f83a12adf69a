package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import lapbylap.engine.Fault;
import lapbylap.engine.Refused;
import lapbylap.record.Played;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * How a game of Bao la Kimasai is won and lost: the clause {@code front-row-empty} on positions small enough to be
 * worked out by hand.
 */
class BaoLaKimasaiFrontRowClauseTest {
    @Test
    void frontRowEmptyLosesByACapture() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  1  0  0  0  0  0  0
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 1 in a7, to the hand [capture]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 1
                3. Turn 1, south: lap 2, captured seeds, 1 sown in A2, ends in relay [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  3  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 1, south: lap 3, A2 lifted, 3 sown in A3 A4 A5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  1  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                5. After turn 1: result south wins by front-row-empty, south 3, north 5 [front-row-empty]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  1  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-1-0_0-0-5-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void frontRowEmptyLosesByTheOwnMove() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A8 lifted, 1 sown in B8, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  2  0  0  0  0  0  1   pool 0
                2. After turn 1: result north wins by front-row-empty, south 3, north 1 [front-row-empty]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  2  0  0  0  0  0  1   pool 0
                """, frames("0-0-0-0-0-0-0-1_0-2-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "A8"));
    }

    @Test
    void frontRowEmptyOnBothSidesIsWonByTheMover() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A7 lifted, 1 sown in A8, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  1
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 1 in a1, to the hand [capture]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 1
                3. Turn 1, south: lap 2, captured seeds, 1 sown in A8, ends in relay [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  3
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 1, south: lap 3, A8 lifted, 3 sown in B8 B7 B6, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  1  1  1   pool 0
                5. After turn 1: result south wins by front-row-empty, south 3, north 5 [front-row-empty]
                     b8-b1  0  0  0  0  0  5  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  1  1  1   pool 0
                """, frames("0-0-0-0-0-0-1-1_0-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0-5-0-0-0-0-0_0-0_S", "A7"));
    }

    @Test
    void frontRowEmptyInPhaseOneIsNoLoss() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A8 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                2. Turn 1, south: lap 1, A8 lifted, 2 sown in B8 B7, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 1
                3. Turn 2, north: introduce in a4 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  2  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 1
                4. Turn 2, north: lap 1, a4 lifted, 2 sown in a5 a6, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  1  1  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0, reserve 1
                """, frames("0-0-0-0-0-0-0-1_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_2-2_S", "A8,a4"));
    }

    /** The game being over, no frame tells of phase 2. */
    @Test
    void frontRowEmptyIsLookedAtAfterTheTurnThatBringsTheLastCowIn() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A8 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A8 lifted, 2 sown in B8 B7, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0
                3. After turn 1: result north wins by front-row-empty, south 2, north 1 [front-row-empty]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0
                """, frames("0-0-0-0-0-0-0-1_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_1-0_S", "A8"));
    }

    @Test
    void frontRowEmptySincePhaseOneLosesAsPhaseTwoWouldBegin() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A4 [introduce]
                     b8-b1  0  0  0  0  1  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  2  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A4 lifted, 2 sown in A5 A6, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  1  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  1  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                3. After turn 1: result south wins by front-row-empty, south 2, north 1 [front-row-empty]
                     b8-b1  0  0  0  0  1  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  1  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_1-0_S", "A4"));
    }

    @Test
    void frontRowEmptyOnBothSidesByTheTurnThatBringsTheLastCowIn() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A8 [introduce]
                     b8-b1  0  0  0  0  1  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  2
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A8 lifted, 2 sown in B8 B7, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  1  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0
                3. After turn 1: result south wins by front-row-empty, south 2, north 1 [front-row-empty]
                     b8-b1  0  0  0  0  1  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  1  1   pool 0
                """, frames("0-0-0-0-0-0-0-1_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_1-0_S", "A8"));
    }

    /** North has no cow at all, and so no move either: that alone would be a draw. */
    @Test
    void frontRowEmptyIsLookedAtBeforeNoMove() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in capture [sow lift capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  1  0  0  0  0  0  0
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: capture of 1 in a7, to the hand [capture]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                     hand 1
                3. Turn 1, south: lap 2, captured seeds, 1 sown in A2, ends in relay [sow capture-sow no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  3  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                4. Turn 1, south: lap 3, A2 lifted, 3 sown in A3 A4 A5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  1  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                5. After turn 1: result south wins by front-row-empty, south 3, north 0 [front-row-empty]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  0  1  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-1-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void frontRowEmptyRefusesAFurtherMove() {
        String position = "0-0-0-0-0-0-0-1_0-2-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S";
        Refused refused = assertThrows(Refused.class, () -> frames(position, "A8,a1"));
        assertEquals("front-row-empty", refused.clause());
        assertEquals(Fault.GAME_OVER, refused.fault());
        assertEquals(2, refused.move());
    }

    private static String frames(String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.of("bao-la-kimasai", "", position, moves));
    }
}

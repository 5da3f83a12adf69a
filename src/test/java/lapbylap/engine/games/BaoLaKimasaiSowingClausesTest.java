package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Refused;
import lapbylap.record.Played;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * How Bao la Kimasai is set up, lifted and sown: its clauses on positions small enough to be worked out by hand. Cows
 * go to the right in South's front row as drawn and to the left in the back row; North's board is the same turned
 * round.
 */
class BaoLaKimasaiSowingClausesTest {
    private static final String TWO_PITS = "0-0-0-2-0-1-0-0_0-0-3-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0";

    @Test
    void setupOneCowInEachFrontPitAndTheOthersInReserveSouthFirst() throws Exception {
        assertEquals("""
                0. start [setup]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 24
                     a8-a1  1  1  1  1  1  1  1  1
                     A1-A8  1  1  1  1  1  1  1  1
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 24
                Position: 1-1-1-1-1-1-1-1_0-0-0-0-0-0-0-0_1-1-1-1-1-1-1-1_0-0-0-0-0-0-0-0_24-24_S
                Legal: A1 A2 A3 A4 A5 A6 A7 A8
                Endless:
                Outcome: none
                """, RecordingText.of(Played.of("bao-la-kimasai", "", null, "")));
    }

    @Test
    void sowClockwiseFromTheFrontRowIntoTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A7 lifted, 3 sown in A8 B8 B7, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  0  0  1
                     B1-B8  0  0  0  0  0  0  1  1   pool 0
                """, frames("0-0-0-0-0-0-3-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "A7"));
    }

    @Test
    void sowClockwiseFromTheBackRowIntoTheFrontRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B2 lifted, 3 sown in B1 A1 A2, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  1  1  0  0  0  1  0  0
                     B1-B8  1  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-3-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "B2"));
    }

    @Test
    void sowByNorthFromTheFrontRowIntoTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, a7 lifted, 3 sown in a8 b8 b7, ends in stop [sow lift stop]
                     b8-b1  1  1  0  0  0  0  0  0   pool 0
                     a8-a1  1  0  0  0  0  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-3-0_0-0-0-0-0-0-0-0_0-0_N", "a7"));
    }

    @Test
    void sowByNorthFromTheBackRowIntoTheFrontRow() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, b2 lifted, 3 sown in b1 a1 a2, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  1   pool 0
                     a8-a1  0  0  0  0  1  0  1  1
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-3-0-0-0-0-0-0_0-0_N", "b2"));
    }

    /** The pit that was lifted is sown like any other, and counts as empty. */
    @Test
    void sowRoundTheOwnSideAloneBackToWhereItBegan() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 16 sown in A2 A3 A4 A5 A6 A7 A8 B8 B7 B6 B5 B4 B3 B2 B1 A1, ends \
                in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  1  1  1  1  1  1  1  1
                     B1-B8  1  1  1  1  1  1  1  1   pool 0
                """, frames("16-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void liftInPhaseOneThePitJustAddedTo() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A3 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  3  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A3 lifted, 3 sown in A4 A5 A6, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  1  1  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-2-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S", "A3"));
    }

    @Test
    void liftInPhaseTwoAnyOwnPitOfEitherRow() throws Exception {
        var recording = Played.of("bao-la-kimasai", "", TWO_PITS + "_0-0_S", "");
        assertEquals(
                List.of("A4", "A6", "B3"),
                recording.moves().legal().stream()
                        .map(recording.rules().layout()::name)
                        .toList());
    }

    @Test
    void liftMayTakeASingleCowInPhaseTwo() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A3 lifted, 1 sown in A4, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  1  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-1-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "A3"));
    }

    @Test
    void liftOnlyFromOwnPits() {
        for (String reserves : List.of("_3-3_S", "_0-0_S")) {
            Refused refused = assertThrows(Refused.class, () -> frames(TWO_PITS + reserves, "a4"));
            assertEquals("lift", refused.clause());
            assertEquals(Fault.PIT_NOT_YOURS, refused.fault());
            assertEquals(List.of("A4", "A6", "B3"), refused.values().get("legal"));
        }
    }

    @Test
    void liftOnlyFromOccupiedPits() {
        for (String reserves : List.of("_3-3_S", "_0-0_S")) {
            Refused refused = assertThrows(Refused.class, () -> frames(TWO_PITS + reserves, "B4"));
            assertEquals("lift", refused.clause());
            assertEquals(Fault.PIT_EMPTY, refused.fault());
            assertEquals(List.of("A4", "A6", "B3"), refused.values().get("legal"));
        }
    }

    @Test
    void relayInTheFrontRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  2  0  2  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in relay [sow lift relay]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  1  3  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                3. Turn 1, south: lap 2, A3 lifted, 3 sown in A4 A5 A6, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  1  0  1  1  1  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-2-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S", "A1"));
    }

    @Test
    void relayInTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in B4 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  1  0  2  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, B4 lifted, 2 sown in B3 B2, ends in relay [sow lift relay]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  2  1  0  0  0  0  0   pool 0
                3. Turn 1, south: lap 2, B2 lifted, 2 sown in B1 A1, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  1  0  0  0  0  1  0  0
                     B1-B8  1  0  1  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-1-0-1-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S", "B4"));
    }

    @Test
    void stopInAnEmptyPitOfTheFrontRowWhateverFacesIt() throws Exception {
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  2  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  5  0  0  0  0  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-5-0-0_0-0-0-0-0-0-0-0_1-1_S", "A1"));
    }

    @Test
    void stopInAnEmptyPitOfTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B3 lifted, 1 sown in B2, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  1  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-0-1-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "B3"));
    }

    private static String frames(String position, String moves) throws Exception {
        return frames("", position, moves);
    }

    private static String frames(String options, String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.of("bao-la-kimasai", options, position, moves));
    }
}

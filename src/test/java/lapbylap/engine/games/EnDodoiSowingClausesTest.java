package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Refused;
import lapbylap.record.Played;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/** How En Dodoi is set up, lifted and sown: its clauses on positions small enough to be worked out by hand. */
class EnDodoiSowingClausesTest {

    @Test
    void setupSameNumberOfSeedsInEveryPitSouthFirst() throws Exception {
        assertEquals("""
                0. start [setup]
                     f-a  4  4  4  4  4  4   pool 0
                     A-F  4  4  4  4  4  4   pool 0
                Position: 4-4-4-4-4-4_4-4-4-4-4-4_0-0_S
                Legal: A B C D E F
                Endless:
                Outcome: none
                """, RecordingText.of(Played.enDodoi(null, "")));
    }

    @Test
    void setupOfOtherNumbersOfPitsAndSeeds() throws Exception {
        assertEquals("""
                0. start [setup]
                     h-a  3  3  3  3  3  3  3  3   pool 0
                     A-H  3  3  3  3  3  3  3  3   pool 0
                Position: 3-3-3-3-3-3-3-3_3-3-3-3-3-3-3-3_0-0_S
                Legal: A B C D E F G H
                Endless:
                Outcome: none
                """, RecordingText.of(Played.enDodoi("pits=8, seeds=3", null, "")));
    }

    @Test
    void liftTakesAllSeedsOfThePit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B lifted, 3 sown in C D E, ends in stop [lift sow empty-opposite]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  1  1  1  0   pool 0
                """, frames("0-3-0-0-0-0_1-0-0-0-0-0_0-0_S", "B"));
    }

    @Test
    void liftMayTakeSingleSeeds() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in D, ends in stop [lift sow empty-opposite]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  0  1  0  0   pool 0
                """, frames("0-0-1-0-0-0_1-0-0-0-0-0_0-0_S", "C"));
    }

    @Test
    void liftOnlyFromOwnPits() {
        Refused refused = assertThrows(Refused.class, () -> frames("0-0-1-0-0-2_1-0-0-0-0-0_0-0_S", "a"));
        assertEquals("lift", refused.clause());
        assertEquals(Fault.PIT_NOT_YOURS, refused.fault());
        assertEquals(List.of("C", "F"), refused.values().get("legal"));
    }

    @Test
    void liftOnlyFromOccupiedPits() {
        Refused refused = assertThrows(Refused.class, () -> frames("0-0-1-0-0-2_1-0-0-0-0-0_0-0_S", "A"));
        assertEquals("lift", refused.clause());
        assertEquals(Fault.PIT_EMPTY, refused.fault());
        assertEquals(List.of("C", "F"), refused.values().get("legal"));
    }

    @Test
    void sowCounterclockwiseFromSouthsRowIntoNorths() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, E lifted, 3 sown in F a b, ends in stop [lift sow stop]
                     f-a  0  0  0  0  1  1   pool 0
                     A-F  0  0  0  0  0  1   pool 0
                """, frames("0-0-0-0-3-0_0-0-0-0-0-0_0-0_S", "E"));
    }

    @Test
    void sowCounterclockwiseFromNorthsRowIntoSouths() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, e lifted, 3 sown in f A B, ends in stop [lift sow stop]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  1  1  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-0_0-0-0-0-3-0_0-0_N", "e"));
    }

    @Test
    void originPitPlaysNoPartInALapThatDoesNotComeRound() throws Exception {
        String elevenSeeds = """
                1. Turn 1, south: lap 1, A lifted, 11 sown in B C D E F a b c d e f, ends in stop [lift sow stop]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  0  1  1  1  1  1   pool 0
                """;
        String position = "11-0-0-0-0-0_0-0-0-0-0-0_0-0_S";
        assertEquals(elevenSeeds, frames("origin-pit=sown", position, "A"));
        assertEquals(elevenSeeds, frames("origin-pit=skipped", position, "A"));
    }

    @Test
    void originPitSownCountsAsEmptyAndMayCapture() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 12 sown in B C D E F a b c d e f A, ends in capture \
                [lift sow origin-pit capture]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  1  1  1  1  1  1   pool 0
                2. Turn 1, south: capture of 1 in f, 1 in A, to the pool [capture capture-own]
                     f-a  0  1  1  1  1  1   pool 0
                     A-F  0  1  1  1  1  1   pool 2
                """, frames("12-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "A"));
    }

    @Test
    void originPitSkippedGivesTheLastSeedToTheNextPit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 12 sown in B C D E F a b c d e f B, ends in relay \
                [lift sow origin-pit relay]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  0  2  1  1  1  1   pool 0
                2. Turn 1, south: lap 2, B lifted, 2 sown in C D, ends in relay [sow relay]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  0  0  2  2  1  1   pool 0
                3. Turn 1, south: lap 3, D lifted, 2 sown in E F, ends in relay [sow relay]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  0  0  2  0  2  2   pool 0
                4. Turn 1, south: lap 4, F lifted, 2 sown in a b, ends in relay [sow relay]
                     f-a  1  1  1  1  2  2   pool 0
                     A-F  0  0  2  0  2  0   pool 0
                5. Turn 1, south: lap 5, b lifted, 2 sown in c d, ends in relay [sow relay]
                     f-a  1  1  2  2  0  2   pool 0
                     A-F  0  0  2  0  2  0   pool 0
                6. Turn 1, south: lap 6, d lifted, 2 sown in e f, ends in relay [sow relay]
                     f-a  2  2  0  2  0  2   pool 0
                     A-F  0  0  2  0  2  0   pool 0
                7. Turn 1, south: lap 7, f lifted, 2 sown in A B, ends in capture [sow relay capture]
                     f-a  0  2  0  2  0  2   pool 0
                     A-F  1  1  2  0  2  0   pool 0
                8. Turn 1, south: capture of 2 in e, 1 in B, to the pool [capture capture-own]
                     f-a  0  0  0  2  0  2   pool 0
                     A-F  1  0  2  0  2  0   pool 3
                """, frames("origin-pit=skipped", "12-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "A"));
    }

    @Test
    void originPitIsThatOfTheLapNotOfTheTurn() throws Exception {
        String text = frames("origin-pit=skipped", "1-11-0-0-0-0_0-0-0-0-0-0_0-0_S", "A");
        assertEquals(
                "2. Turn 1, south: lap 2, B lifted, 12 sown in C D E F a b c d e f A C, ends in relay"
                        + " [sow origin-pit relay]",
                text.lines().toList().get(3));
    }

    @Test
    void relayOnTheMoversSide() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 2 sown in B C, ends in relay [lift sow relay]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  1  2  0  0  0   pool 0
                2. Turn 1, south: lap 2, C lifted, 2 sown in D E, ends in stop [sow relay empty-opposite]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  1  0  1  1  0   pool 0
                """, frames("2-0-1-0-0-0_0-0-0-0-0-1_0-0_S", "A"));
    }

    @Test
    void relayOnTheOtherSide() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, F lifted, 2 sown in a b, ends in relay [lift sow relay]
                     f-a  0  0  0  0  3  1   pool 0
                     A-F  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, b lifted, 3 sown in c d e, ends in stop [sow relay stop]
                     f-a  0  1  1  1  0  1   pool 0
                     A-F  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-2_0-2-0-0-0-0_0-0_S", "F"));
    }

    @Test
    void stopInAnEmptyPit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, F lifted, 1 sown in a, ends in stop [lift sow stop]
                     f-a  0  0  0  0  2  1   pool 0
                     A-F  1  0  0  0  0  0   pool 0
                """, frames("1-0-0-0-0-1_0-2-0-0-0-0_0-0_S", "F"));
    }

    private static String frames(String position, String moves) throws Exception {
        return frames("", position, moves);
    }

    private static String frames(String options, String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.enDodoi(options, position, moves));
    }
}

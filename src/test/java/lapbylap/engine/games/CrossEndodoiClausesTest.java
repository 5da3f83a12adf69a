package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.Moves;
import lapbylap.engine.Refused;
import lapbylap.record.Played;
import lapbylap.record.Recording;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * Cross-Endodoi: its clauses as data, and those in which it differs from En Dodoi, or shows that it does not, on
 * positions small enough to be worked out by hand.
 */
class CrossEndodoiClausesTest {
    private static final Game GAME = Games.byId("cross-endodoi");

    @Test
    void clausesInOrderWithTheirStatus() {
        assertEquals(
                List.of(
                        "board documented contested",
                        "setup documented contested",
                        "lift documented",
                        "sow-parity documented",
                        "origin-pit inferred",
                        "relay documented",
                        "stop documented",
                        "capture documented",
                        "capture-own documented",
                        "empty-opposite documented",
                        "endless modern",
                        "no-move documented",
                        "sweep documented",
                        "repetition modern",
                        "most-seeds documented"),
                Told.clauses(GAME));
        assertEquals(List.of("seeds of setup [3, 4, 5, 6] 4"), Told.options(GAME));
    }

    @Test
    void setupOfOtherNumbersOfSeeds() throws Exception {
        assertEquals("""
                0. start [setup]
                     f-a  6  6  6  6  6  6   pool 0
                     A-F  6  6  6  6  6  6   pool 0
                Position: 6-6-6-6-6-6_6-6-6-6-6-6_0-0_S
                Legal: A B C D E F
                Endless:
                Outcome: none
                """, RecordingText.of(Played.of("cross-endodoi", "seeds=6", null, "")));
    }

    @Test
    void sowParityOddHandfulsClockwise() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, D lifted, 3 sown in C B A, ends in stop [lift sow-parity empty-opposite]
                     f-a  0  0  0  1  0  0   pool 0
                     A-F  1  1  1  0  0  0   pool 0
                """, frames("0-0-0-3-0-0_0-0-1-0-0-0_0-0_S", "D"));
    }

    @Test
    void sowParityOddHandfulsClockwiseIntoTheOtherRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 3 sown in f e d, ends in stop [lift sow-parity stop]
                     f-a  1  1  1  0  0  0   pool 0
                     A-F  0  0  0  2  0  0   pool 0
                """, frames("3-0-0-2-0-0_0-0-0-0-0-0_0-0_S", "A"));
    }

    @Test
    void sowParityOddHandfulsOfNorthClockwise() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, b lifted, 3 sown in a F E, ends in stop [lift sow-parity stop]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  1  0  1  1   pool 0
                """, frames("0-0-1-0-0-0_0-3-0-0-0-0_0-0_N", "b"));
    }

    @Test
    void sowParityEvenHandfulsCounterclockwise() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, E lifted, 4 sown in F a b c, ends in stop [lift sow-parity stop]
                     f-a  0  0  1  1  1  1   pool 0
                     A-F  0  0  0  0  0  1   pool 0
                """, frames("0-0-0-0-4-0_0-0-0-1-0-0_0-0_S", "E"));
    }

    /** The last seed makes the two in a three: what went counterclockwise goes on clockwise. */
    @Test
    void sowParityIsThatOfAllSeedsLiftedAnewAtEachLap() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, E lifted, 2 sown in F a, ends in relay [lift sow-parity relay]
                     f-a  0  0  1  0  0  3   pool 0
                     A-F  0  0  0  0  0  1   pool 0
                2. Turn 1, south: lap 2, a lifted, 3 sown in F E D, ends in stop [sow-parity relay empty-opposite]
                     f-a  0  0  1  0  0  0   pool 0
                     A-F  0  0  0  1  1  2   pool 0
                """, frames("0-0-0-0-2-0_2-0-0-1-0-0_0-0_S", "E"));
    }

    /** The last seed makes the one in B two: what went clockwise goes back over where it came from. */
    @Test
    void sowParityOfALapThatGoesOnCounterclockwise() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in B, ends in relay [lift sow-parity relay]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  2  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, B lifted, 2 sown in C D, ends in stop [sow-parity relay empty-opposite]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  0  1  1  0  0   pool 0
                """, frames("0-1-1-0-0-0_0-0-0-0-0-1_0-0_S", "C"));
    }

    @Test
    void originPitIsNotReachedByElevenSeeds() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 11 sown in f e d c b a F E D C B, ends in capture \
                [lift sow-parity capture]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  0  1  1  1  1  1   pool 0
                2. Turn 1, south: capture of 1 in e, 1 in B, to the pool [capture capture-own]
                     f-a  1  0  1  1  1  1   pool 0
                     A-F  0  0  1  1  1  1   pool 2
                """, frames("11-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "A"));
    }

    @Test
    void originPitSownCountsAsEmptyAndMayCapture() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 12 sown in B C D E F a b c d e f A, ends in capture \
                [lift sow-parity origin-pit capture]
                     f-a  1  1  1  1  1  1   pool 0
                     A-F  1  1  1  1  1  1   pool 0
                2. Turn 1, south: capture of 1 in f, 1 in A, to the pool [capture capture-own]
                     f-a  0  1  1  1  1  1   pool 0
                     A-F  0  1  1  1  1  1   pool 2
                """, frames("12-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "A"));
    }

    @Test
    void originPitIsSownClockwiseToo() throws Exception {
        String text = frames("13-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "A");
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 13 sown in f e d c b a F E D C B A f, ends in relay \
                [lift sow-parity origin-pit relay]
                     f-a  2  1  1  1  1  1   pool 0
                     A-F  1  1  1  1  1  1   pool 0
                2. Turn 1, south: lap 2, f lifted, 2 sown in A B, ends in relay [sow-parity relay]
                     f-a  0  1  1  1  1  1   pool 0
                     A-F  2  2  1  1  1  1   pool 0
                """, text.substring(0, text.indexOf("3. Turn")));
    }

    @Test
    void captureIsThatOfEnDodoiSownClockwise() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in B, ends in capture [lift sow-parity capture]
                     f-a  1  5  0  0  0  0   pool 0
                     A-F  0  1  0  0  0  0   pool 0
                2. Turn 1, south: capture of 5 in e, 1 in B, to the pool [capture capture-own]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  0  0  0  0  0   pool 6
                """, frames("0-0-1-0-0-0_0-0-0-0-5-1_0-0_S", "C"));
    }

    @Test
    void captureIsThatOfEnDodoiSownCounterclockwise() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 2 sown in B C, ends in capture [lift sow-parity capture]
                     f-a  1  0  5  0  0  0   pool 0
                     A-F  0  1  1  0  0  0   pool 0
                2. Turn 1, south: capture of 5 in d, 1 in C, to the pool [capture capture-own]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  1  0  0  0  0   pool 6
                """, frames("2-0-0-0-0-0_0-0-0-5-0-1_0-0_S", "A"));
    }

    @Test
    void captureNotFromAnOccupiedPit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in B, ends in relay [lift sow-parity relay]
                     f-a  1  5  0  0  0  0   pool 0
                     A-F  0  2  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, B lifted, 2 sown in C D, ends in stop [sow-parity relay empty-opposite]
                     f-a  1  5  0  0  0  0   pool 0
                     A-F  0  0  1  1  0  0   pool 0
                """, frames("0-1-1-0-0-0_0-0-0-0-5-1_0-0_S", "C"));
    }

    @Test
    void captureOnlyInTheOwnRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 3 sown in f e d, ends in stop [lift sow-parity stop]
                     f-a  1  1  1  0  0  0   pool 0
                     A-F  0  0  4  0  0  0   pool 0
                """, frames("3-0-4-0-0-0_0-0-0-0-0-0_0-0_S", "A"));
    }

    @Test
    void emptyOppositeNothingHappens() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in B, ends in stop [lift sow-parity empty-opposite]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  1  0  0  0  0   pool 0
                """, frames("0-0-1-0-0-0_1-0-0-0-0-0_0-0_S", "C"));
    }

    @Test
    void sweepGoesToTheOpponentOfTheStuckPlayer() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 2 sown in B C, ends in stop [lift sow-parity empty-opposite]
                     f-a  0  0  0  0  0  0   pool 18
                     A-F  0  1  1  3  0  0   pool 20
                2. After turn 1: sweep of 1 in B, 1 in C, 3 in D, south 5, north 0 [sweep]
                     f-a  0  0  0  0  0  0   pool 18
                     A-F  0  0  0  0  0  0   pool 25
                3. After turn 1: result south wins by no-move, south 25, north 18 [no-move most-seeds]
                     f-a  0  0  0  0  0  0   pool 18
                     A-F  0  0  0  0  0  0   pool 25
                """, frames("2-0-0-3-0-0_0-0-0-0-0-0_20-18_S", "A"));
    }

    /** Two laps may lead to the same board, unlike in En Dodoi: the move runs into a round that it did not begin in. */
    @Test
    void endlessMovesTellThePeriodOfTheRoundTheyRunInto() throws Exception {
        String position = "3-2-1-4-2-4_1-3-0-2-4-1_0-0_S";
        Recording recording = Played.of("cross-endodoi", "", position, "");
        assertEquals(List.of(new Moves.Endless(1, 12)), recording.moves().endless());
        Refused refused = assertThrows(Refused.class, () -> frames(position, "B"));
        assertEquals(Fault.ENDLESS_MOVE, refused.fault());
        assertEquals(12, refused.values().get("period"));
    }

    private static String frames(String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.of("cross-endodoi", "", position, moves));
    }
}

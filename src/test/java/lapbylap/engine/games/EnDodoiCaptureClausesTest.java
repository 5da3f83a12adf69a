package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lapbylap.record.Played;
import lapbylap.record.RecordedTurn;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/** What En Dodoi captures: its clauses on positions small enough to be worked out by hand. */
class EnDodoiCaptureClausesTest {
    private static final String NOTHING = "empty-opposite=nothing";
    private static final String OWN_SEED = "empty-opposite=own-seed";

    @Test
    void captureFromAnEmptyPitOfTheOwnRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B lifted, 1 sown in C, ends in capture [lift sow capture]
                     f-a  1  0  5  0  0  0   pool 0
                     A-F  0  0  1  0  0  0   pool 0
                2. Turn 1, south: capture of 5 in d, 1 in C, to the pool [capture capture-own]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  0  0  0  0  0   pool 6
                """, frames("", "0-1-0-0-0-0_0-0-0-5-0-1_0-0_S", "B"));
    }

    @Test
    void captureByNorthGoesToNorthsPool() throws Exception {
        assertEquals("""
                1. Turn 1, north: lap 1, e lifted, 1 sown in f, ends in capture [lift sow capture]
                     f-a  1  0  0  0  0  0   pool 4
                     A-F  5  0  0  0  0  1   pool 3
                2. Turn 1, north: capture of 5 in A, 1 in f, to the pool [capture capture-own]
                     f-a  0  0  0  0  0  0   pool 10
                     A-F  0  0  0  0  0  1   pool 3
                """, frames("", "5-0-0-0-0-1_0-0-0-0-1-0_3-4_N", "e"));
    }

    @Test
    void captureAfterRelaysEndsTheTurn() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 2 sown in B C, ends in relay [lift sow relay]
                     f-a  1  0  0  0  4  0   pool 0
                     A-F  0  1  2  0  0  0   pool 0
                2. Turn 1, south: lap 2, C lifted, 2 sown in D E, ends in capture [sow relay capture]
                     f-a  1  0  0  0  4  0   pool 0
                     A-F  0  1  0  1  1  0   pool 0
                3. Turn 1, south: capture of 4 in b, 1 in E, to the pool [capture capture-own]
                     f-a  1  0  0  0  0  0   pool 0
                     A-F  0  1  0  1  0  0   pool 5
                """, frames("", "2-0-1-0-0-0_0-4-0-0-0-1_0-0_S", "A"));
    }

    @Test
    void captureOnlyInTheOwnRow() throws Exception {
        String endsFacingFour = """
                1. Turn 1, south: lap 1, E lifted, 2 sown in F a, ends in stop [lift sow stop]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  0  0  0  4   pool 0
                """;
        assertEquals(endsFacingFour, frames(NOTHING, "0-0-0-0-2-3_0-0-0-0-0-0_0-0_S", "E"));
        assertEquals(endsFacingFour, frames(OWN_SEED, "0-0-0-0-2-3_0-0-0-0-0-0_0-0_S", "E"));
    }

    @Test
    void captureNotFromAnOccupiedPit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 1 sown in B, ends in relay [lift sow relay]
                     f-a  0  5  0  0  0  0   pool 0
                     A-F  0  2  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, B lifted, 2 sown in C D, ends in stop [sow relay empty-opposite]
                     f-a  0  5  0  0  0  0   pool 0
                     A-F  0  0  1  1  0  0   pool 0
                """, frames("", "1-1-0-0-0-0_0-0-0-0-5-0_0-0_S", "A"));
    }

    @Test
    void captureOwnTakesTheSeedThatMadeTheCapture() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, D lifted, 2 sown in E F, ends in capture [lift sow capture]
                     f-a  0  0  0  0  1  1   pool 0
                     A-F  0  0  0  0  1  1   pool 0
                2. Turn 1, south: capture of 1 in a, 1 in F, to the pool [capture capture-own]
                     f-a  0  0  0  0  1  0   pool 0
                     A-F  0  0  0  0  1  0   pool 2
                """, frames("", "0-0-0-2-0-0_1-1-0-0-0-0_0-0_S", "D"));
    }

    @Test
    void emptyOppositeNothingHappens() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in D, ends in stop [lift sow empty-opposite]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  0  1  0  0   pool 0
                """, frames(NOTHING, "0-0-1-0-0-0_1-0-0-0-0-0_0-0_S", "C"));
    }

    @Test
    void emptyOppositeTakesTheOwnSeedAlone() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, C lifted, 1 sown in D, ends in capture [lift sow empty-opposite]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  0  1  0  0   pool 0
                2. Turn 1, south: capture of 1 in D, to the pool [empty-opposite]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  0  0  0  0  0   pool 1
                """, frames(OWN_SEED, "0-0-1-0-0-0_1-0-0-0-0-0_0-0_S", "C"));
    }

    @Test
    void emptyOppositePlaysNoPartInTheOtherRow() throws Exception {
        String endsFacingNothing = """
                1. Turn 1, south: lap 1, F lifted, 1 sown in a, ends in stop [lift sow stop]
                     f-a  0  0  0  0  0  1   pool 0
                     A-F  0  1  0  0  0  0   pool 0
                """;
        assertEquals(endsFacingNothing, frames(NOTHING, "0-1-0-0-0-1_0-0-0-0-0-0_0-0_S", "F"));
        assertEquals(endsFacingNothing, frames(OWN_SEED, "0-1-0-0-0-1_0-0-0-0-0-0_0-0_S", "F"));
    }

    @Test
    void capturesAreMarkedInTheRecord() throws Exception {
        assertEquals(List.of("B+6", "f"), records("", "0-1-0-0-0-0_0-0-0-5-0-1_0-0_S", "B,f"));
        assertEquals(List.of("C"), records(NOTHING, "0-0-1-0-0-0_1-0-0-0-0-0_0-0_S", "C"));
        assertEquals(List.of("C+1"), records(OWN_SEED, "0-0-1-0-0-0_1-0-0-0-0-0_0-0_S", "C"));
    }

    private static List<String> records(String options, String position, String moves) throws Exception {
        return Played.enDodoi(options, position, moves).turns().stream()
                .map(RecordedTurn::record)
                .toList();
    }

    private static String frames(String options, String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.enDodoi(options, position, moves));
    }
}

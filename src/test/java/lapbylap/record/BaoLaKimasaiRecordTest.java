package lapbylap.record;

import static lapbylap.record.Faults.assertMalformed;
import static lapbylap.record.Faults.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import lapbylap.engine.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games of Bao la Kimasai as text: marks for cows put in, and for captures that follow each other. */
class BaoLaKimasaiRecordTest {
    private static final String POSITION = "1-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-1-2-0_0-0-0-0-0-0-0-0_0-0_S";
    private static final String TWO_CAPTURES = """
            Game: bao-la-kimasai
            Position: 1-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-1-2-0_0-0-0-0-0-0-0-0_0-0_S
            Result: *

            1. A1+2+1
            """;

    @Test
    void cowsPutInAreMarked() throws Exception {
        assertEquals("""
                Game: bao-la-kimasai
                Result: *

                1. A5 a8* 2. A7*
                """, GameRecord.write(Played.of("bao-la-kimasai", "", null, "A5,a8,A7")));
    }

    @Test
    void optionsThatDifferAreWritten() throws Exception {
        String record = """
                Game: bao-la-kimasai
                Options: first-turn=both, no-target=stop
                Result: *

                1. A5 a8 2. A7*
                """;
        String options = "first-turn=both, no-target=stop";
        assertEquals(record, GameRecord.write(Played.of("bao-la-kimasai", options, null, "A5,a8,A7")));
        assertEquals(record, GameRecord.write(GameRecord.read(record)));
    }

    @Test
    void captureAfterCaptureIsMarked() throws Exception {
        assertEquals(TWO_CAPTURES, GameRecord.write(Played.of("bao-la-kimasai", "", POSITION, "A1")));
        assertEquals(TWO_CAPTURES, GameRecord.write(GameRecord.read(TWO_CAPTURES)));
    }

    @Test
    void winsAndDrawsAreToldWithTheirReason() throws Exception {
        assertEquals("""
                Game: bao-la-kimasai
                Position: 0-0-0-0-0-0-0-1_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_1-0_S
                Result: north front-row-empty

                1. A8*
                """, written("0-0-0-0-0-0-0-1_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_1-0_S", "A8"));
        assertEquals("""
                Game: bao-la-kimasai
                Position: 1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S
                Result: draw no-move

                1. A1*
                """, written("1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S", "A1"));
    }

    private static String written(String position, String moves) throws Exception {
        return GameRecord.write(Played.of("bao-la-kimasai", "", position, moves));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. A5 a8* 2. A7*", "1. A5 a8 2. A7*", "A5 a8 A7", "1. A5 a8*\n2. A7"})
    void marksMayBeMissing(String moves) throws Exception {
        Recording recording = GameRecord.read("Game: bao-la-kimasai\n\n" + moves);
        assertEquals(RecordingText.of(Played.of("bao-la-kimasai", "", null, "A5,a8,A7")), RecordingText.of(recording));
    }

    @ParameterizedTest
    @CsvSource({"A5* a8, A5*, A5", "A5 a8+1, a8+1, a8*", "A5 a8*+1, a8*+1, a8*", "A5 a8**, a8**, a8*"})
    void marksMustNotContradict(String moves, String given, String actual) {
        assertMalformed(
                Fault.RECORD_CONTRADICTS,
                Map.of("given", given, "actual", actual),
                () -> GameRecord.read("Game: bao-la-kimasai\n\n1. " + moves));
    }

    @ParameterizedTest
    @ValueSource(strings = {"A1+3", "A1+2", "A1+1+2", "A1*+2+1"})
    void marksOfCapturesMustNotContradict(String move) {
        assertMalformed(
                Fault.RECORD_CONTRADICTS,
                Map.of("given", move, "actual", "A1+2+1"),
                () -> GameRecord.read(TWO_CAPTURES.replace("A1+2+1", move)));
    }

    /** The first and the last name, that is, not the first and the last pit in which is sown. */
    @Test
    void pitsOfOtherBoardsAreUnknown() {
        assertMalformed(
                Fault.UNKNOWN_PIT,
                Map.of(
                        "move", 2,
                        "pit", "a9",
                        "firstSouth", "A1",
                        "lastSouth", "B8",
                        "firstNorth", "a1",
                        "lastNorth", "b8"),
                () -> Played.of("bao-la-kimasai", "", null, "A5,a9"));
    }

    @Test
    void aCowCannotBePutIntoAnEmptyPit() {
        assertRefused(
                Fault.PIT_EMPTY,
                "lift",
                2,
                Map.of("move", 2, "pit", "b8", "legal", List.of("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8")),
                () -> Played.of("bao-la-kimasai", "", null, "A5,b8"));
    }
}

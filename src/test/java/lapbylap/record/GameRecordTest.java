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

/** Whole games as text: what is written, what may be left out, and what contradicts. */
class GameRecordTest {
    private static final String OVER = """
            Game: en-dodoi
            Position: 0-1-0-0-2-0_0-0-0-5-0-0_10-11_S
            Result: south no-move

            1. B+6
            """;

    @Test
    void whatIsWrittenForAGameFromTheStart() throws Exception {
        assertEquals("""
                Game: en-dodoi
                Result: *

                1. B+7 a+2 2. C+6
                """, GameRecord.write(Played.enDodoi(null, "B,a,C")));
    }

    @Test
    void onlyOptionsThatDifferFromTheirDefaultsAreWritten() throws Exception {
        assertEquals("""
                Game: en-dodoi
                Options: pits=7, seeds=3
                Result: *


                """, GameRecord.write(Played.enDodoi("pits=7, seeds=3, origin-pit=sown", null, "")));
    }

    /** The position says how many pits and seeds there are. */
    @Test
    void pitsAndSeedsAreLeftToThePosition() throws Exception {
        Recording fromStart = Played.enDodoi("seeds=3, pits=7, origin-pit=skipped", null, "");
        Recording fromSetUp = Recorder.record(fromStart.rules(), fromStart.start(), true, List.of());
        assertEquals("""
                Game: en-dodoi
                Options: origin-pit=skipped
                Position: 3-3-3-3-3-3-3_3-3-3-3-3-3-3_0-0_S
                Result: *


                """, GameRecord.write(fromSetUp));
    }

    @Test
    void aFinishedGameTellsItsResultAndReason() throws Exception {
        assertEquals(OVER, GameRecord.write(Played.enDodoi("0-1-0-0-2-0_0-0-0-5-0-0_10-11_S", "B")));
    }

    @Test
    void aDrawIsWrittenAsOne() throws Exception {
        assertEquals("""
                Game: en-dodoi
                Position: 0-0-0-0-0-0_0-0-0-0-0-0_0-0_S
                Result: draw no-move


                """, GameRecord.write(Played.enDodoi("0-0-0-0-0-0_0-0-0-0-0-0_0-0_S", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. B+7 a+2 2. C+6", "1. B a 2. C", "1. B a+2 2. C", "B a C", "1. B+7\n   a\n\n2.\tC+6  "})
    void marksAndNumbersMayBeMissing(String moves) throws Exception {
        Recording recording = GameRecord.read("Game: en-dodoi\nResult: *\n\n" + moves);
        assertEquals(RecordingText.of(Played.enDodoi(null, "B,a,C")), RecordingText.of(recording));
    }

    @Test
    void theResultMayBeMissing() throws Exception {
        Recording recording = GameRecord.read("Game: en-dodoi\n\n1. B+7 a+2 2. C+6");
        assertEquals(RecordingText.of(Played.enDodoi(null, "B,a,C")), RecordingText.of(recording));
    }

    @Test
    void otherLineEndsAreRead() throws Exception {
        Recording recording = GameRecord.read(OVER.replace("\n", "\r\n"));
        assertEquals(OVER, GameRecord.write(recording));
    }

    @ParameterizedTest
    @CsvSource({"B+6 a, B+6, B+7", "B+7+2 a, B+7+2, B+7", "B* a, B*, B+7", "B*+7 a, B*+7, B+7", "B a+, a+, a+2"})
    void marksMustNotContradict(String moves, String given, String actual) {
        assertMalformed(
                Fault.RECORD_CONTRADICTS,
                Map.of("given", given, "actual", actual),
                () -> GameRecord.read("Game: en-dodoi\n\n1. " + moves));
    }

    @Test
    void aMarkOnAMoveWithoutACaptureContradicts() {
        assertMalformed(
                Fault.RECORD_CONTRADICTS,
                Map.of("given", "A+1", "actual", "A"),
                () -> GameRecord.read("Game: en-dodoi\nPosition: 1-0-0-0-0-0_1-0-0-0-0-0_0-0_S\n\n1. A+1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"north no-move", "draw no-move", "south repetition", "south", "*", ""})
    void theResultMustNotContradict(String result) {
        assertMalformed(
                Fault.RECORD_CONTRADICTS,
                Map.of("given", "Result: " + result, "actual", "Result: south no-move"),
                () -> GameRecord.read(OVER.replace("south no-move", result)));
    }

    @Test
    void anUnfinishedGameHasNoWinner() {
        assertMalformed(
                Fault.RECORD_CONTRADICTS,
                Map.of("given", "Result: south no-move", "actual", "Result: *"),
                () -> GameRecord.read("Game: en-dodoi\nResult: south no-move\n\n1. B+7"));
    }

    @ParameterizedTest
    @CsvSource({"'', ''", "Game:, ''", "Game: oware, oware", "Game: enkeshui, enkeshui"})
    void gamesThatCannotBePlayedAreUnknown(String record, String game) {
        assertMalformed(Fault.UNKNOWN_GAME, Map.of("game", game), () -> GameRecord.read(record));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Event: casual",
                "game: en-dodoi",
                "Game",
                "Game : en-dodoi",
                "Options: pits",
                "Options:",
                "1. B+7"
            })
    void linesOutOfFormAreNamed(String line) {
        String named = line.equals("Options:") ? "Options: " : line;
        assertMalformed(
                Fault.RECORD_LINE,
                Map.of("line", named),
                () -> GameRecord.read("Result: *\n" + line + "\nGame: en-dodoi\n\n1. B+7"));
    }

    @Test
    void aLineGivenTwiceIsRefused() {
        assertMalformed(
                Fault.RECORD_LINE,
                Map.of("line", "Game: en-gehe"),
                () -> GameRecord.read("Game: en-dodoi\nGame: en-gehe\n\n1. B+7"));
    }

    @Test
    void optionsAreThoseOfTheGame() {
        assertMalformed(
                Fault.UNKNOWN_OPTION_VALUE,
                Map.of("option", "seeds", "value", "7", "accepted", List.of("3", "4", "5", "6")),
                () -> GameRecord.read("Game: en-dodoi\nOptions: seeds=7\n\n"));
    }

    @Test
    void aMoveThatTheRulesDoNotAllowIsRefusedWithItsNumber() {
        assertRefused(
                Fault.PIT_EMPTY,
                "lift",
                3,
                Map.of("move", 3, "pit", "D", "legal", List.of("A", "B", "C", "E", "F")),
                () -> GameRecord.read("Game: en-dodoi\n\n1. B+7 a+2 2. D"));
    }
}

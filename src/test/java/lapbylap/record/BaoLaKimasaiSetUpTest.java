package lapbylap.record;

import static lapbylap.record.Faults.assertMalformed;
import static lapbylap.record.Faults.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.Position;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a game of Bao la Kimasai may be begun with, what is refused, and which set-ups have opening turns. */
class BaoLaKimasaiSetUpTest {
    private static final Game GAME = Games.byId("bao-la-kimasai");
    private static final String NONE = "0-0-0-0-0-0-0-0";
    private static final String ONES = "1-1-1-1-1-1-1-1";
    private static final String START_BOARD = ONES + "_" + NONE + "_" + ONES + "_" + NONE;
    private static final Map<String, String> BOTH = Map.of("first-turn", "both");

    @ParameterizedTest
    @CsvSource({"0-1_S, south", "0-24_S, south", "1-0_N, north", "24-0_N, north"})
    void aMoverWithAnEmptyReserveWhileTheOtherHasSomeIsRefused(String reservesAndMover, String player) {
        assertRefused(
                Fault.RESERVE_EMPTY,
                "setup",
                0,
                Map.of("player", player),
                () -> position(START_BOARD + "_" + reservesAndMover));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0_S", "0-1_N", "5-0_S", "0-0_S", "0-0_N", "3-3_S", "3-17_N"})
    void otherReservesAreAllowed(String reservesAndMover) throws Exception {
        String word = START_BOARD + "_" + reservesAndMover;
        assertEquals(word, PositionNotation.write(setUp(Map.of(), word).rules().layout(), position(word)));
    }

    @Test
    void inPhaseOneAMoverWithoutACowIsRefused() {
        String southWithout = NONE + "_" + NONE + "_" + ONES + "_" + NONE;
        assertRefused(Fault.NO_COW, "setup", 0, Map.of("player", "south"), () -> position(southWithout + "_24-24_S"));
        assertRefused(Fault.NO_COW, "setup", 0, Map.of("player", "south"), () -> position(southWithout + "_1-0_S"));
        String northWithout = ONES + "_" + NONE + "_" + NONE + "_" + NONE;
        assertRefused(Fault.NO_COW, "setup", 0, Map.of("player", "north"), () -> position(northWithout + "_2-2_N"));
    }

    @Test
    void inPhaseOneACowInTheBackRowIsEnough() throws Exception {
        assertEquals(
                5,
                position(NONE + "_0-0-0-0-0-0-0-1_" + NONE + "_" + NONE + "_2-2_S")
                        .counts()
                        .total());
    }

    @Test
    void onlyTheMoverMustHaveACow() throws Exception {
        assertEquals(
                10,
                position(ONES + "_" + NONE + "_" + NONE + "_" + NONE + "_1-1_S")
                        .counts()
                        .total());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "360-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_20-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_10-10_S",
                "200-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_200-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0_N",
                "1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_199-200_S"
            })
    void fourHundredCowsAreAllowedReservesIncluded(String position) throws Exception {
        assertEquals(400, position(position).counts().total());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "361-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_20-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_10-10_S",
                "200-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_200-0-0-0-0-0-0-0_0-0-0-0-0-0-0-1_0-0_N",
                "0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-401_S"
            })
    void moreCowsAreRefusedBeforeAllElse(String position) {
        assertRefused(Fault.TOO_MANY_SEEDS, "setup", 0, Map.of("seeds", 401, "most", 400), () -> position(position));
    }

    @ParameterizedTest
    @CsvSource({"7, 1-1-1-1-1-1-1_0-0-0-0-0-0-0_1-1-1-1-1-1-1_0-0-0-0-0-0-0_24-24_S", "2, 1-1_0-0_1-1_0-0_24-24_S"})
    void rowsAreOfEightPits(int pits, String position) {
        assertRefused(
                Fault.ROW_LENGTH, "setup", 0, Map.of("pits", pits, "accepted", List.of("8")), () -> position(position));
    }

    @Test
    void aPositionOfTwoRowsIsOutOfForm() {
        String twoRows = "4-4-4-4-4-4_4-4-4-4-4-4_0-0_S";
        assertMalformed(
                Fault.POSITION_FORM, Map.of("position", twoRows, "parts", 4, "expected", 6), () -> position(twoRows));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pits", "seeds", "empty-opposite"})
    void optionsAreItsOwn(String option) {
        assertMalformed(
                Fault.UNKNOWN_OPTION,
                Map.of("option", option, "accepted", List.of("first-turn", "no-target")),
                () -> GameSetUp.of(GAME, Map.of(option, "8"), null));
    }

    @Test
    void theExactStartHasItsOpeningTurns() throws Exception {
        String start = START_BOARD + "_24-24_S";
        assertEquals(1, position(start).openingTurns());
        assertEquals(2, setUp(BOTH, start).start().openingTurns());
        assertEquals(setUp(BOTH, start).rules().start(), setUp(BOTH, start).start());
        assertTrue(setUp(Map.of(), start).fromSetUp());
    }

    @Test
    void theExactStartGivenIsPlayedAsTheStart() throws Exception {
        String start = START_BOARD + "_24-24_S";
        for (String options : List.of("first-turn=starter", "first-turn=both")) {
            assertEquals(
                    RecordingText.of(Played.of("bao-la-kimasai", options, null, "A5,a8,A7")),
                    RecordingText.of(Played.of("bao-la-kimasai", options, start, "A5,a8,A7")));
        }
    }

    /** North to move, a reserve smaller or larger, a cow moved on, and what South's first turn may lead to. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                START_BOARD + "_24-24_N",
                START_BOARD + "_24-23_S",
                START_BOARD + "_25-24_S",
                "0-2-1-1-1-1-1-1_" + NONE + "_" + ONES + "_" + NONE + "_24-24_S",
                "1-1-1-1-0-0-2-0_0-0-0-0-0-0-1-1_" + ONES + "_" + NONE + "_24-24_N"
            })
    void allOtherPositionsHaveNone(String position) throws Exception {
        assertEquals(0, setUp(Map.of(), position).start().openingTurns());
        assertEquals(0, setUp(BOTH, position).start().openingTurns());
        Recording recording = setUp(BOTH, position).record(List.of());
        String move = recording.rules().layout().name(recording.moves().legal().get(0));
        assertEquals(
                "introduce",
                setUp(BOTH, position).record(List.of(move)).frames().get(1).kind());
    }

    /** So a game read from its middle may differ from the one that was played. */
    @Test
    void aPositionWithAnOpeningTurnLeftIsReadAsOneWithout() throws Exception {
        Recording recording = Played.of("bao-la-kimasai", "first-turn=both", null, "A5");
        assertEquals(1, recording.position().openingTurns());
        String word = PositionNotation.write(recording.rules().layout(), recording.position());
        Position read = setUp(BOTH, word).start();
        assertEquals(0, read.openingTurns());
        assertEquals(recording.position().counts(), read.counts());
        assertEquals(recording.position().mover(), read.mover());
    }

    @ParameterizedTest
    @CsvSource({
        "1-0-0-0-0-0-0-0, 0-0-0-0-0-0-0-0, S, south wins by front-row-empty: 2 to 3",
        "1-0-0-0-0-0-0-0, 0-0-0-0-0-0-0-0, N, south wins by front-row-empty: 2 to 3",
        "0-0-0-0-0-0-0-0, 1-0-0-0-0-0-0-0, S, north wins by front-row-empty: 1 to 4",
        "0-0-0-0-0-0-0-0, 0-0-0-0-0-0-0-0, S, north wins by front-row-empty: 1 to 3",
        "0-0-0-0-0-0-0-0, 0-0-0-0-0-0-0-0, N, south wins by front-row-empty: 1 to 3"
    })
    void aSetUpAlreadyOverIsStartAndResult(String southFront, String northFront, String mover, String result)
            throws Exception {
        String word = southFront + "_0-1-0-0-0-0-0-0_" + northFront + "_0-3-0-0-0-0-0-0_0-0_" + mover;
        Recording recording = setUp(Map.of(), word).record(List.of());
        assertEquals(
                List.of("start", "result"),
                recording.frames().stream().map(Frame::kind).toList());
        assertEquals(
                List.of("front-row-empty"), recording.frames().get(1).head().clauses());
        assertEquals(List.of(), recording.moves().legal());
        assertEquals(word, PositionNotation.write(recording.rules().layout(), recording.position()));
        var outcome = recording.outcome();
        assertEquals(
                result,
                outcome.winner().player().id() + " wins by " + outcome.reason().clause() + ": " + outcome.southScore()
                        + " to " + outcome.northScore());
    }

    @Test
    void aSetUpOfPhaseOneIsNotOverForAnEmptyFrontRow() throws Exception {
        String word = NONE + "_0-1-0-0-0-0-0-0_" + NONE + "_0-3-0-0-0-0-0-0_1-1_S";
        assertNull(setUp(Map.of(), word).record(List.of()).outcome());
    }

    private static Position position(String word) throws Exception {
        return setUp(Map.of(), word).start();
    }

    private static GameSetUp setUp(Map<String, String> options, String word) throws Exception {
        return GameSetUp.of(GAME, options, word);
    }
}

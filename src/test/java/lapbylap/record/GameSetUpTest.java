package lapbylap.record;

import static lapbylap.record.Faults.assertMalformed;
import static lapbylap.record.Faults.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import lapbylap.engine.Counts;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.Player;
import lapbylap.engine.SetUp;
import lapbylap.engine.Winner;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a game may be begun with, and what is refused. */
class GameSetUpTest {
    private static final Game GAME = Games.byId("en-dodoi");
    private static final String SEVEN_PITS = "4-4-4-4-4-4-4_4-4-4-4-4-4-4_0-0_S";
    private static final List<String> PITS = List.of("6", "7", "8", "9", "10");

    @Test
    void nothingChosenIsTheStartUnderTheDefaults() throws Exception {
        GameSetUp setUp = GameSetUp.of(GAME, Map.of(), null);
        assertFalse(setUp.fromSetUp());
        assertEquals(setUp.rules().start(), setUp.start());
        assertEquals("sown", setUp.rules().options().value("origin-pit"));
    }

    @Test
    void unknownOptionsAreNamed() {
        assertMalformed(
                Fault.UNKNOWN_OPTION,
                Map.of("option", "pit", "accepted", List.of("pits", "seeds", "empty-opposite", "origin-pit")),
                () -> GameSetUp.of(GAME, Map.of("pit", "6"), null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "11", "06", "six", "-6"})
    void unknownOptionValuesAreNamed(String value) {
        assertMalformed(
                Fault.UNKNOWN_OPTION_VALUE,
                Map.of("option", "pits", "value", value, "accepted", PITS),
                () -> GameSetUp.of(GAME, Map.of("pits", value), null));
    }

    @Test
    void aPositionFixesTheNumberOfPits() throws Exception {
        GameSetUp setUp = GameSetUp.of(GAME, Map.of("origin-pit", "skipped"), SEVEN_PITS);
        assertEquals(7, setUp.rules().layout().columns());
        assertEquals("7", setUp.rules().options().value("pits"));
        assertEquals("skipped", setUp.rules().options().value("origin-pit"));
        assertEquals(
                setUp.start(),
                GameSetUp.of(GAME, Map.of("pits", "7"), SEVEN_PITS).start());
    }

    @Test
    void pitsMustNotContradictThePosition() {
        assertMalformed(
                Fault.POSITION_AND_OPTION,
                Map.of("option", "pits", "value", "6"),
                () -> GameSetUp.of(GAME, Map.of("pits", "6"), SEVEN_PITS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "4"})
    void seedsCannotBeChosenBesideAPosition(String seeds) {
        assertMalformed(
                Fault.POSITION_AND_OPTION,
                Map.of("option", "seeds", "value", seeds),
                () -> GameSetUp.of(GAME, Map.of("seeds", seeds), SEVEN_PITS));
    }

    @ParameterizedTest
    @CsvSource({"1, 4_4_0-0_S", "5, 4-4-4-4-4_4-4-4-4-4_0-0_S", "11, 1-1-1-1-1-1-1-1-1-1-1_1-1-1-1-1-1-1-1-1-1-1_0-0_S"
    })
    void rowLengthsNotOfferedAreRefused(int pits, String position) {
        assertRefused(
                Fault.ROW_LENGTH,
                "setup",
                0,
                Map.of("pits", pits, "accepted", PITS),
                () -> GameSetUp.of(GAME, Map.of(), position));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "400-0-0-0-0-0_0-0-0-0-0-0_0-0_S",
                "0-0-0-0-0-1_1-0-0-0-0-0_199-199_N",
                "0-0-0-0-0-0_0-0-0-0-0-0_200-200_S"
            })
    void fourHundredSeedsAreAllowed(String position) throws Exception {
        assertEquals(
                400, GameSetUp.of(GAME, Map.of(), position).start().counts().total());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "400-0-0-0-0-0_0-0-0-0-0-1_0-0_S",
                "0-0-0-0-0-1_1-0-0-0-0-0_199-200_N",
                "0-0-0-0-0-0_0-0-0-0-0-0_401-0_S"
            })
    void moreSeedsAreRefused(String position) {
        assertRefused(
                Fault.TOO_MANY_SEEDS,
                "setup",
                0,
                Map.of("seeds", 401, "most", 400),
                () -> GameSetUp.of(GAME, Map.of(), position));
    }

    @Test
    void hugeNumbersAreRefused() {
        assertRefused(
                Fault.TOO_MANY_SEEDS,
                "setup",
                0,
                Map.of("seeds", 1_000_004, "most", 400),
                () -> GameSetUp.of(GAME, Map.of(), "4294967300-4-0-0-0-0_0-0-0-0-0-0_0-0_S"));
    }

    @Test
    void twoRowGamesHaveNoReserves() throws Exception {
        var rules = GameSetUp.of(GAME, Map.of(), null).rules();
        Counts counts = new Counts(new int[12], new int[2], new int[] {1, 2}, 0);
        assertRefused(
                Fault.NO_SUCH_POOL,
                "setup",
                0,
                Map.of("seeds", 3),
                () -> rules.position(new SetUp(counts, Player.SOUTH)));
    }

    @Test
    void rulesRefuseABoardOfAnotherLength() throws Exception {
        var rules = GameSetUp.of(GAME, Map.of(), null).rules();
        Counts counts = new Counts(new int[14], new int[2], new int[2], 0);
        assertRefused(
                Fault.ROW_LENGTH,
                "setup",
                0,
                Map.of("pits", 7, "accepted", List.of("6")),
                () -> rules.position(new SetUp(counts, Player.SOUTH)));
    }

    @Test
    void aSetUpAlreadyOverIsStartSweepAndResult() throws Exception {
        Recording recording =
                GameSetUp.of(GAME, Map.of(), "0-0-0-0-0-0_0-3-0-0-0-2_20-23_S").record(List.of());
        assertEquals(
                List.of("start", "sweep", "result"),
                recording.frames().stream().map(Frame::kind).toList());
        assertEquals(List.of(), recording.moves().legal());
    }

    @Test
    void aSetUpAlreadyOverWithAnEmptyBoardIsStartAndResult() throws Exception {
        Recording recording =
                GameSetUp.of(GAME, Map.of(), "0-0-0-0-0-0_0-0-0-0-0-0_0-0_S").record(List.of());
        assertEquals(
                List.of("start", "result"),
                recording.frames().stream().map(Frame::kind).toList());
        assertEquals(Winner.DRAW, recording.outcome().winner());
    }
}

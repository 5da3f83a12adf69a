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

/** Moves that cannot be recorded: which, why, and what would be accepted. */
class RecorderTest {

    @Test
    void noMovesIsAnEmptyList() {
        assertEquals(List.of(), MoveNotation.list(""));
        assertEquals(List.of("C"), MoveNotation.list("C"));
        assertEquals(List.of("C", "f", "A"), MoveNotation.list("C,f,A"));
    }

    /** Told before anything is played, whatever the moves before it. */
    @ParameterizedTest
    @CsvSource({
        "'A,A,Z', 3, Z",
        "'C,,f', 2, ''",
        "'C,', 2, ''",
        "G, 1, G",
        "' C', 1, ' C'",
        "A1, 1, A1",
        "'C;f', 1, 'C;f'"
    })
    void namesOfNoPitAreMalformed(String moves, int number, String pit) {
        assertMalformed(
                Fault.UNKNOWN_PIT,
                Map.of(
                        "move", number,
                        "pit", pit,
                        "firstSouth", "A",
                        "lastSouth", "F",
                        "firstNorth", "a",
                        "lastNorth", "f"),
                () -> Played.enDodoi("", null, moves));
    }

    @Test
    void aPitOfTheOtherPlayer() {
        assertRefused(
                Fault.PIT_NOT_YOURS,
                "lift",
                2,
                Map.of("move", 2, "player", "north", "pit", "C", "legal", List.of("a", "b", "e", "f")),
                () -> Played.enDodoi(null, "B,C"));
    }

    @Test
    void anEmptyPit() {
        assertRefused(
                Fault.PIT_EMPTY,
                "lift",
                2,
                Map.of("move", 2, "pit", "c", "legal", List.of("a", "b", "e", "f")),
                () -> Played.enDodoi(null, "B,c"));
    }

    @Test
    void anEndlessMove() {
        assertRefused(
                Fault.ENDLESS_MOVE,
                "endless",
                1,
                Map.of("move", 1, "pit", "A", "period", 72, "most", 10_000, "legal", List.of("C", "E")),
                () -> Played.enDodoi("2-0-1-0-1-0_1-0-1-0-2-1_0-0_S", "A"));
    }

    @Test
    void aMoveAfterTheEnd() {
        assertRefused(
                Fault.GAME_OVER,
                "no-move",
                2,
                Map.of("move", 2, "pit", "B", "reason", "no-move"),
                () -> Played.enDodoi("1-0-0-0-2-0_0-0-0-0-0-0_20-20_S", "A,B"));
    }
}

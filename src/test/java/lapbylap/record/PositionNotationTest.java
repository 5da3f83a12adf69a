package lapbylap.record;

import static lapbylap.record.Faults.assertMalformed;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import lapbylap.engine.Counts;
import lapbylap.engine.Fault;
import lapbylap.engine.Layout;
import lapbylap.engine.Player;
import lapbylap.engine.Position;
import lapbylap.engine.SetUp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions as words: what they say, and what can be wrong with them. */
class PositionNotationTest {
    private static final String WORD = "1-2-3-4-5-16_6-0-0-7-8-9_10-11_N";
    private static final Layout LAYOUT = Layout.ofTwoRows(6);

    @Test
    void rowsAreReadFromTheirOwnersLeft() throws Exception {
        SetUp setUp = PositionNotation.onBoard(LAYOUT, PositionNotation.read(WORD, 2));
        assertArrayEquals(
                new int[] {1, 2, 3, 4, 5, 16, 6, 0, 0, 7, 8, 9}, setUp.counts().board());
        assertEquals(10, setUp.counts().captured(Player.SOUTH));
        assertEquals(11, setUp.counts().captured(Player.NORTH));
        assertEquals(0, setUp.counts().allReserves());
        assertEquals(Player.NORTH, setUp.mover());
    }

    @Test
    void whatIsWrittenCanStandInAnAddress() {
        int[] board = {1, 2, 3, 4, 5, 16, 6, 0, 0, 7, 8, 9};
        Counts counts = new Counts(board, new int[] {10, 11}, new int[2], 0);
        String word = PositionNotation.write(LAYOUT, new Position(counts, Player.NORTH, 0));
        assertEquals(WORD, word);
        assertTrue(word.matches("[0-9A-Z_-]+"));
    }

    @Test
    void fourRowsAreFrontBeforeBack() throws Exception {
        PositionNotation.Written written = PositionNotation.read("1-2_3-4_5-6_7-8_24-23_S", 4);
        assertEquals(2, written.columns());
        assertArrayEquals(new int[] {3, 4}, written.rows().get(1));
        assertArrayEquals(new int[] {5, 6}, written.rows().get(2));
        assertArrayEquals(new int[] {24, 23}, written.pools());
        assertEquals(Player.SOUTH, written.mover());
    }

    @Test
    void rowsOfFourAreLaidOutInSowingOrder() throws Exception {
        Layout layout = Layout.ofFourRows(8);
        String word = "1-2-3-4-5-6-7-8_11-12-13-14-15-16-17-18_21-22-23-24-25-26-27-28_0-1-0-2-0-3-0-4_9-10_N";
        SetUp setUp = PositionNotation.onBoard(layout, PositionNotation.read(word, 4));
        assertArrayEquals(
                new int[] {
                    1, 2, 3, 4, 5, 6, 7, 8, 18, 17, 16, 15, 14, 13, 12, 11,
                    21, 22, 23, 24, 25, 26, 27, 28, 4, 0, 3, 0, 2, 0, 1, 0
                },
                setUp.counts().board());
        assertEquals(9, setUp.counts().reserve(Player.SOUTH));
        assertEquals(10, setUp.counts().reserve(Player.NORTH));
        assertEquals(0, setUp.counts().allCaptured());
        assertEquals(Player.NORTH, setUp.mover());
        assertEquals(word, PositionNotation.write(layout, new Position(setUp.counts(), setUp.mover(), 0)));
    }

    @ParameterizedTest
    @CsvSource({"'', 1", "4-4_4-4_S, 3", "4-4_4-4_0-0_S_, 5", "1-1_0-0_1-1_0-0_24-24_S, 6", "4-4 4-4 0-0 S, 1"})
    void formIsRowsPoolsAndMover(String text, int parts) {
        assertMalformed(
                Fault.POSITION_FORM,
                Map.of("position", text, "parts", parts, "expected", 4),
                () -> PositionNotation.read(text, 2));
    }

    @Test
    void formDiffersForFourRows() {
        assertMalformed(
                Fault.POSITION_FORM,
                Map.of("position", WORD, "parts", 4, "expected", 6),
                () -> PositionNotation.read(WORD, 4));
    }

    @ParameterizedTest
    @CsvSource({"4-4_4-4-4_0-0_S, 4-4-4, 3, 2", "4-4-4_4_0-0_S, 4, 1, 3"})
    void rowsMustBeOfOneLength(String text, String row, int pits, int expected) {
        assertMalformed(
                Fault.POSITION_ROWS,
                Map.of("row", row, "pits", pits, "expected", expected),
                () -> PositionNotation.read(text, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "4x", "+4", " 4", "4.0", "0x4", "1e1", "\u0664", "\uff14"})
    void seedsMustBeWholeNumbers(String number) {
        assertMalformed(
                Fault.POSITION_NUMBER,
                Map.of("number", number),
                () -> PositionNotation.read("4-" + number + "_4-4_0-0_S", 2));
        assertMalformed(
                Fault.POSITION_NUMBER,
                Map.of("number", number),
                () -> PositionNotation.read("4-4_4-4_" + number + "-0_S", 2));
    }

    @Test
    void seedsCannotBeNegative() {
        assertMalformed(
                Fault.POSITION_NUMBER, Map.of("number", ""), () -> PositionNotation.read("4--1_4-4-4_0-0_S", 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0-0-0"})
    void poolsAreTwo(String pools) {
        assertMalformed(
                Fault.POSITION_POOLS,
                Map.of("pools", pools),
                () -> PositionNotation.read("4-4_4-4_" + pools + "_S", 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "n", "SN", "South", "S "})
    void moverIsOneLetter(String mover) {
        assertMalformed(
                Fault.POSITION_MOVER, Map.of("mover", mover), () -> PositionNotation.read("4-4_4-4_0-0_" + mover, 2));
    }

    /** They are beyond what any set-up may hold; what matters is that they do not overflow into something that may. */
    @ParameterizedTest
    @ValueSource(strings = {"4294967300", "18446744073709551620", "99999999999999999999999999999999"})
    void hugeNumbersStayHuge(String number) throws Exception {
        PositionNotation.Written written = PositionNotation.read(number + "-4_4-4_0-" + number + "_S", 2);
        assertEquals(1_000_000, written.rows().get(0)[0]);
        assertEquals(1_000_000, written.pools()[1]);
    }
}

package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Pit;
import lapbylap.engine.Row;
import org.junit.jupiter.api.Test;

/** The clauses of Bao la Kimasai as data, how each is known, and the board. */
class BaoLaKimasaiClausesTest {
    private static final Game GAME = Games.byId("bao-la-kimasai");

    @Test
    void clausesInOrderWithTheirStatus() {
        assertEquals(
                List.of(
                        "board documented",
                        "setup documented",
                        "sow documented",
                        "first-turn documented contested",
                        "lift documented",
                        "introduce documented",
                        "relay documented",
                        "stop documented",
                        "no-capture documented",
                        "phase-two documented",
                        "capture documented",
                        "capture-sow documented",
                        "no-target inferred contested",
                        "endless modern",
                        "front-row-empty documented",
                        "repetition modern",
                        "no-move modern"),
                Told.clauses(GAME));
    }

    @Test
    void optionsWithTheirClausesValuesAndDefaults() {
        assertEquals(
                List.of(
                        "first-turn of first-turn [starter, both] starter",
                        "no-target of no-target [relay, stop] relay"),
                Told.options(GAME));
    }

    @Test
    void optionsAreAsCertainAsTheirClauses() {
        for (Option option : GAME.options()) {
            assertTrue(GAME.clauses().contains(option.clause()), option.id());
        }
    }

    /** In sowing order: the front row from the owner's left to right, then the back row from right to left. */
    @Test
    void boardOfFourRowsNamedFromEachOwnersLeft() {
        Layout layout = GAME.rules(Options.defaults(GAME)).layout();
        assertEquals(4, layout.rows());
        assertEquals(8, layout.columns());
        assertEquals(16, layout.circuitLength());
        assertEquals(
                List.of(
                        "0 A1 south 1",
                        "1 A2 south 2",
                        "2 A3 south 3",
                        "3 A4 south 4",
                        "4 A5 south 5",
                        "5 A6 south 6",
                        "6 A7 south 7",
                        "7 A8 south 8",
                        "8 B8 south back 8",
                        "9 B7 south back 7",
                        "10 B6 south back 6",
                        "11 B5 south back 5",
                        "12 B4 south back 4",
                        "13 B3 south back 3",
                        "14 B2 south back 2",
                        "15 B1 south back 1",
                        "16 a1 north 8",
                        "17 a2 north 7",
                        "18 a3 north 6",
                        "19 a4 north 5",
                        "20 a5 north 4",
                        "21 a6 north 3",
                        "22 a7 north 2",
                        "23 a8 north 1",
                        "24 b8 north back 1",
                        "25 b7 north back 2",
                        "26 b6 north back 3",
                        "27 b5 north back 4",
                        "28 b4 north back 5",
                        "29 b3 north back 6",
                        "30 b2 north back 7",
                        "31 b1 north back 8"),
                Told.pits(layout));
    }

    @Test
    void boardFrontPitsFaceEachOtherInOneColumnAndBackPitsNothing() {
        Layout layout = GAME.rules(Options.defaults(GAME)).layout();
        for (Pit pit : layout.pits()) {
            int facing = layout.facing(pit.index());
            if (pit.row() == Row.BACK) {
                assertEquals(-1, facing, pit.name());
            } else {
                assertEquals(23 - pit.index(), facing, pit.name());
                assertEquals(pit.column(), layout.pits().get(facing).column(), pit.name());
                assertEquals(Row.FRONT, layout.pits().get(facing).row(), pit.name());
            }
        }
    }
}

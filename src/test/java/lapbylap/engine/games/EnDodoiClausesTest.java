package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Pit;
import org.junit.jupiter.api.Test;

/** The clauses of En Dodoi as data, how each is known, and the board. */
class EnDodoiClausesTest {
    private static final Game GAME = Games.byId("en-dodoi");

    /** {@code series} is among them, though no single game can show it. */
    @Test
    void clausesInOrderWithTheirStatus() {
        assertEquals(
                List.of(
                        "board documented contested",
                        "setup documented contested",
                        "lift documented",
                        "sow documented",
                        "origin-pit inferred",
                        "relay documented",
                        "stop documented",
                        "capture documented",
                        "capture-own documented",
                        "empty-opposite inferred contested",
                        "endless modern",
                        "no-move inferred",
                        "sweep inferred contested",
                        "repetition modern",
                        "most-seeds documented",
                        "series documented"),
                Told.clauses(GAME));
    }

    @Test
    void optionsWithTheirClausesValuesAndDefaults() {
        assertEquals(
                List.of(
                        "pits of board [6, 7, 8, 9, 10] 6",
                        "seeds of setup [3, 4, 5, 6] 4",
                        "empty-opposite of empty-opposite [nothing, own-seed] nothing",
                        "origin-pit of origin-pit [sown, skipped] sown"),
                Told.options(GAME));
    }

    @Test
    void optionsAreAsCertainAsTheirClauses() {
        for (Option option : GAME.options()) {
            assertTrue(GAME.clauses().contains(option.clause()), option.id());
        }
    }

    @Test
    void boardOfTwoRowsNamedFromEachOwnersLeft() {
        Layout layout = GAME.rules(Options.defaults(GAME)).layout();
        assertEquals(2, layout.rows());
        assertEquals(
                List.of(
                        "0 A south 1",
                        "1 B south 2",
                        "2 C south 3",
                        "3 D south 4",
                        "4 E south 5",
                        "5 F south 6",
                        "6 a north 6",
                        "7 b north 5",
                        "8 c north 4",
                        "9 d north 3",
                        "10 e north 2",
                        "11 f north 1"),
                Told.pits(layout));
    }

    @Test
    void boardOppositePitsLieInOneColumn() {
        Layout layout = Layout.ofTwoRows(6);
        for (Pit pit : layout.pits()) {
            Pit facing = layout.pits().get(layout.facing(pit.index()));
            assertEquals(pit.column(), facing.column(), pit.name());
            assertEquals(pit.owner().other(), facing.owner(), pit.name());
        }
    }

    @Test
    void boardNamesGoOnPastTheAlphabet() {
        Layout layout = Layout.ofTwoRows(50);
        assertEquals(
                List.of("Z", "AA", "AX", "a", "z", "aa", "ax"),
                List.of(25, 26, 49, 50, 75, 76, 99).stream().map(layout::name).toList());
        assertEquals(76, layout.indexOf("aa"));
        assertEquals(-1, layout.indexOf("AY"));
    }
}

package lapbylap.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;

/** The bound of clause {@code endless}: ending on lap 10,000 is legal, and later is not. */
class LapBoundTest {
    /** So wide that no state comes up again within the bound; otherwise a period would be told. */
    private static final int COLUMNS = 10;

    @Test
    void endingOnTheLastLapIsLegal() {
        Table table = table(10_000);
        assertEquals(10_000, table.play(0, null));
        assertEquals(Player.NORTH, table.mover());
    }

    @Test
    void endingOneLapLaterIsEndlessWithoutAPeriod() {
        Table table = table(10_001);
        assertEquals(0, table.play(0, null));
        assertEquals(0, table.period());
    }

    @Test
    void aListenerIsToldOfEveryLapUpToTheBound() {
        List<Step> steps = new ArrayList<>();
        table(10_000).play(0, steps::add);
        assertEquals(10_000, steps.size());
        assertEquals(10_000, ((Step.Lap) steps.get(9_999)).number());
        assertEquals(LapEnd.Kind.STOP, ((Step.Lap) steps.get(9_999)).end().kind());
    }

    private static Table table(int lastLap) {
        Rules rules = MadeUpRules.endingOnLap(COLUMNS, lastLap);
        Table table = new Table(rules);
        table.set(rules.start());
        return table;
    }

    /** The seed put in from the reserve goes back, too. */
    @Test
    void aMoveRefusedAtTheBoundChangesNothing() {
        assertNothingChanges(MadeUpRules.endingOnLap(COLUMNS, Integer.MAX_VALUE), 0);
    }

    @Test
    void aMoveRefusedForComingBackChangesNothing() {
        assertNothingChanges(MadeUpRules.neverEnding(3), 0);
    }

    @Test
    void aRefusedOpeningTurnIsStillToCome() {
        assertNothingChanges(MadeUpRules.neverEnding(3), 1);
    }

    private static void assertNothingChanges(Rules rules, int openingTurns) {
        int[] board = rules.start().counts().board();
        Counts counts = new Counts(board, new int[] {2, 3}, new int[] {5, 7}, 0);
        Position before = new Position(counts, Player.SOUTH, openingTurns);
        Table table = new Table(rules);
        table.set(before);
        for (int pit = 0; pit < board.length / 2; pit++) {
            assertEquals(0, table.play(pit, null));
            assertEquals(before, table.position());
        }
    }

    @Test
    void afterARefusedMoveOthersAreThoseOfAFreshTable() {
        int[] board = {2, 0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 1};
        Game game = Games.byId("en-dodoi");
        Rules rules = game.rules(Options.defaults(game));
        Position start = new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
        Table used = new Table(rules);
        used.set(start);
        assertEquals(0, used.play(0, null));
        Table fresh = new Table(rules);
        fresh.set(start);
        assertEquals(fresh.play(2, null), used.play(2, null));
        assertEquals(fresh.position(), used.position());
    }
}

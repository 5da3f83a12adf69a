package lapbylap.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;

/** Moves tried out leave the game as it was, and are what they would be in the game. */
class LookaheadTest {
    private static final Game GAME = Games.byId("en-dodoi");
    private static final Rules RULES = GAME.rules(Options.defaults(GAME));

    private static Playthrough played(Position start, String moves) {
        Playthrough playthrough = new Playthrough(RULES, start);
        for (String move : moves.isEmpty() ? List.<String>of() : List.of(moves.split(","))) {
            assertTrue(playthrough.play(pit(move), null) > 0, move);
        }
        return playthrough;
    }

    private static int pit(String name) {
        return RULES.layout().indexOf(name);
    }

    private static Position position(int[] board, int south, int north, Player mover) {
        return new Position(new Counts(board, new int[] {south, north}, new int[2], 0), mover, 0);
    }

    @Test
    void turnsAheadAreThoseOfTheGameAndAreTakenBack() {
        Playthrough game = played(RULES.start(), "C,f");
        Position before = game.position();
        Lookahead ahead = game.lookahead(3);
        assertTrue(ahead.play(pit("C")));
        assertTrue(ahead.play(pit("f")));
        assertTrue(ahead.play(pit("D")));
        assertEquals(3, ahead.depth());
        assertEquals(
                played(RULES.start(), "C,f,C,f,D").position(), ahead.table().position());
        ahead.takeBack();
        ahead.takeBack();
        assertEquals(played(RULES.start(), "C,f,C").position(), ahead.table().position());
        ahead.takeBack();
        assertEquals(before, ahead.table().position());
        assertEquals(before, game.position());
    }

    @Test
    void anEndlessMoveChangesNothingButItsLapsAreCounted() {
        Playthrough game = played(RULES.start(), "C,f,C,f,D,b,F,f,E,e,C");
        Lookahead ahead = game.lookahead(1);
        assertFalse(ahead.play(pit("b")));
        assertEquals(0, ahead.depth());
        assertEquals(game.position(), ahead.table().position());
        assertTrue(ahead.laps() >= 45, () -> "laps: " + ahead.laps());
        long laps = ahead.laps();
        assertTrue(ahead.play(pit("a")));
        assertTrue(ahead.laps() > laps);
    }

    /** Six turns without a capture lead back to where they began; there twice before, the third time is the end. */
    @Test
    void aPositionForTheThirdTimeIsOver() {
        Position returning = position(new int[] {0, 1, 1, 0, 0, 1, 1, 0, 1, 0, 0, 0}, 2, 4, Player.SOUTH);
        Lookahead second = played(returning, "F,b,B,d,D").lookahead(1);
        assertTrue(second.play(pit("f")));
        assertNull(second.over());
        Lookahead third = played(returning, "F,b,B,d,D,f,F,b,B,d,D").lookahead(1);
        assertNull(third.over());
        assertTrue(third.play(pit("f")));
        assertEquals(Reason.REPETITION, third.over());
        assertEquals(new Outcome(Winner.NORTH, Reason.REPETITION, 5, 6), third.outcome(Reason.REPETITION));
    }

    @Test
    void theEndIsCountedAsInTheGame() {
        Lookahead ahead = played(position(new int[] {1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0}, 20, 20, Player.SOUTH), "")
                .lookahead(1);
        assertTrue(ahead.play(pit("A")));
        assertEquals(0, ahead.occupied(new int[12]));
        assertEquals(new Outcome(Winner.SOUTH, Reason.NO_MOVE, 23, 20), ahead.outcome(Reason.NO_MOVE));
    }

    @Test
    void anEmptyFrontRowIsSeen() throws Exception {
        Game bao = Games.byId("bao-la-kimasai");
        Rules rules = bao.rules(Options.of(bao, Map.of()));
        int[] board = new int[32];
        board[rules.layout().indexOf("A8")] = 1;
        board[rules.layout().indexOf("a1")] = 1;
        Position position = new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
        Lookahead ahead = new Playthrough(rules, position).lookahead(1);
        assertNull(ahead.over());
        assertTrue(ahead.play(rules.layout().indexOf("A8")));
        assertEquals(Reason.FRONT_ROW_EMPTY, ahead.over());
        assertEquals(Winner.NORTH, ahead.outcome(Reason.FRONT_ROW_EMPTY).winner());
    }
}

package lapbylap.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;

/** One object plays game after game: each as if it were the first. */
class PlaythroughTest {
    private static final Game GAME = Games.byId("en-dodoi");
    private static final Rules RULES = GAME.rules(Options.defaults(GAME));

    @Test
    void aGameBegunAnewForgetsThePositionsBefore() {
        Playthrough playthrough = new Playthrough(RULES, RULES.start());
        playthrough.restart(RULES.start());
        playthrough.restart(RULES.start());
        assertFalse(playthrough.decided());
        assertNull(playthrough.settlement());
    }

    @Test
    void aGameBegunAnewForgetsHowTheLastOneEnded() {
        Counts empty = new Counts(new int[12], new int[] {20, 28}, new int[2], 0);
        Playthrough playthrough = new Playthrough(RULES, new Position(empty, Player.SOUTH, 0));
        assertEquals(Reason.NO_MOVE, playthrough.settlement().outcome().reason());
        playthrough.restart(RULES.start());
        assertNull(playthrough.settlement());
        assertEquals(RULES.start(), playthrough.position());
        assertEquals(new Playthrough(RULES, RULES.start()).moves(), playthrough.moves());
    }
}

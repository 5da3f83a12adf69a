package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Options;
import lapbylap.engine.Outcome;
import lapbylap.engine.Position;
import lapbylap.engine.Reason;
import lapbylap.engine.Refused;
import lapbylap.engine.Settlement;
import lapbylap.engine.Winner;
import lapbylap.record.Played;
import lapbylap.record.Recording;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * When a game of Bao la Kimasai is drawn. A position that comes up for the third time led on twice, so that its player
 * has a move: that {@code no-move} is looked at before {@code repetition} can never be seen.
 */
class BaoLaKimasaiDrawClausesTest {
    /** Each side walks a pair of cows round past a third one: sixteen turns without a capture lead back to it. */
    private static final String RETURNING = "1-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_0-1-0-0-0-0-0-0_0-0-0-0-0-1-1-0_0-0_S";

    private static final String ROUND = "A3,b7,A1,b5,A5,a2,A7,b3,B8,b1,B6,a4,B4,a6,B2,a8";

    /** Bringing the last cow in by B1 leads into the same round. */
    private static final String BEFORE_THE_LAST_COW =
            "0-0-0-1-0-0-0-0_1-0-0-0-0-0-0-0_0-1-0-0-0-0-0-0_0-0-0-0-0-1-1-0_1-0_S";

    private static final String ROUND_FROM_THERE = "b7,A1,b5,A5,a2,A7,b3,B8,b1,B6,a4,B4,a6,B2,a8,A3";

    @Test
    void repetitionOnTheThirdTimeIsADraw() throws Exception {
        Recording recording = played(RETURNING, ROUND + "," + ROUND);
        assertEquals(recording.start(), recording.position());
        assertEquals("""
                After turn 32: result draw by repetition, south 3, north 3 [repetition]
                     b8-b1  0  1  1  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  1  0
                     A1-A8  1  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, ending(recording));
    }

    @Test
    void repetitionNotBeforeTheThirdTime() throws Exception {
        assertNull(played(RETURNING, ROUND).outcome());
        assertNull(played(RETURNING, ROUND + "," + ROUND.replace(",a8", "")).outcome());
    }

    @Test
    void repetitionRefusesAFurtherMove() {
        Refused refused = assertThrows(Refused.class, () -> played(RETURNING, ROUND + "," + ROUND + ",A3"));
        assertEquals("repetition", refused.clause());
        assertEquals(Fault.GAME_OVER, refused.fault());
        assertEquals(33, refused.move());
    }

    @Test
    void repetitionCountsFromTheFirstPositionWithBothReservesEmpty() throws Exception {
        String twoRounds = "B1," + ROUND_FROM_THERE + "," + ROUND_FROM_THERE;
        assertEquals("""
                After turn 33: result draw by repetition, south 3, north 3 [repetition]
                     b8-b1  0  1  1  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  0  0  1  0
                     A1-A8  1  1  0  1  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, ending(played(BEFORE_THE_LAST_COW, twoRounds)));
        assertNull(played(BEFORE_THE_LAST_COW, twoRounds.substring(0, twoRounds.lastIndexOf(',')))
                .outcome());
    }

    private static String ending(Recording recording) {
        String text = RecordingText.framesAfterStart(recording);
        return text.substring(text.indexOf("After"));
    }

    /**
     * No position is known in which every move of somebody who has cows is endless; here North has none, in phase 1.
     */
    @Test
    void noMoveIsADraw() throws Exception {
        String position = "1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S";
        assertEquals("""
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  2  0  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in stop [sow lift stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                3. After turn 1: result draw by no-move, south 2, north 0 [no-move]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 1
                     a8-a1  0  0  0  0  0  0  0  0
                     A1-A8  0  1  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, RecordingText.framesAfterStart(played(position, "A1")));
    }

    @Test
    void noMoveHandsNothingOut() throws Exception {
        Position position = played(RETURNING, "").position();
        BaoLaKimasai game = new BaoLaKimasai();
        Settlement settlement = new BaoRules(game, Options.defaults(game)).settle(position, Reason.NO_MOVE);
        assertEquals(List.of(), settlement.swept());
        assertEquals(position, settlement.after());
        assertEquals(new Outcome(Winner.DRAW, Reason.NO_MOVE, 3, 3), settlement.outcome());
    }

    private static Recording played(String position, String moves) throws Exception {
        return Played.of("bao-la-kimasai", "", position, moves);
    }
}

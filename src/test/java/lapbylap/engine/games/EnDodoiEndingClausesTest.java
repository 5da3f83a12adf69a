package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Player;
import lapbylap.engine.Reason;
import lapbylap.engine.Refused;
import lapbylap.engine.Winner;
import lapbylap.record.Frame;
import lapbylap.record.Played;
import lapbylap.record.Recording;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/** How a game of En Dodoi ends: its clauses on positions small enough to be worked out by hand. */
class EnDodoiEndingClausesTest {
    /** Six turns without a capture lead back to it. */
    private static final String RETURNING = "0-1-1-0-0-1_1-0-1-0-0-0_2-4_S";

    private static final String ROUND = "F,b,B,d,D,f";

    @Test
    void noMoveEndsTheGameAndTheRestGoesToThePlayerWhoMovedLast() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 1 sown in B, ends in stop [lift sow empty-opposite]
                     f-a  0  0  0  0  0  0   pool 20
                     A-F  0  1  0  0  2  0   pool 20
                2. After turn 1: sweep of 1 in B, 2 in E, south 3, north 0 [sweep]
                     f-a  0  0  0  0  0  0   pool 20
                     A-F  0  0  0  0  0  0   pool 23
                3. After turn 1: result south wins by no-move, south 23, north 20 [no-move most-seeds]
                     f-a  0  0  0  0  0  0   pool 20
                     A-F  0  0  0  0  0  0   pool 23
                """, frames("1-0-0-0-2-0_0-0-0-0-0-0_20-20_S", "A"));
    }

    @Test
    void noMoveWithNothingLeftHasNoSweep() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A lifted, 1 sown in B, ends in capture [lift sow capture]
                     f-a  0  1  0  0  0  0   pool 23
                     A-F  0  1  0  0  0  0   pool 20
                2. Turn 1, south: capture of 1 in e, 1 in B, to the pool [capture capture-own]
                     f-a  0  0  0  0  0  0   pool 23
                     A-F  0  0  0  0  0  0   pool 22
                3. After turn 1: result north wins by no-move, south 22, north 23 [no-move most-seeds]
                     f-a  0  0  0  0  0  0   pool 23
                     A-F  0  0  0  0  0  0   pool 22
                """, frames("1-0-0-0-0-0_0-0-0-0-1-0_20-23_S", "A"));
    }

    @Test
    void noMoveInASetUpEndsItAtOnce() throws Exception {
        assertEquals("""
                1. sweep of 3 in b, 2 in f, south 0, north 5 [sweep]
                     f-a  0  0  0  0  0  0   pool 28
                     A-F  0  0  0  0  0  0   pool 20
                2. result north wins by no-move, south 20, north 28 [no-move most-seeds]
                     f-a  0  0  0  0  0  0   pool 28
                     A-F  0  0  0  0  0  0   pool 20
                """, frames("0-0-0-0-0-0_0-3-0-0-0-2_20-23_S", ""));
    }

    @Test
    void noMoveRefusesAFurtherMove() {
        Refused refused = assertThrows(Refused.class, () -> frames("1-0-0-0-2-0_0-0-0-0-0-0_20-20_S", "A,B"));
        assertEquals("no-move", refused.clause());
        assertEquals(Fault.GAME_OVER, refused.fault());
        assertEquals(2, refused.move());
    }

    /** To the stuck player's opponent, to whoever moved last, to the owner of the row: here it comes to the same. */
    @Test
    void sweepOfOneRowIsTheSameByEveryReading() throws Exception {
        Recording recording = Played.enDodoi("1-0-0-0-2-0_0-0-0-0-0-0_20-20_S", "A");
        Frame.Sweep sweep = (Frame.Sweep) recording.frames().get(2);
        Player stuck = recording.position().mover();
        assertEquals(Player.SOUTH, stuck.other());
        assertEquals(Player.SOUTH, recording.turns().get(0).player());
        sweep.taken()
                .forEach(taken ->
                        assertEquals(Player.SOUTH, recording.rules().layout().owner(taken.pit())));
        assertEquals(3, sweep.toSouth());
        assertEquals(0, sweep.toNorth());
    }

    @Test
    void repetitionOnTheThirdTimeGivesEachTheOwnRow() throws Exception {
        Recording recording = Played.enDodoi(RETURNING, ROUND + "," + ROUND);
        String text = RecordingText.framesAfterStart(recording);
        assertEquals("""
                After turn 12: sweep of 1 in B, 1 in C, 1 in F, 1 in a, 1 in c, south 3, north 2 [repetition]
                     f-a  0  0  0  0  0  0   pool 6
                     A-F  0  0  0  0  0  0   pool 5
                After turn 12: result north wins by repetition, south 5, north 6 [repetition most-seeds]
                     f-a  0  0  0  0  0  0   pool 6
                     A-F  0  0  0  0  0  0   pool 5
                """, text.substring(text.indexOf("After")).replaceAll("(?m)^\\d+\\. ", ""));
    }

    @Test
    void repetitionNotBeforeTheThirdTime() throws Exception {
        assertNull(Played.enDodoi(RETURNING, ROUND).outcome());
        assertNull(Played.enDodoi(RETURNING, ROUND + ",F,b,B,d,D").outcome());
    }

    @Test
    void repetitionRefusesAFurtherMove() {
        Refused refused = assertThrows(Refused.class, () -> Played.enDodoi(RETURNING, ROUND + "," + ROUND + ",F"));
        assertEquals("repetition", refused.clause());
        assertEquals(Fault.GAME_OVER, refused.fault());
        assertEquals(13, refused.move());
    }

    /** The same board a third time, but a second time only with South to move. */
    @Test
    void repetitionCountsPositionsOfOneMover() throws Exception {
        Recording halfway = Played.enDodoi("0-0-0-0-1-1_0-1-0-0-1-0_0-0_S", "F,a,E,e,F,c,A,a,C");
        assertEquals(
                halfway.start().counts().toString(), halfway.position().counts().toString());
        Recording whole = Played.enDodoi("0-0-0-0-1-1_0-1-0-0-1-0_0-0_S", "F,a,E,e,F,c,A,a,C,b,E,b,A,f,A,a,C,d");
        assertEquals(halfway.start(), whole.position());
        assertNull(whole.outcome());
    }

    @Test
    void mostSeedsWins() throws Exception {
        assertEquals(Winner.SOUTH, winner("1-0-0-0-2-0_0-0-0-0-0-0_20-20_S", "A"));
        assertEquals(Winner.NORTH, winner("0-0-0-0-0-0_0-3-0-0-0-2_20-23_S", ""));
    }

    @Test
    void mostSeedsIsADrawWhenEqual() throws Exception {
        Recording recording = Played.enDodoi(null, "C,a,C,d,D,a,C,e,B");
        assertEquals(Winner.DRAW, recording.outcome().winner());
        assertEquals(Reason.NO_MOVE, recording.outcome().reason());
        assertEquals(
                List.of(24, 24),
                List.of(recording.outcome().southScore(), recording.outcome().northScore()));
    }

    private static Winner winner(String position, String moves) throws Exception {
        return Played.enDodoi(position, moves).outcome().winner();
    }

    private static String frames(String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.enDodoi(position, moves));
    }
}

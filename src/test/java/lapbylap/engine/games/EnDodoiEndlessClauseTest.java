package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Moves;
import lapbylap.engine.Refused;
import lapbylap.record.Frame;
import lapbylap.record.Played;
import lapbylap.record.PositionNotation;
import lapbylap.record.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clause {@code endless} of En Dodoi: moves that come back on themselves, and moves that are merely long. */
class EnDodoiEndlessClauseTest {
    private static final String TO_AN_ENDLESS_MOVE = "C,f,C,f,D,b,F,f,E,e,C";

    @ParameterizedTest
    @CsvSource({
        "2-0-1-0-1-0_1-0-1-0-2-1_0-0_S, A, 72",
        "0-4-1-2-0-1_0-1-0-1-0-1_0-0_S, D, 68",
        "2-6-0-4-0-2_1-2-6-1-0-1_18-5_N, b, 45"
    })
    void endlessMovesAreNotLegalAndTellTheirPeriod(String position, String move, int period) throws Exception {
        Moves moves = Played.enDodoi(position, "").moves();
        int pit = Played.pit(Played.enDodoi(position, ""), move);
        assertEquals(List.of(new Moves.Endless(pit, period)), moves.endless());
        assertFalse(moves.legal().contains(pit));

        Refused refused = assertThrows(Refused.class, () -> Played.enDodoi(position, move));
        assertEquals("endless", refused.clause());
        assertEquals(Fault.ENDLESS_MOVE, refused.fault());
        assertEquals(period, refused.values().get("period"));
        assertEquals(move, refused.values().get("pit"));
        assertEquals(1, refused.move());
    }

    @Test
    void playFromTheStartReachesAnEndlessMove() throws Exception {
        Recording recording = Played.enDodoi(null, TO_AN_ENDLESS_MOVE);
        assertEquals(
                "2-6-0-4-0-2_1-2-6-1-0-1_18-5_N",
                PositionNotation.write(recording.rules().layout(), recording.position()));
        assertEquals(
                List.of(new Moves.Endless(Played.pit(recording, "b"), 45)),
                recording.moves().endless());

        Refused refused = assertThrows(Refused.class, () -> Played.enDodoi(null, TO_AN_ENDLESS_MOVE + ",b"));
        assertEquals(12, refused.move());
        assertEquals(List.of("a", "c", "d", "f"), refused.values().get("legal"));
    }

    /** Long moves of real play, found by search: a cap of a hundred laps, or of a thousand, would refuse them. */
    @ParameterizedTest
    @CsvSource({
        "115, 'origin-pit=skipped', 'A,f,B,e,F'",
        "144, 'pits=10', 'C,a,E,j,G,a,B'",
        "1026, '', 'B,e,F,d,D,f,B,c,C'",
        "6821, 'pits=10', 'E,g,C,f,E,d,A,b,F,h,E,d,B,g'"
    })
    void longMovesThatEndAreLegal(int laps, String options, String moves) throws Exception {
        Recording recording = Played.enDodoi(options, null, moves);
        assertEquals(laps, lapsOfLastTurn(recording));
    }

    private static long lapsOfLastTurn(Recording recording) {
        int turn = recording.turns().size();
        return recording.frames().stream()
                .filter(frame -> frame instanceof Frame.Lap && frame.head().turn() == turn)
                .count();
    }

    /** It would end on lap 18,932. */
    @Test
    void aMoveThatEndsBeyondTheBoundIsEndlessWithoutAPeriod() throws Exception {
        Recording recording = Played.enDodoi(
                "pits=10, seeds=5, origin-pit=skipped", null, "G,f,J,g,J,b,H,b,J,c,A,b,J,h,G,d,F,j,E,a,I");
        assertTrue(recording.moves().endless().contains(new Moves.Endless(Played.pit(recording, "i"), 0)));
    }

    /** Its period is above 2,000,000 laps. */
    @Test
    void aPeriodBeyondTheBoundIsNotTold() throws Exception {
        Recording recording = Played.enDodoi(null, "A,e,C,a,B,b,B");
        assertTrue(recording.moves().endless().contains(new Moves.Endless(Played.pit(recording, "f"), 0)));
    }
}

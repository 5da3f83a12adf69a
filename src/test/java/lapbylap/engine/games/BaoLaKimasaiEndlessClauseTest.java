package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Moves;
import lapbylap.engine.Refused;
import lapbylap.record.Played;
import lapbylap.record.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clause {@code endless} of Bao la Kimasai, in both phases. */
class BaoLaKimasaiEndlessClauseTest {
    private static final String NORTH = "_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0";
    private static final String PHASE_ONE = "0-4-0-2-3-1-0-2_1-2-1-2-0-3-0-1" + NORTH + "_1-1_S";

    /** Its endless move captures four times before it runs into a round in which nothing is captured any more. */
    private static final String PHASE_TWO = "3-0-2-2-4-0-1-1_3-1-0-2-3-4-3-4_1-0-0-1-0-0-1-1_0-0-0-0-0-0-0-0_0-0_S";

    /** Random play as far as its first turn of phase 2. */
    private static final String TO_PHASE_TWO =
            "A1,a7,B7,a2,B5,b7,B3,a1,B2,b5,B8,a4,B1,a5,A2,b6,B5,b2,B4,a7,B1,b4,B8,a8,A7,"
                    + "a3,B2,b1,B8,b6,B6,a4,A4,a1,B2,a2,A7,b4,B7,b8,B2,b1,A8,a5,A6,a5,A5,a8,A6";

    /** And another one, a few turns further on. */
    private static final String INTO_PHASE_TWO =
            "A2,a3,A1,a8,A2,a1,B8,b6,B7,a4,B6,a6,A3,a7,B4,b4,B2,a2,B1,b3,A8,b7,A1,a7,A3,"
                    + "b1,B4,a8,B3,a4,A2,a8,A5,a3,B2,a5,A3,b6,B4,a3,B7,a1,B2,b1,B8,b4,A4,a5,A6,a3,B5,b4,B3";

    @Test
    void endlessInPhaseOne() throws Exception {
        assertRefused(PHASE_ONE, "A6", 88);
    }

    /** Without the cow from the reserve the same move ends. */
    @Test
    void endlessIsWhatIsSownWithTheCowBroughtIn() throws Exception {
        Recording recording = played(PHASE_ONE.replace("_1-1_S", "_0-0_S"), "");
        assertTrue(recording.moves().legal().contains(Played.pit(recording, "A6")));
    }

    @Test
    void endlessInPhaseTwo() throws Exception {
        assertRefused(PHASE_TWO, "A3", 60);
    }

    private static void assertRefused(String position, String move, int period) throws Exception {
        Recording recording = played(position, "");
        int pit = Played.pit(recording, move);
        assertEquals(List.of(new Moves.Endless(pit, period)), recording.moves().endless());
        assertFalse(recording.moves().legal().contains(pit));

        Refused refused = assertThrows(Refused.class, () -> played(position, move));
        assertEquals("endless", refused.clause());
        assertEquals(Fault.ENDLESS_MOVE, refused.fault());
        assertEquals(period, refused.values().get("period"));
        assertEquals(1, refused.move());
    }

    /** The first two in phase 1, the last one as the very first move of phase 2. */
    @ParameterizedTest
    @CsvSource({
        "A6, 120, 'A7,a5,A3,a8,B7,a3,B5,a6,A2,a2'",
        "a6, 112, 'A6,a6,A1,b7,A8,b6,A2,a5,B7,a4,A6,b2,B5'",
        "a4, 588, '" + TO_PHASE_TWO + "'"
    })
    void playFromTheStartReachesEndlessMoves(String move, int period, String moves) throws Exception {
        Recording recording = played(null, moves);
        assertEquals(
                List.of(new Moves.Endless(Played.pit(recording, move), period)),
                recording.moves().endless());
    }

    @Test
    void aPeriodNotFoundWithinTheBoundIsNotTold() throws Exception {
        Recording recording = played(null, INTO_PHASE_TWO);
        assertTrue(recording.moves().endless().contains(new Moves.Endless(Played.pit(recording, "a3"), 0)));
    }

    private static Recording played(String position, String moves) throws Exception {
        return Played.of("bao-la-kimasai", "", position, moves);
    }
}

package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import lapbylap.record.Played;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * What happens in phase 2 of Bao la Kimasai where a lap ends in an occupied pit and there is nothing to take: the
 * clause {@code no-target} under both options, on positions small enough to be worked out by hand.
 */
class BaoLaKimasaiNoTargetClauseTest {
    @Test
    void noTargetGoesOnFromTheBackRow() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, B3 lifted, 1 sown in B2, ends in relay [sow lift no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  2  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, B2 lifted, 2 sown in B1 A1, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  1  0  0  0  0  1  0  0
                     B1-B8  1  0  0  0  0  0  0  0   pool 0
                """, frames("0-0-0-0-0-1-0-0_0-1-1-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "B3"));
    }

    @Test
    void noTargetGoesOnFromTheFrontRowFacingAnEmptyPit() throws Exception {
        assertEquals("""
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in relay [sow lift no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                2. Turn 1, south: lap 2, A2 lifted, 2 sown in A3 A4, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  1  1  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """, frames("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void noTargetStopsInTheBackRow() throws Exception {
        assertEquals(
                """
                1. Turn 1, south: lap 1, B3 lifted, 1 sown in B2, ends in stop [sow lift no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  0  0  0  0  1  0  0
                     B1-B8  0  2  0  0  0  0  0  0   pool 0
                """,
                frames(
                        "no-target=stop",
                        "0-0-0-0-0-1-0-0_0-1-1-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S",
                        "B3"));
    }

    @Test
    void noTargetStopsInTheFrontRowFacingAnEmptyPit() throws Exception {
        assertEquals(
                """
                1. Turn 1, south: lap 1, A1 lifted, 1 sown in A2, ends in stop [sow lift no-target]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  2  0  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0
                """,
                frames(
                        "no-target=stop",
                        "1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_0-0_S",
                        "A1"));
    }

    @Test
    void noTargetPlaysNoPartInACapture() throws Exception {
        String position = "1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0-0-0-0-0-3-0_0-0-0-0-0-0-0-0_0-0_S";
        assertEquals(frames("no-target=relay", position, "A1"), frames("no-target=stop", position, "A1"));
    }

    @Test
    void noTargetPlaysNoPartInPhaseOne() throws Exception {
        assertEquals(
                """
                1. Turn 1, south: introduce in A1 [introduce]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  2  0  1  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                2. Turn 1, south: lap 1, A1 lifted, 2 sown in A2 A3, ends in relay [sow lift relay]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  1  2  0  0  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                3. Turn 1, south: lap 2, A3 lifted, 2 sown in A4 A5, ends in stop [sow relay stop]
                     b8-b1  0  0  0  0  0  0  0  0   pool 0, reserve 2
                     a8-a1  0  0  0  0  1  0  0  0
                     A1-A8  0  1  0  1  1  0  0  0
                     B1-B8  0  0  0  0  0  0  0  0   pool 0, reserve 1
                """,
                frames(
                        "no-target=stop",
                        "1-0-1-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-1-0-0-0-0_0-0-0-0-0-0-0-0_2-2_S",
                        "A1"));
    }

    private static String frames(String position, String moves) throws Exception {
        return frames("", position, moves);
    }

    private static String frames(String options, String position, String moves) throws Exception {
        return RecordingText.framesAfterStart(Played.of("bao-la-kimasai", options, position, moves));
    }
}

package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Game;
import lapbylap.engine.Options;
import lapbylap.engine.Player;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import lapbylap.engine.TwoRowRules;
import lapbylap.record.Recorder;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;

/**
 * A player with seeds but with endless moves only has no move, and the sweep takes that player's own row too. A board
 * of one pit a row shows it: from 3 facing 1, three seeds fall in a, A, a; the three in a fall in A, a, A; and all is
 * as it was.
 */
class EveryMoveEndlessTest {
    private static final Game GAME = Games.byId("en-dodoi");
    private static final Rules ONE_PIT =
            new TwoRowRules(GAME, Options.defaults(GAME), new TwoRowRules.Choices(1, 4, false, false, false));

    @Test
    void southsRowGoesToNorth() throws Exception {
        assertEquals("""
                0. start [setup]
                     a-a  1   pool 0
                     A-A  3   pool 0
                1. sweep of 3 in A, 1 in a, south 0, north 4 [sweep]
                     a-a  0   pool 4
                     A-A  0   pool 0
                2. result north wins by no-move, south 0, north 4 [no-move most-seeds]
                     a-a  0   pool 4
                     A-A  0   pool 0
                Position: 0_0_0-4_S
                Legal:
                Endless: A (2)
                Outcome: north wins by no-move, south 0, north 4
                """, recording(3, 1, Player.SOUTH));
    }

    @Test
    void northsRowGoesToSouth() throws Exception {
        assertEquals("""
                0. start [setup]
                     a-a  3   pool 0
                     A-A  1   pool 0
                1. sweep of 1 in A, 3 in a, south 4, north 0 [sweep]
                     a-a  0   pool 0
                     A-A  0   pool 4
                2. result south wins by no-move, south 4, north 0 [no-move most-seeds]
                     a-a  0   pool 0
                     A-A  0   pool 4
                Position: 0_0_4-0_N
                Legal:
                Endless: a (2)
                Outcome: south wins by no-move, south 4, north 0
                """, recording(1, 3, Player.NORTH));
    }

    private static String recording(int south, int north, Player mover) throws Exception {
        Counts counts = new Counts(new int[] {south, north}, new int[2], new int[2], 0);
        return RecordingText.of(Recorder.record(ONE_PIT, new Position(counts, mover, 0), true, List.of()));
    }
}

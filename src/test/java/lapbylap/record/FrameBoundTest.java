package lapbylap.record;

import static lapbylap.record.Faults.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Fault;
import lapbylap.engine.LapEnd;
import lapbylap.engine.Options;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Reason;
import lapbylap.engine.Table;
import lapbylap.engine.TwoRowRules;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.Test;

/** A recording has at most 50,000 frames, those of the ending included. */
class FrameBoundTest {
    @Test
    void aRecordingWithinTheBound() throws Exception {
        Recording recording = record(6, 8333, false);
        assertEquals(49_999, recording.frames().size());
        assertNull(recording.outcome());
    }

    @Test
    void aTurnThatGoesBeyondTheBoundIsRefused() {
        assertRefused(Fault.TOO_MANY_FRAMES, "endless", 5, withMove(5), () -> record(5, 10_000, false));
    }

    @Test
    void anEndingThatGoesBeyondTheBoundIsRefusedWithTheMoveBeforeIt() {
        assertRefused(Fault.TOO_MANY_FRAMES, "endless", 6, withMove(6), () -> record(6, 8333, true));
    }

    private static Map<String, Object> withMove(int move) {
        return Map.of("most", 50_000, "move", move);
    }

    private static Recording record(int turns, int lapsEach, boolean thenOver) throws Exception {
        LongTurns scout = new LongTurns(lapsEach, Integer.MAX_VALUE);
        Playthrough playthrough = new Playthrough(scout, scout.start());
        int[] pits = new int[scout.layout().size()];
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < turns; i++) {
            playthrough.occupied(pits);
            playthrough.play(pits[0], null);
            moves.add(scout.layout().name(pits[0]));
        }
        LongTurns rules = new LongTurns(lapsEach, thenOver ? turns : Integer.MAX_VALUE);
        return Recorder.record(rules, rules.start(), false, moves);
    }

    /** Made-up rules: every turn takes so many laps, wherever seeds fall, and the game is over after so many turns. */
    private static final class LongTurns extends TwoRowRules {
        private final int lapsEach;
        private final int turns;
        private int laps;
        private int positions;

        LongTurns(int lapsEach, int turns) {
            super(
                    Games.byId("en-dodoi"),
                    Options.defaults(Games.byId("en-dodoi")),
                    new Choices(10, 4, false, false, false));
            this.lapsEach = lapsEach;
            this.turns = turns;
        }

        @Override
        protected LapEnd judge(Table table, int last) {
            laps++;
            return laps % lapsEach == 0 ? LapEnd.stop("stop") : LapEnd.relay("relay");
        }

        @Override
        protected Reason overAtOnce(Table table) {
            positions++;
            return positions > turns ? Reason.NO_MOVE : null;
        }
    }
}

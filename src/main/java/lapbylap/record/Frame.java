package lapbylap.record;

import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.LapEnd;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Taken;

/** One frame of a recording. It shows the counts <em>after</em> what it describes. */
public sealed interface Frame {

    /**
     * What all frames have.
     *
     * @param turn the turn it belongs to, from 1; 0 before the first. A sweep or result bears the number of the last
     *     turn
     * @param player who played that turn; null for start, sweep and result, which are nobody's
     * @param counts where the seeds are after it
     * @param clauses ids of the clauses that produced it, in the order of the game's clauses
     */
    record Head(int turn, Player player, Counts counts, List<String> clauses) {
        public Head {
            clauses = List.copyOf(clauses);
        }
    }

    Head head();

    /** The name of its kind in recordings. */
    String kind();

    /** The first frame (clause {@code setup}). */
    record Start(Head head) implements Frame {
        @Override
        public String kind() {
            return "start";
        }
    }

    /**
     * A seed is put from the reserve into a pit.
     *
     * @param pit its board index
     */
    record Introduce(Head head, int pit) implements Frame {
        @Override
        public String kind() {
            return "introduce";
        }
    }

    /**
     * One lap.
     *
     * @param lap its number in the turn, from 1
     * @param lifted board index of the pit lifted, or -1 where captured seeds are sown
     * @param path board indexes of the pits in order of dropping, one a seed
     * @param ends what its last seed brought about
     */
    record Lap(Head head, int lap, int lifted, int[] path, LapEnd.Kind ends) implements Frame {
        @Override
        public String kind() {
            return "lap";
        }
    }

    /**
     * Seeds are captured.
     *
     * @param taken the pits emptied, the facing one first
     * @param toHand whether they are sown on; they go to the captured pool otherwise
     */
    record Capture(Head head, List<Taken> taken, boolean toHand) implements Frame {
        @Override
        public String kind() {
            return "capture";
        }
    }

    /** The reserves are empty: the next turn is the first of phase 2 (clause {@code phase-two}). */
    record Phase(Head head) implements Frame {
        @Override
        public String kind() {
            return "phase";
        }
    }

    /**
     * Seeds left on the board are handed out at the end of a game.
     *
     * @param taken the pits emptied, in board-index order
     * @param toSouth seeds given to South
     * @param toNorth seeds given to North
     */
    record Sweep(Head head, List<Taken> taken, int toSouth, int toNorth) implements Frame {
        @Override
        public String kind() {
            return "sweep";
        }
    }

    /**
     * The last frame of a finished game.
     *
     * @param outcome who won and why
     */
    record Result(Head head, Outcome outcome) implements Frame {
        @Override
        public String kind() {
            return "result";
        }
    }
}

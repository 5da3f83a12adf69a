package lapbylap.engine;

import java.util.List;

/** One step of a turn, with the counts after it and the ids of the clauses that produced it. */
public sealed interface Step {
    /** Where the seeds are after this step. */
    Counts after();

    /** Ids of the clauses that produced it, in the order of the game's clauses. */
    List<String> clauses();

    /**
     * A seed is put from the reserve into a pit (clause {@code introduce}).
     *
     * @param pit the board index of that pit
     */
    record Introduction(int pit, Counts after, List<String> clauses) implements Step {}

    /**
     * One lap, from lifting to its last seed.
     *
     * @param number its number in the turn, from 1
     * @param lifted the board index of the pit lifted, or -1 where captured seeds are sown
     * @param path board indexes of the pits in order of dropping; as many as seeds were sown
     * @param end what the last seed brought about
     */
    record Lap(int number, int lifted, int[] path, LapEnd end, Counts after, List<String> clauses) implements Step {
        /** Seeds sown. */
        public int seeds() {
            return path.length;
        }

        /** Board indexes of the pits in order of dropping; a copy. */
        @Override
        public int[] path() {
            return path.clone();
        }
    }

    /**
     * Seeds are captured.
     *
     * @param taken the pits emptied, the facing one first
     * @param toHand whether they are sown on; they go to the mover's captured pool otherwise
     */
    record Capture(List<Taken> taken, boolean toHand, Counts after, List<String> clauses) implements Step {
        /** Seeds captured. */
        public int seeds() {
            int sum = 0;
            for (Taken one : taken) {
                sum += one.seeds();
            }
            return sum;
        }
    }
}

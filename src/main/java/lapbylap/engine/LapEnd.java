package lapbylap.engine;

import java.util.List;

/**
 * What a lap's last seed brings about. Each game has a handful of these as constants.
 *
 * @param kind how the turn goes on
 * @param takesFacing whether a capture takes the seeds of the facing pit
 * @param takesOwn whether a capture takes the capturing pit's own seeds
 * @param toHand whether captured seeds are sown on from the capturing pit; they go to the captured pool otherwise
 * @param clauses ids of the clauses that the lap's frame names for its end
 * @param captureClauses ids of the clauses that the capture's frame names; empty if nothing is captured
 */
public record LapEnd(
        Kind kind,
        boolean takesFacing,
        boolean takesOwn,
        boolean toHand,
        List<String> clauses,
        List<String> captureClauses) {

    /** How the turn goes on after a lap. */
    public enum Kind {
        RELAY("relay"),
        CAPTURE("capture"),
        STOP("stop");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** The name used in recordings. */
        public String id() {
            return id;
        }
    }

    public LapEnd {
        clauses = List.copyOf(clauses);
        captureClauses = List.copyOf(captureClauses);
    }

    /** The pit in which the last seed fell is lifted and sown on. */
    public static LapEnd relay(String... clauses) {
        return new LapEnd(Kind.RELAY, false, false, false, List.of(clauses), List.of());
    }

    /** The turn is over. */
    public static LapEnd stop(String... clauses) {
        return new LapEnd(Kind.STOP, false, false, false, List.of(clauses), List.of());
    }
}

package lapbylap.engine;

/**
 * A position between two turns.
 *
 * @param counts where the seeds are; nothing is in hand
 * @param mover the player to move
 * @param openingTurns turns still to come that bring no seed in from the reserve (clause {@code first-turn}); 0 in
 *     games without a reserve
 */
public record Position(Counts counts, Player mover, int openingTurns) {

    public Position {
        if (counts.hand() != 0) {
            throw new IllegalArgumentException("seeds in hand between turns: " + counts.hand());
        }
    }

    /** Seeds in one pit. */
    public int seeds(int pit) {
        return counts.seeds(pit);
    }
}

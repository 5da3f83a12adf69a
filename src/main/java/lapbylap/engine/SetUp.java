package lapbylap.engine;

/**
 * A position as somebody described it: read, and not yet held against the rules. {@link Rules#position} does that.
 *
 * @param counts where the seeds are
 * @param mover the player to move
 */
public record SetUp(Counts counts, Player mover) {}

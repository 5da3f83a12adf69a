package lapbylap.engine;

/** Who won a finished game; a draw is said, not left out. */
public enum Winner {
    SOUTH(Player.SOUTH),
    NORTH(Player.NORTH),
    DRAW(null);

    private final Player player;

    Winner(Player player) {
        this.player = player;
    }

    public static Winner of(Player player) {
        return player == Player.SOUTH ? SOUTH : NORTH;
    }

    /** The player with the higher score; a draw if the scores are equal. */
    public static Winner byScore(int south, int north) {
        return south == north ? DRAW : south > north ? SOUTH : NORTH;
    }

    /** The winning player, or null for a draw. */
    public Player player() {
        return player;
    }
}

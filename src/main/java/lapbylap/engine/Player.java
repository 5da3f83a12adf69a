package lapbylap.engine;

/** One of the two sides. South moves first (clause {@code setup}). */
public enum Player {
    SOUTH("south"),
    NORTH("north");

    private final String id;

    Player(String id) {
        this.id = id;
    }

    /** The name used in recordings: {@code south} or {@code north}. */
    public String id() {
        return id;
    }

    public Player other() {
        return this == SOUTH ? NORTH : SOUTH;
    }
}

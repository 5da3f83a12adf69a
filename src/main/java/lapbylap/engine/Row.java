package lapbylap.engine;

/**
 * A row of a player's side: the front row is the one nearest to the opponent. In two-row games every row is a front
 * row.
 */
public enum Row {
    FRONT("front"),
    BACK("back");

    private final String id;

    Row(String id) {
        this.id = id;
    }

    /** The name used in recordings: {@code front} or {@code back}. */
    public String id() {
        return id;
    }
}

package lapbylap.engine;

/** Why a game ended. Each is the clause of the same name. */
public enum Reason {
    NO_MOVE("no-move"),
    REPETITION("repetition"),
    FRONT_ROW_EMPTY("front-row-empty");

    private final String clause;

    Reason(String clause) {
        this.clause = clause;
    }

    /** The id of the clause that ended the game. */
    public String clause() {
        return clause;
    }
}

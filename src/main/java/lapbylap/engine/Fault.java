package lapbylap.engine;

/** What can be wrong with something that a person asked for. The id is the key of the message that explains it. */
public enum Fault {
    UNKNOWN_GAME("unknown-game"),
    UNKNOWN_OPTION("unknown-option"),
    UNKNOWN_OPTION_VALUE("unknown-option-value"),
    UNKNOWN_PIT("unknown-pit"),
    POSITION_FORM("position-form"),
    POSITION_ROWS("position-rows"),
    POSITION_NUMBER("position-number"),
    POSITION_POOLS("position-pools"),
    POSITION_MOVER("position-mover"),
    POSITION_AND_OPTION("position-and-option"),
    RECORD_LINE("record-line"),
    RECORD_CONTRADICTS("record-contradicts"),
    ROW_LENGTH("row-length"),
    TOO_MANY_SEEDS("too-many-seeds"),
    NO_SUCH_POOL("no-such-pool"),
    RESERVE_EMPTY("reserve-empty"),
    NO_COW("no-cow"),
    PIT_NOT_YOURS("pit-not-yours"),
    PIT_EMPTY("pit-empty"),
    ENDLESS_MOVE("endless-move"),
    GAME_OVER("game-over"),
    TOO_MANY_FRAMES("too-many-frames");

    private final String id;

    Fault(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }
}

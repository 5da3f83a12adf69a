package lapbylap.worksheet;

/** What is asked. */
public enum QuestionKind {
    /** In which pit does the last seed of this lap fall? */
    LAST_SEED("last-seed"),
    /** How many seeds does every pit hold after this lap, before anything is captured? */
    BOARD("board"),
    /** What does the last seed bring about: relay, capture, or the end of the turn? */
    ENDING("ending"),
    /** Which move captures most? */
    MOST("most"),
    /** Play this game on to its end. */
    PLAY_ON("play-on");

    private final String id;

    QuestionKind(String id) {
        this.id = id;
    }

    /** Its name in addresses and messages. */
    public String id() {
        return id;
    }

    /** Whether it is about one lap; the others are about a position. */
    public boolean ofLap() {
        return this == LAST_SEED || this == BOARD || this == ENDING;
    }
}

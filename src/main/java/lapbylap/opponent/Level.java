package lapbylap.opponent;

/** How well the machine plays. */
public enum Level {
    /** Looks at what its own move does, and draws about every second move at random. */
    WEAK(1, 1, true),
    /** Looks at its own move and every answer to it. */
    MIDDLE(2, 2, false),
    /** Looks as far ahead as the bound on laps allows. */
    STRONG(3, 40, false);

    /**
     * Laps sown in looking ahead before an answer must be given. Moves differ so much in length that a bound on moves
     * would bound no time; one on laps does.
     */
    private static final long MOST_LAPS = 400_000;

    private final int number;
    private final int turnsAhead;
    private final boolean drawing;

    Level(int number, int turnsAhead, boolean drawing) {
        this.number = number;
        this.turnsAhead = turnsAhead;
        this.drawing = drawing;
    }

    /** The level with this number, from 1, or null if there is none. */
    public static Level of(int number) {
        return number < 1 || number > values().length ? null : values()[number - 1];
    }

    /** Its number in addresses, from 1 for the weakest. */
    public int number() {
        return number;
    }

    /** How many laps it sows at most before it must answer, but for the move that it is trying then. */
    long mostLaps() {
        return MOST_LAPS;
    }

    /** How many turns it looks ahead at most. */
    int turnsAhead() {
        return turnsAhead;
    }

    /** Whether it draws some of its moves at random. */
    boolean drawing() {
        return drawing;
    }
}

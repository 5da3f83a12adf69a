package lapbylap.worksheet;

/**
 * How hard questions are.
 *
 * @param lap seeds of a lap that is asked about
 * @param trials seeds to be sown to try out every move, where moves are to be compared
 * @param capturing moves that capture, at least, where they are to be compared
 * @param turnsLeft turns to the end, where a game is to be played on
 */
record Level(Range lap, Range trials, int capturing, Range turnsLeft) {
    /** Levels there are, from 1. */
    static final int MOST = 3;

    /** From {@code least} to {@code most}, both included. */
    record Range(int least, int most) {
        /** How far outside a number lies; 0 if it lies within. */
        int off(int number) {
            return Math.max(0, Math.max(least - number, number - most));
        }
    }

    /** The level with this number, from 1 to {@link #MOST}. */
    static Level of(int number) {
        return switch (number) {
            case 1 -> new Level(new Range(3, 6), new Range(4, 24), 1, new Range(2, 6));
            case 2 -> new Level(new Range(6, 10), new Range(25, 80), 2, new Range(7, 14));
            case 3 -> new Level(new Range(10, 400), new Range(81, 400), 3, new Range(15, 30));
            default -> throw new IllegalArgumentException("level " + number + "; there are 1 to " + MOST);
        };
    }
}

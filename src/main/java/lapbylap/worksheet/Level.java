package lapbylap.worksheet;

/**
 * How hard questions are.
 *
 * @param leastSeeds fewest seeds of a lap that is asked about
 * @param mostSeeds most seeds of such a lap
 * @param mostLaps most laps of any move where moves are to be compared
 * @param mostOnBoard most seeds on the board, in hundredths of those the game began with, where a game is to be played
 *     on
 */
public record Level(int leastSeeds, int mostSeeds, int mostLaps, int mostOnBoard) {
    private static final int MANY = Integer.MAX_VALUE;

    /** The level with this number, from 1 to 3. */
    public static Level of(int number) {
        return switch (number) {
            case 1 -> new Level(2, 5, 2, 25);
            case 2 -> new Level(4, 10, 5, 45);
            case 3 -> new Level(8, MANY, MANY, 75);
            default -> throw new IllegalArgumentException("level " + number + "; there are 1 to 3");
        };
    }

    boolean suits(int seedsOfLap) {
        return seedsOfLap >= leastSeeds && seedsOfLap <= mostSeeds;
    }
}

package lapbylap.engine;

/**
 * Notices that a turn repeats itself, exactly and in constant memory (clause {@code endless}). A state is what a lap
 * begins with: the board without the lifted seeds, the place, the hand. It is compared with two others: the state in
 * which the turn began, to which a sowing that can be undone must return, and a later one that is moved on to laps 16,
 * 32, 64, … (Brent's method), which finds the cycles that a turn runs into on its way.
 */
final class Recurrence {
    /** Laps from which on a turn is long enough to look for repetition on its way; most are over by then. */
    static final int FIRST_MARK = 16;

    private final int[] board;
    private int place;
    private int hand;
    private int markedAt;
    private int nextMark;

    Recurrence(int size) {
        board = new int[size];
    }

    /**
     * The period in laps if this state was marked before, else 0. Moves the mark on where it is time to. Asked after
     * every lap from {@link #FIRST_MARK} on.
     */
    int period(int laps, int[] now, int nowPlace, int nowHand) {
        if (laps == FIRST_MARK) {
            markedAt = 0;
            nextMark = FIRST_MARK;
        }
        if (markedAt > 0 && nowPlace == place && nowHand == hand && same(board, now, -1)) {
            return laps - markedAt;
        }
        if (laps == nextMark) {
            System.arraycopy(now, 0, board, 0, now.length);
            place = nowPlace;
            hand = nowHand;
            markedAt = laps;
            nextMark = 2 * laps;
        }
        return 0;
    }

    /** Whether two boards are equal in every pit but {@code except}. */
    static boolean same(int[] one, int[] other, int except) {
        for (int i = 0; i < one.length; i++) {
            if (one[i] != other[i] && i != except) {
                return false;
            }
        }
        return true;
    }
}

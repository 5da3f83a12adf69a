package lapbylap.engine;

import java.util.Arrays;

/** Where all seeds are at one moment. Immutable: arrays are copied in and out. */
public final class Counts {
    private final int[] board;
    private final int[] captured;
    private final int[] reserve;
    private final int hand;

    /**
     * @param board seeds in each pit, by board index
     * @param captured seeds in the captured pools of South and North
     * @param reserve seeds not yet on the board, of South and North
     * @param hand seeds in the mover's hand
     */
    public Counts(int[] board, int[] captured, int[] reserve, int hand) {
        this.board = board.clone();
        this.captured = captured.clone();
        this.reserve = reserve.clone();
        this.hand = hand;
    }

    /** Seeds in each pit, by board index; a copy. */
    public int[] board() {
        return board.clone();
    }

    /** Number of pits. */
    public int size() {
        return board.length;
    }

    /** Seeds in one pit. */
    public int seeds(int pit) {
        return board[pit];
    }

    /** Seeds in a player's captured pool. */
    public int captured(Player player) {
        return captured[player.ordinal()];
    }

    /** Seeds in a player's reserve. */
    public int reserve(Player player) {
        return reserve[player.ordinal()];
    }

    /** Seeds in hand, lifted or captured and not yet sown. */
    public int hand() {
        return hand;
    }

    /** Seeds in both captured pools. */
    public int allCaptured() {
        return captured[0] + captured[1];
    }

    /** Seeds in both reserves. */
    public int allReserves() {
        return reserve[0] + reserve[1];
    }

    /** All seeds of the game. */
    public int total() {
        int total = hand + allCaptured() + allReserves();
        for (int seeds : board) {
            total += seeds;
        }
        return total;
    }

    void copyInto(int[] boardTarget, int[] capturedTarget, int[] reserveTarget) {
        System.arraycopy(board, 0, boardTarget, 0, board.length);
        System.arraycopy(captured, 0, capturedTarget, 0, 2);
        System.arraycopy(reserve, 0, reserveTarget, 0, 2);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Counts that
                && Arrays.equals(board, that.board)
                && Arrays.equals(captured, that.captured)
                && Arrays.equals(reserve, that.reserve)
                && hand == that.hand;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(board) + 31 * Arrays.hashCode(captured) + 961 * Arrays.hashCode(reserve) + hand;
    }

    @Override
    public String toString() {
        return Arrays.toString(board) + Arrays.toString(captured) + Arrays.toString(reserve) + hand;
    }
}

package lapbylap.engine;

import java.util.Arrays;

/**
 * The positions of a game so far, to notice one that comes up again (clause {@code repetition}). Only those since the
 * last seed left or came to the board are kept: no earlier one can return. Positions before both reserves are empty do
 * not count, and cannot return either.
 */
final class Repetitions {
    private final int size;
    private final long[] weights;
    private long[] hashes = new long[16];
    private int[] boards;
    private int kept;
    private int seedsOffBoard;

    Repetitions(int size) {
        this.size = size;
        weights = new long[size];
        long weight = 1;
        for (int i = 0; i < size; i++) {
            weight *= 0x9E3779B97F4A7C15L;
            weights[i] = weight;
        }
        boards = new int[16 * size];
    }

    void clear() {
        kept = 0;
    }

    /** Adds the position on the table, and says how often it has been there, this time included. */
    int add(Table table) {
        if (table.seedsOffBoard() != seedsOffBoard) {
            kept = 0;
            seedsOffBoard = table.seedsOffBoard();
        }
        int[] board = table.board();
        long hash = hash(table);
        int times = 1 + times(hash, board);
        if (kept == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * kept);
            boards = Arrays.copyOf(boards, 2 * kept * size);
        }
        hashes[kept] = hash;
        System.arraycopy(board, 0, boards, kept * size, size);
        kept++;
        return times;
    }

    /** How often the position on a table has been there. */
    int times(Table table) {
        return table.seedsOffBoard() == seedsOffBoard ? times(hash(table), table.board()) : 0;
    }

    private int times(long hash, int[] board) {
        int times = 0;
        for (int i = 0; i < kept; i++) {
            if (hashes[i] == hash && same(i, board)) {
                times++;
            }
        }
        return times;
    }

    /** Of two equal boards the hash tells who is to move. */
    private long hash(Table table) {
        int[] board = table.board();
        long hash = table.mover().ordinal();
        for (int i = 0; i < size; i++) {
            hash += board[i] * weights[i];
        }
        return hash;
    }

    private boolean same(int at, int[] board) {
        for (int i = 0; i < size; i++) {
            if (boards[at * size + i] != board[i]) {
                return false;
            }
        }
        return true;
    }
}

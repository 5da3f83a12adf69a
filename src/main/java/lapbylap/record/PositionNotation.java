package lapbylap.record;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Digits;
import lapbylap.engine.Fault;
import lapbylap.engine.Layout;
import lapbylap.engine.Malformed;
import lapbylap.engine.Player;
import lapbylap.engine.Position;
import lapbylap.engine.Row;
import lapbylap.engine.SetUp;

/**
 * Positions as one word: the rows of South, then of North, each from its owner's left and front row before back row,
 * then the pools of South and North, and the side to move. Two rows: {@code 4-4-4-4-4-4_4-4-4-4-4-4_0-0_S}.
 */
public final class PositionNotation {
    /** Numbers above this are read as this; it is far beyond what a set-up may hold. */
    private static final int MOST = 1_000_000;

    private PositionNotation() {}

    /** The word for a position; the pools are the captured ones in a two-row game, the reserves in a four-row one. */
    public static String write(Layout layout, Position position) {
        StringBuilder word = new StringBuilder();
        for (Player owner : Player.values()) {
            for (Row row : rows(layout)) {
                int[] pits = layout.row(owner, row);
                for (int i = 0; i < pits.length; i++) {
                    word.append(i == 0 ? "" : "-").append(position.seeds(pits[i]));
                }
                word.append('_');
            }
        }
        Counts counts = position.counts();
        boolean reserves = layout.rows() == 4;
        int south = reserves ? counts.reserve(Player.SOUTH) : counts.captured(Player.SOUTH);
        int north = reserves ? counts.reserve(Player.NORTH) : counts.captured(Player.NORTH);
        return word.append(south)
                .append('-')
                .append(north)
                .append('_')
                .append(position.mover() == Player.SOUTH ? 'S' : 'N')
                .toString();
    }

    private static List<Row> rows(Layout layout) {
        return layout.rows() == 4 ? List.of(Row.FRONT, Row.BACK) : List.of(Row.FRONT);
    }

    /**
     * A position as it was written, held against no board yet.
     *
     * @param rows seeds of each row, in the order of the notation; all of one length
     * @param pools seeds in the pools of South and North
     * @param mover the side to move
     */
    public record Written(List<int[]> rows, int[] pools, Player mover) {
        /** Pits in each row. */
        public int columns() {
            return rows.get(0).length;
        }
    }

    /**
     * Reads a position.
     *
     * @param rowCount the rows that it must have: 2 or 4
     * @throws Malformed if the text is not of the form, naming what is wrong with it
     */
    public static Written read(String text, int rowCount) throws Malformed {
        List<String> parts = split(text, '_');
        if (parts.size() != rowCount + 2) {
            throw Malformed.of(Fault.POSITION_FORM)
                    .with("position", text)
                    .with("parts", parts.size())
                    .with("expected", rowCount + 2);
        }
        List<int[]> rows = new ArrayList<>();
        for (String part : parts.subList(0, rowCount)) {
            int[] seeds = numbers(part);
            if (!rows.isEmpty() && seeds.length != rows.get(0).length) {
                throw Malformed.of(Fault.POSITION_ROWS)
                        .with("row", part)
                        .with("pits", seeds.length)
                        .with("expected", rows.get(0).length);
            }
            rows.add(seeds);
        }
        int[] pools = numbers(parts.get(rowCount));
        if (pools.length != 2) {
            throw Malformed.of(Fault.POSITION_POOLS).with("pools", parts.get(rowCount));
        }
        return new Written(rows, pools, mover(parts.get(rowCount + 1)));
    }

    /** Lays a written position out on a board, which has as many rows and columns. */
    public static SetUp onBoard(Layout layout, Written written) {
        int[] board = new int[layout.size()];
        int next = 0;
        for (Player owner : Player.values()) {
            for (Row row : rows(layout)) {
                int[] pits = layout.row(owner, row);
                int[] seeds = written.rows().get(next++);
                for (int i = 0; i < pits.length; i++) {
                    board[pits[i]] = seeds[i];
                }
            }
        }
        boolean reserves = layout.rows() == 4;
        int[] none = new int[2];
        Counts counts = new Counts(board, reserves ? none : written.pools(), reserves ? written.pools() : none, 0);
        return new SetUp(counts, written.mover());
    }

    private static Player mover(String text) throws Malformed {
        if (text.equals("S")) {
            return Player.SOUTH;
        }
        if (text.equals("N")) {
            return Player.NORTH;
        }
        throw Malformed.of(Fault.POSITION_MOVER).with("mover", text);
    }

    private static int[] numbers(String row) throws Malformed {
        List<String> parts = split(row, '-');
        int[] numbers = new int[parts.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Digits.read(parts.get(i), MOST);
            if (numbers[i] < 0) {
                throw Malformed.of(Fault.POSITION_NUMBER).with("number", parts.get(i));
            }
        }
        return numbers;
    }

    private static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
            parts.add(text.substring(from, at));
            from = at + 1;
        }
        parts.add(text.substring(from));
        return parts;
    }
}

package lapbylap.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pits of a board: their names, which faces which, and the circuits along which seeds are sown. A circuit is a run
 * of board indexes that closes on itself: both rows together in a two-row game, each player's own side in a four-row
 * one.
 */
public final class Layout {
    private final int rows;
    private final int columns;
    private final List<Pit> pits;
    private final Player[] owners;
    private final int[] facing;
    private final int circuitLength;
    private final Map<String, Integer> indexes = new HashMap<>();

    private Layout(int rows, int columns, List<Pit> pits, int[] facing, int circuitLength) {
        this.rows = rows;
        this.columns = columns;
        this.pits = List.copyOf(pits);
        this.facing = facing;
        this.circuitLength = circuitLength;
        owners = new Player[pits.size()];
        for (Pit pit : pits) {
            owners[pit.index()] = pit.owner();
            indexes.put(pit.name(), pit.index());
        }
    }

    /**
     * Two rows, one a player, sown through as one circuit. South's pits are {@code A B C …}, North's {@code a b c …}.
     */
    public static Layout ofTwoRows(int columns) {
        int size = 2 * columns;
        List<Pit> pits = new ArrayList<>();
        int[] facing = new int[size];
        for (int i = 0; i < size; i++) {
            boolean south = i < columns;
            int place = south ? i : i - columns;
            pits.add(new Pit(
                    i,
                    letters(place, south ? 'A' : 'a'),
                    south ? Player.SOUTH : Player.NORTH,
                    Row.FRONT,
                    south ? place + 1 : columns - place));
            facing[i] = size - 1 - i;
        }
        return new Layout(2, columns, pits, facing, size);
    }

    /**
     * Four rows, two a player, each player's own side sown through as a circuit: the front row {@code A1 A2 …} from the
     * owner's left, then the back row {@code B1 B2 …} from the right. North's names are in lower case.
     */
    public static Layout ofFourRows(int columns) {
        int side = 2 * columns;
        List<Pit> pits = new ArrayList<>();
        int[] facing = new int[2 * side];
        for (int i = 0; i < 2 * side; i++) {
            boolean south = i < side;
            boolean front = i % side < columns;
            int place = front ? i % side : side - 1 - i % side;
            String row = south ? front ? "A" : "B" : front ? "a" : "b";
            pits.add(new Pit(
                    i,
                    row + (place + 1),
                    south ? Player.SOUTH : Player.NORTH,
                    front ? Row.FRONT : Row.BACK,
                    south ? place + 1 : columns - place));
            facing[i] = front ? side + columns - 1 - i : -1;
        }
        return new Layout(4, columns, pits, facing, side);
    }

    /** A, B, … Z, AA, AB, … for places from 0. */
    private static String letters(int place, char first) {
        String last = String.valueOf((char) (first + place % 26));
        return place < 26 ? last : letters(place / 26 - 1, first) + last;
    }

    /** Rows of the whole board: 2 or 4. */
    public int rows() {
        return rows;
    }

    /** Pits in one row. */
    public int columns() {
        return columns;
    }

    /** Pits on the whole board. */
    public int size() {
        return facing.length;
    }

    /** The pits in board-index order. */
    public List<Pit> pits() {
        return pits;
    }

    /** The board index of the pit with this name, or -1 if there is none. */
    public int indexOf(String name) {
        return indexes.getOrDefault(name, -1);
    }

    public String name(int pit) {
        return pits.get(pit).name();
    }

    public Player owner(int pit) {
        return owners[pit];
    }

    /** The first board index of a player's side; half of all pits follow it. */
    public int firstPit(Player owner) {
        return owner == Player.SOUTH ? 0 : size() / 2;
    }

    /** The board index of the pit on the other side that faces this one, or -1 for a pit of a back row. */
    public int facing(int pit) {
        return facing[pit];
    }

    /** The number of pits in a circuit. */
    public int circuitLength() {
        return circuitLength;
    }

    /** The board indexes of one player's row, from that player's own left. */
    public int[] row(Player owner, Row row) {
        int[] indexesFromLeft = new int[columns];
        for (Pit pit : pits) {
            if (pit.owner() == owner && pit.row() == row) {
                int place = owner == Player.SOUTH ? pit.column() - 1 : columns - pit.column();
                indexesFromLeft[place] = pit.index();
            }
        }
        return indexesFromLeft;
    }
}

package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sows by the rules as they are written, without the engine: a plain loop for each family of games. It tells what it
 * did frame by frame.
 */
public final class Sower {
    private static final int MOST_LAPS = 10_000;

    private final String game;
    private final Map<String, String> options;
    private final int columns;
    private final int[] board;
    /** Captured seeds in two rows, cows in reserve in four. */
    private final int[] pools;

    private int mover;
    private int openingTurns;

    /**
     * A frame.
     *
     * @param lifted the pit lifted, or null
     * @param last the pit of the last seed, or null
     * @param ends relay, capture or stop, or null
     */
    public record Shown(String kind, String lifted, int seeds, String last, String ends, List<Integer> board) {}

    private Sower(String game, Map<String, String> options, int[] board, int[] pools, int mover, int openingTurns) {
        this.game = game;
        this.options = options;
        this.board = board.clone();
        this.pools = pools.clone();
        this.mover = mover;
        this.openingTurns = openingTurns;
        columns = bao() ? 8 : board.length / 2;
    }

    /** A game at its start. */
    public static Sower atStart(String game, Map<String, String> options) {
        if (game.equals("bao-la-kimasai")) {
            int[] board = new int[32];
            Arrays.fill(board, 0, 8, 1);
            Arrays.fill(board, 16, 24, 1);
            int opening = "both".equals(options.get("first-turn")) ? 2 : 1;
            return new Sower(game, options, board, new int[] {24, 24}, 0, opening);
        }
        int pits = Integer.parseInt(options.getOrDefault("pits", game.equals("en-gehe") ? "40" : "6"));
        int[] board = new int[2 * pits];
        Arrays.fill(board, Integer.parseInt(options.getOrDefault("seeds", "4")));
        return new Sower(game, options, board, new int[2], 0, 0);
    }

    /** A game at a position as it is written in addresses. */
    public static Sower at(String game, Map<String, String> options, String position) {
        String[] parts = position.split("_");
        List<int[]> rows = new ArrayList<>();
        for (int i = 0; i < parts.length - 1; i++) {
            rows.add(Arrays.stream(parts[i].split("-"))
                    .mapToInt(Integer::parseInt)
                    .toArray());
        }
        int[] pools = rows.remove(rows.size() - 1);
        int length = rows.get(0).length;
        int[] board = new int[rows.size() * length];
        for (int row = 0; row < rows.size(); row++) {
            boolean back = rows.size() == 4 && row % 2 == 1;
            for (int i = 0; i < length; i++) {
                board[row * length + (back ? length - 1 - i : i)] = rows.get(row)[i];
            }
        }
        return new Sower(game, options, board, pools, parts[parts.length - 1].equals("S") ? 0 : 1, 0);
    }

    private Sower copy() {
        return new Sower(game, options, board, pools, mover, openingTurns);
    }

    private boolean bao() {
        return game.startsWith("bao");
    }

    public String mover() {
        return mover == 0 ? "south" : "north";
    }

    public List<Integer> board() {
        return Arrays.stream(board).boxed().toList();
    }

    public int pool(int player) {
        return pools[player];
    }

    public String name(int pit) {
        int side = pit / (board.length / 2);
        int place = pit % (board.length / 2);
        if (bao()) {
            String row = place < 8 ? "A" : "B";
            return (side == 0 ? row : row.toLowerCase()) + (place < 8 ? place + 1 : 16 - place);
        }
        String letters = place < 26 ? "" + (char) ('A' + place) : "A" + (char) ('A' + place - 26);
        return side == 0 ? letters : letters.toLowerCase();
    }

    private int pit(String name) {
        for (int i = 0; i < board.length; i++) {
            if (name(i).equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException(name);
    }

    /** What each move of the mover captures, by the pit lifted; moves that never end are left out. */
    public Map<String, Integer> captures() {
        Map<String, Integer> captures = new TreeMap<>();
        for (int pit = 0; pit < board.length; pit++) {
            if (pit / (board.length / 2) == mover && board[pit] > 0) {
                Sower trial = copy();
                int inPlay = trial.inPlay();
                List<Shown> shown = trial.play(name(pit));
                if (shown != null) {
                    int taken = bao()
                            ? shown.stream()
                                    .filter(one -> one.kind().equals("capture"))
                                    .mapToInt(Shown::seeds)
                                    .sum()
                            : inPlay - trial.inPlay();
                    captures.put(name(pit), taken);
                }
            }
        }
        return captures;
    }

    private int inPlay() {
        return Arrays.stream(board).sum();
    }

    /** Plays a turn and tells its frames; null if it would never end. */
    public List<Shown> play(String move) {
        List<Shown> frames = new ArrayList<>();
        int before = pools[0] + pools[1];
        boolean first = bao() && before > 0;
        boolean introduces = first && openingTurns == 0;
        int from = pit(move);
        if (introduces) {
            pools[mover]--;
            board[from]++;
            frames.add(new Shown("introduce", null, 1, null, null, board()));
        }
        boolean ended = bao() ? playBao(from, first, frames) : playTwoRows(from, frames);
        if (!ended) {
            return null;
        }
        openingTurns = Math.max(0, openingTurns - 1);
        if (introduces && pools[0] + pools[1] == 0) {
            frames.add(new Shown("phase", null, 0, null, null, board()));
        }
        mover = 1 - mover;
        return frames;
    }

    /** The first lap of a turn in two rows, whether or not the turn ever ends. */
    public Shown firstLap(String move) {
        List<Shown> frames = new ArrayList<>();
        copy().playTwoRows(pit(move), frames);
        return frames.get(0);
    }

    private boolean playTwoRows(int from, List<Shown> frames) {
        int size = board.length;
        for (int lap = 0; lap < MOST_LAPS; lap++) {
            int hand = board[from];
            int seeds = hand;
            board[from] = 0;
            int step = game.equals("cross-endodoi") && hand % 2 == 1 ? size - 1 : 1;
            int here = from;
            while (hand > 0) {
                here = (here + step) % size;
                if (here == from && "skipped".equals(options.get("origin-pit"))) {
                    continue;
                }
                board[here]++;
                hand--;
            }
            boolean own = here / columns == mover;
            int facing = size - 1 - here;
            boolean alone = "own-seed".equals(options.get("empty-opposite"));
            String ends = board[here] > 1 ? "relay" : own && (board[facing] > 0 || alone) ? "capture" : "stop";
            frames.add(new Shown("lap", name(from), seeds, name(here), ends, board()));
            if (ends.equals("capture")) {
                int taken = board[here] + board[facing];
                pools[mover] += taken;
                board[here] = 0;
                board[facing] = 0;
                frames.add(new Shown("capture", null, taken, null, null, board()));
            }
            if (!ends.equals("relay")) {
                return true;
            }
            from = here;
        }
        return false;
    }

    private boolean playBao(int from, boolean first, List<Shown> frames) {
        int hand = board[from];
        String lifted = name(from);
        board[from] = 0;
        int here = from;
        for (int lap = 0; lap < MOST_LAPS; lap++) {
            int seeds = hand;
            while (hand > 0) {
                here = here / 16 * 16 + (here + 1) % 16;
                board[here]++;
                hand--;
            }
            int facing = here % 16 < 8 ? (here + 16) / 16 % 2 * 16 + 7 - here % 16 : -1;
            boolean takes = !first && board[here] > 1 && facing >= 0 && board[facing] > 0;
            boolean stops = board[here] == 1 || !first && !takes && "stop".equals(options.get("no-target"));
            String ends = takes ? "capture" : stops ? "stop" : "relay";
            frames.add(new Shown("lap", lifted, seeds, name(here), ends, board()));
            if (stops) {
                return true;
            }
            int source = takes ? facing : here;
            hand = board[source];
            board[source] = 0;
            lifted = takes ? null : name(source);
            if (takes) {
                frames.add(new Shown("capture", null, hand, null, null, board()));
                // the first one falls into the pit that made the capture
                here = here / 16 * 16 + (here + 15) % 16;
            }
        }
        return false;
    }
}

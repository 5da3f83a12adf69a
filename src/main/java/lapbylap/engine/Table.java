package lapbylap.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A board on which turns are played by the rules of a game: the one code path for sowing, relaying and capturing, with
 * or without a listener. Mutable, for one thread.
 */
public final class Table {
    /** A move is legal if and only if it ends within this many laps (clause {@code endless}). */
    public static final int MOST_LAPS = 10_000;

    private static final int NONE = -1;

    private final Rules rules;
    private final Layout layout;
    private final int circuitLength;
    private final boolean skipsOrigin;
    private final int[] board;
    private final int[] before;
    private final int[] captured = new int[2];
    private final int[] reserve = new int[2];
    private final Recurrence recurrence;
    private Player mover;
    private int openingTurns;
    private boolean inFirstPhase;
    private int period;
    private int lapsTried;

    public Table(Rules rules) {
        this.rules = rules;
        layout = rules.layout();
        circuitLength = layout.circuitLength();
        skipsOrigin = rules.skipsOrigin();
        board = new int[layout.size()];
        before = new int[layout.size()];
        recurrence = new Recurrence(layout.size());
    }

    /** Lays out a position. */
    public void set(Position position) {
        position.counts().copyInto(board, captured, reserve);
        mover = position.mover();
        openingTurns = position.openingTurns();
    }

    /** Lays out what another table of the same game shows. */
    void set(Table other) {
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.captured, 0, captured, 0, 2);
        System.arraycopy(other.reserve, 0, reserve, 0, 2);
        mover = other.mover;
        openingTurns = other.openingTurns;
    }

    public Position position() {
        return new Position(counts(0), mover, openingTurns);
    }

    public Player mover() {
        return mover;
    }

    /** Seeds in one pit. */
    public int seeds(int pit) {
        return board[pit];
    }

    /** Seeds in a player's captured pool. */
    public int captured(Player player) {
        return captured[player.ordinal()];
    }

    /** Fills in the board indexes of the mover's occupied pits, in order, and returns how many there are. */
    int occupied(int[] pits) {
        int count = 0;
        int first = layout.firstPit(mover);
        int beyond = first + board.length / 2;
        for (int pit = first; pit < beyond; pit++) {
            if (board[pit] > 0) {
                pits[count++] = pit;
            }
        }
        return count;
    }

    /** Seeds in a player's reserve. */
    public int reserve(Player player) {
        return reserve[player.ordinal()];
    }

    /** Whether the turn being played is one of the first phase: seeds had still to come in when it began. */
    public boolean inFirstPhase() {
        return inFirstPhase;
    }

    /** Seeds that have left the board or not yet come to it; no earlier position can return once this has changed. */
    int seedsOffBoard() {
        return captured[0] + captured[1] - reserve[0] - reserve[1];
    }

    int[] board() {
        return board;
    }

    /** The period in laps of the last endless move, or 0 where none was found within the bound. */
    public int period() {
        return period;
    }

    /** The laps sown for the last move, also where it turned out to be endless. */
    int lapsTried() {
        return lapsTried;
    }

    /**
     * Plays a turn, if it ends.
     *
     * @param pit board index of one of the mover's pits that holds seeds
     * @param listener told of each step as it happens, also of those of a move that turns out to be endless; may be
     *     null
     * @return the laps that the turn took, or 0 if it is endless: nothing has changed then, and {@link #period} tells
     *     more
     */
    public int play(int pit, Consumer<Step> listener) {
        System.arraycopy(board, 0, before, 0, board.length);
        boolean opening = openingTurns > 0;
        inFirstPhase = reserve[0] + reserve[1] > 0;
        boolean introducing = !opening && reserve[mover.ordinal()] > 0;
        if (introducing) {
            reserve[mover.ordinal()]--;
            board[pit]++;
            if (listener != null) {
                listener.accept(new Step.Introduction(pit, counts(0), List.of("introduce")));
            }
        }
        int laps = sowLaps(pit, listener);
        if (laps == 0) {
            System.arraycopy(before, 0, board, 0, board.length);
            reserve[mover.ordinal()] += introducing ? 1 : 0;
            return 0;
        }
        lapsTried = laps;
        openingTurns -= opening ? 1 : 0;
        mover = mover.other();
        return laps;
    }

    private int sowLaps(int pit, Consumer<Step> listener) {
        int low = pit - pit % circuitLength;
        int place = pit;
        int lifted = pit;
        int hand = lift(pit);
        int firstHand = hand;
        String began = "lift";
        for (int laps = 1; laps <= MOST_LAPS; laps++) {
            int direction = rules.direction(hand);
            int skip = skipsOrigin ? lifted : NONE;
            int from = place;
            place = sow(low, place, hand, direction, skip);
            LapEnd end = rules.judge(this, place);
            if (listener != null) {
                int[] path = path(low, from, hand, direction, skip);
                listener.accept(new Step.Lap(laps, lifted, path, end, counts(0), lapClauses(began, hand, end)));
            }
            if (end.kind() == LapEnd.Kind.RELAY) {
                lifted = place;
                hand = lift(place);
                began = "relay";
            } else {
                hand = end.kind() == LapEnd.Kind.CAPTURE ? capture(place, end, listener) : 0;
                if (hand == 0) {
                    return laps;
                }
                // captured seeds are sown from the capturing pit on, that pit included: begin one place before it, be
                // that even off the circuit
                place -= direction;
                lifted = NONE;
                began = "capture-sow";
            }
            // all other pits being as they were, the chosen one is too: no seed is lost
            boolean asAtFirst = place == pit && hand == firstHand && Recurrence.same(board, before, pit);
            if (asAtFirst || laps >= Recurrence.FIRST_MARK) {
                period = asAtFirst ? laps : recurrence.period(laps, board, place, hand);
                if (period > 0) {
                    lapsTried = laps;
                    return 0;
                }
            }
        }
        lapsTried = MOST_LAPS;
        return 0;
    }

    private int lift(int pit) {
        int seeds = board[pit];
        board[pit] = 0;
        return seeds;
    }

    private int sow(int low, int from, int seeds, int direction, int skip) {
        int[] pits = board;
        int beyond = direction > 0 ? low + circuitLength : low - 1;
        int again = direction > 0 ? low : low + circuitLength - 1;
        int place = from;
        if (seeds < circuitLength) {
            // the common lap: too short to come back to where it was lifted
            for (int left = seeds; left > 0; left--) {
                place += direction;
                if (place == beyond) {
                    place = again;
                }
                pits[place]++;
            }
            return place;
        }
        for (int left = seeds; left > 0; left--) {
            place = next(place, direction, beyond, again, skip);
            pits[place]++;
        }
        return place;
    }

    private int[] path(int low, int from, int seeds, int direction, int skip) {
        int beyond = direction > 0 ? low + circuitLength : low - 1;
        int again = direction > 0 ? low : low + circuitLength - 1;
        int[] path = new int[seeds];
        int place = from;
        for (int i = 0; i < seeds; i++) {
            place = next(place, direction, beyond, again, skip);
            path[i] = place;
        }
        return path;
    }

    private static int next(int from, int direction, int beyond, int again, int skip) {
        int place = from + direction;
        if (place == beyond) {
            place = again;
        }
        if (place == skip) {
            place += direction;
            if (place == beyond) {
                place = again;
            }
        }
        return place;
    }

    /** Takes captured seeds; returns how many are in hand to be sown on. */
    private int capture(int pit, LapEnd end, Consumer<Step> listener) {
        int facing = layout.facing(pit);
        int fromFacing = end.takesFacing() ? lift(facing) : 0;
        int own = end.takesOwn() ? lift(pit) : 0;
        int seeds = fromFacing + own;
        if (!end.toHand()) {
            captured[mover.ordinal()] += seeds;
        }
        int hand = end.toHand() ? seeds : 0;
        if (listener != null) {
            List<Taken> taken = new ArrayList<>();
            if (fromFacing > 0) {
                taken.add(new Taken(facing, fromFacing));
            }
            if (own > 0) {
                taken.add(new Taken(pit, own));
            }
            listener.accept(new Step.Capture(taken, end.toHand(), counts(hand), end.captureClauses()));
        }
        return hand;
    }

    private List<String> lapClauses(String began, int seeds, LapEnd end) {
        List<String> ids = new ArrayList<>(rules.sowingClauses(seeds));
        ids.add(began);
        ids.addAll(end.clauses());
        if (openingTurns > 0 && began.equals("lift")) {
            ids.add("first-turn");
        }
        return rules.game().inOrder(ids);
    }

    private Counts counts(int hand) {
        return new Counts(board, captured, reserve, hand);
    }
}

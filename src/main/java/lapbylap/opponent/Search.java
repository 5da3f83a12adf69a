package lapbylap.opponent;

import lapbylap.engine.Lookahead;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Reason;

/**
 * Looks ahead for the best of some moves: every move and every answer, one turn deeper each time (alpha-beta, iterative
 * deepening), until it has looked as far as it may, or has sown as many laps as it may.
 */
final class Search {
    /** Any position in which somebody has won is worth more, or less, than this. */
    private static final int WON = 500_000;

    private static final int END = 2 * WON;
    private static final int WORST = 2 * END;
    /** One seed or cow more in the end is worth more than getting there some turns sooner. */
    private static final int MARGIN = 100;

    private final Lookahead ahead;
    private final Appraisal appraisal;
    private final int[][] pits;
    private final int[] refutations;
    private final long mostLaps;
    private boolean stopped;

    /**
     * @param turnsAhead how many turns it may look ahead; {@code ahead} must reach as far
     * @param mostLaps how many laps it may sow, but for the move that it is trying then
     */
    Search(Lookahead ahead, int turnsAhead, long mostLaps) {
        this.ahead = ahead;
        this.mostLaps = mostLaps;
        appraisal = new Appraisal(ahead.rules().layout());
        pits = new int[turnsAhead][ahead.rules().layout().size()];
        refutations = new int[turnsAhead];
    }

    /**
     * The best of the moves.
     *
     * @param moves board indexes of pits whose moves end; where two are equally good the earlier is chosen. Reordered
     */
    int best(int[] moves) {
        int depth = 1;
        while (depth <= pits.length && !decided(deepen(moves, depth))) {
            depth++;
        }
        return moves[0];
    }

    private boolean decided(int worth) {
        return stopped || Math.abs(worth) > WON;
    }

    /** Looks one depth on, puts the best move first, and tells its worth. */
    private int deepen(int[] moves, int depth) {
        int best = 0;
        int worth = -WORST;
        for (int i = 0; i < moves.length; i++) {
            ahead.play(moves[i]);
            int found = -worth(depth - 1, -WORST, -worth);
            ahead.takeBack();
            // what has been found before the stop still counts: the best move of the depth before came first
            if (stopped) {
                break;
            }
            if (found > worth) {
                worth = found;
                best = i;
            }
        }
        int move = moves[best];
        System.arraycopy(moves, 0, moves, 1, best);
        moves[0] = move;
        return worth;
    }

    /** What the board is worth to the player to move, as far as that matters between two bounds. */
    private int worth(int depth, int least, int most) {
        if (ahead.laps() > mostLaps) {
            stopped = true;
            return 0;
        }
        Reason over = ahead.over();
        if (over != null) {
            return worth(over);
        }
        if (depth == 0) {
            return appraisal.of(ahead.table());
        }
        int[] own = pits[ahead.depth() - 1];
        int count = ahead.occupied(own);
        int turn = ahead.depth() - 1;
        putFirst(refutations[turn], own, count);
        int best = -WORST;
        for (int i = 0; i < count && best < most; i++) {
            if (ahead.play(own[i])) {
                int found = -worth(depth - 1, -most, -Math.max(least, best));
                ahead.takeBack();
                if (found > best) {
                    best = found;
                    refutations[turn] = own[i];
                }
            }
            if (stopped) {
                return 0;
            }
        }
        return best == -WORST ? worth(Reason.NO_MOVE) : best;
    }

    /** What was best at this turn on another way is likely to be good here too, and then saves looking at the rest. */
    private static void putFirst(int move, int[] moves, int count) {
        for (int i = 1; i < count; i++) {
            if (moves[i] == move) {
                System.arraycopy(moves, 0, moves, 1, i);
                moves[0] = move;
            }
        }
    }

    private int worth(Reason over) {
        Outcome outcome = ahead.outcome(over);
        Player mover = ahead.table().mover();
        Player winner = outcome.winner().player();
        if (winner == null) {
            return 0;
        }
        int margin = MARGIN * (outcome.score(mover) - outcome.score(mover.other()));
        return winner == mover ? END + margin - ahead.depth() : margin - END + ahead.depth();
    }
}

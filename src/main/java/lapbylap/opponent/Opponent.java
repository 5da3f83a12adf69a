package lapbylap.opponent;

import java.util.List;
import lapbylap.engine.Lookahead;
import lapbylap.engine.Playthrough;

/**
 * The machine as a player. Its answer depends on the game so far, the level and a seed, on nothing else.
 *
 * <pre>{@code
 * int pit = new Opponent(Level.MIDDLE, 7).choose(playthrough, turnsPlayed);
 * }</pre>
 */
public final class Opponent {
    /** A level that draws moves at random does so once in as many turns, on average. */
    private static final int DRAWN_ONCE_IN = 2;

    private final Level level;
    private final long seed;
    private final long mostLaps;

    /** @param seed decides between moves that look equally good, and what is drawn at random */
    public Opponent(Level level, long seed) {
        this(level, seed, level.mostLaps());
    }

    Opponent(Level level, long seed, long mostLaps) {
        this.level = level;
        this.seed = seed;
        this.mostLaps = mostLaps;
    }

    public Level level() {
        return level;
    }

    /**
     * The board index of the pit that it would choose.
     *
     * @param game a game that is not over; it is left as it is
     * @param turnsPlayed turns played so far, from 0
     */
    public int choose(Playthrough game, int turnsPlayed) {
        Draws draws = new Draws();
        draws.begin(seed, turnsPlayed);
        int[] moves = shuffled(game.moves().legal(), draws);
        boolean drawn = level.drawing() && draws.below(DRAWN_ONCE_IN) == 0;
        if (moves.length == 1 || drawn) {
            return moves[0];
        }
        Lookahead ahead = game.lookahead(level.turnsAhead());
        return new Search(ahead, level.turnsAhead(), mostLaps).best(moves);
    }

    private static int[] shuffled(List<Integer> legal, Draws draws) {
        int[] moves = new int[legal.size()];
        for (int i = 0; i < moves.length; i++) {
            int other = draws.below(i + 1);
            moves[i] = moves[other];
            moves[other] = legal.get(i);
        }
        return moves;
    }
}

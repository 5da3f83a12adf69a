package lapbylap.opponent;

import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;

/**
 * Plays whole games by random moves and counts what happened. Every game draws from a sequence of its own, made of the
 * seed and the game's number, so that the sum over many games does not depend on how they were shared out among
 * threads.
 */
public final class RandomPlay {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Playthrough playthrough;
    private final Position start;
    private final int[] pits;
    private long state;

    private long games;
    private long turns;
    private long laps;
    private long southWins;
    private long northWins;
    private long draws;
    private long endlessRefused;

    public RandomPlay(Rules rules) {
        start = rules.start();
        playthrough = new Playthrough(rules, start);
        pits = new int[rules.layout().size()];
    }

    /** Plays the game with this number, from 0, of the series that the seed stands for. */
    public void play(long seed, long number) {
        state = mixed(seed + GOLDEN * (number + 1));
        playthrough.restart(start);
        games++;
        boolean moved = true;
        while (moved && !playthrough.decided()) {
            moved = drawMove();
        }
        Player winner = playthrough.settlement().outcome().winner().player();
        southWins += winner == Player.SOUTH ? 1 : 0;
        northWins += winner == Player.NORTH ? 1 : 0;
        draws += winner == null ? 1 : 0;
    }

    private boolean drawMove() {
        int count = playthrough.occupied(pits);
        while (count > 0) {
            int drawn = below(count);
            int lapsOfTurn = playthrough.play(pits[drawn], null);
            if (lapsOfTurn > 0) {
                turns++;
                laps += lapsOfTurn;
                return true;
            }
            endlessRefused++;
            pits[drawn] = pits[--count];
        }
        return false;
    }

    private int below(int bound) {
        state += GOLDEN;
        return (int) (((mixed(state) >>> 32) * bound) >>> 32);
    }

    /** The finishing step of the SplitMix64 generator. */
    private static long mixed(long value) {
        long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** Adds what another run counted. */
    public void add(RandomPlay other) {
        games += other.games;
        turns += other.turns;
        laps += other.laps;
        southWins += other.southWins;
        northWins += other.northWins;
        draws += other.draws;
        endlessRefused += other.endlessRefused;
    }

    /** Games played. */
    public long games() {
        return games;
    }

    /** Turns played; endless moves that were drawn and refused are not among them. */
    public long turns() {
        return turns;
    }

    /** Laps of the turns played. */
    public long laps() {
        return laps;
    }

    public long southWins() {
        return southWins;
    }

    public long northWins() {
        return northWins;
    }

    public long draws() {
        return draws;
    }

    /** Moves drawn and refused since they are endless. */
    public long endlessRefused() {
        return endlessRefused;
    }
}

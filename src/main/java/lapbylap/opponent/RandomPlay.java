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
    private final Playthrough playthrough;
    private final Position start;
    private final int[] pits;
    private final Draws draws = new Draws();

    private long games;
    private long turns;
    private long laps;
    private long southWins;
    private long northWins;
    private long drawn;
    private long endlessRefused;

    public RandomPlay(Rules rules) {
        start = rules.start();
        playthrough = new Playthrough(rules, start);
        pits = new int[rules.layout().size()];
    }

    /** Plays the game with this number, from 0, of the series that the seed stands for. */
    public void play(long seed, long number) {
        draws.begin(seed, number);
        playthrough.restart(start);
        games++;
        boolean moved = true;
        while (moved && !playthrough.decided()) {
            moved = drawMove();
        }
        Player winner = playthrough.settlement().outcome().winner().player();
        southWins += winner == Player.SOUTH ? 1 : 0;
        northWins += winner == Player.NORTH ? 1 : 0;
        drawn += winner == null ? 1 : 0;
    }

    private boolean drawMove() {
        int count = playthrough.occupied(pits);
        while (count > 0) {
            int drawn = draws.below(count);
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

    /** Adds what another run counted. */
    public void add(RandomPlay other) {
        games += other.games;
        turns += other.turns;
        laps += other.laps;
        southWins += other.southWins;
        northWins += other.northWins;
        drawn += other.drawn;
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
        return drawn;
    }

    /** Moves drawn and refused since they are endless. */
    public long endlessRefused() {
        return endlessRefused;
    }
}

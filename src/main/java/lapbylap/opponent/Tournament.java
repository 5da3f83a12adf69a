package lapbylap.opponent;

import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;

/**
 * Two levels play games against each other and change seats after each. Played turn by turn, so that whoever watches
 * can take the time.
 */
public final class Tournament {
    private final Level[] levels;
    private final Position start;
    private final Playthrough game;
    private final Opponent[] seated = new Opponent[2];
    private final int[] wins = new int[2];
    private int southWins;
    private int draws;
    private long turns;
    private int number;
    private int turnsPlayed;

    public Tournament(Rules rules, Level first, Level second) {
        levels = new Level[] {first, second};
        start = rules.start();
        game = new Playthrough(rules, start);
    }

    /** Begins the game with this number, from 0, of those that a seed stands for; in even ones the first sits South. */
    public void begin(long seed, int gameNumber) {
        number = gameNumber;
        turnsPlayed = 0;
        game.restart(start);
        for (int seat = 0; seat < 2; seat++) {
            // of one game, both draw from sequences of their own
            seated[seat] = new Opponent(levels[(seat + number) % 2], seed * 1_000_003 + 2L * number + seat);
        }
    }

    /** Whether the game goes on. */
    public boolean goesOn() {
        return game.settlement() == null;
    }

    /** Which of the two levels is to move: 0 or 1. */
    public int toMove() {
        return (game.mover().ordinal() + number) % 2;
    }

    /** Plays one turn of a game that goes on. */
    public void turn() {
        game.play(seated[game.mover().ordinal()].choose(game, turnsPlayed), null);
        turnsPlayed++;
        turns++;
        if (!goesOn()) {
            count(game.settlement().outcome().winner().player());
        }
    }

    private void count(Player winner) {
        if (winner == null) {
            draws++;
        } else {
            wins[(winner.ordinal() + number) % 2]++;
            southWins += winner == Player.SOUTH ? 1 : 0;
        }
    }

    /** Games won by the first level (0) or the second (1). */
    public int wins(int which) {
        return wins[which];
    }

    /** Games won by whoever sat South. */
    public int southWins() {
        return southWins;
    }

    public int draws() {
        return draws;
    }

    /** Turns of all games so far. */
    public long turns() {
        return turns;
    }
}

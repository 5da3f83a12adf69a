package lapbylap.engine;

/**
 * Moves tried out and taken back, for whoever looks ahead in a game. Makes no object on the way. Mutable, for one
 * thread.
 */
public final class Lookahead {
    private final Rules rules;
    private final Table[] tables;
    private final Repetitions repetitions;
    private int depth;
    private long laps;

    Lookahead(Rules rules, Table now, Repetitions repetitions, int mostTurns) {
        this.rules = rules;
        this.repetitions = repetitions;
        tables = new Table[mostTurns + 1];
        for (int i = 0; i <= mostTurns; i++) {
            tables[i] = new Table(rules);
        }
        tables[0].set(now);
    }

    public Rules rules() {
        return rules;
    }

    /** Turns ahead of the game now. */
    public int depth() {
        return depth;
    }

    /** The board as it would be now. */
    public Table table() {
        return tables[depth];
    }

    /** Laps sown so far, those of endless moves and of moves taken back included. */
    public long laps() {
        return laps;
    }

    /** Fills in the board indexes of the mover's occupied pits, in order, and returns how many there are. */
    public int occupied(int[] pits) {
        return table().occupied(pits);
    }

    /**
     * Plays a turn on.
     *
     * @param pit board index of one of the mover's pits that holds seeds
     * @return whether the move ends; if it is endless nothing has changed
     */
    public boolean play(int pit) {
        Table next = tables[depth + 1];
        next.set(tables[depth]);
        boolean ends = next.play(pit, null) > 0;
        laps += next.lapsTried();
        depth += ends ? 1 : 0;
        return ends;
    }

    /** Takes the last turn back. */
    public void takeBack() {
        depth--;
    }

    /**
     * Why the game would be over now, or null. That the mover has no move is left for whoever tries them all; a
     * position is compared with those of the game, not with those of the turns ahead.
     */
    public Reason over() {
        Reason reason = rules.overAtOnce(table());
        return reason == null && depth > 0 && repetitions.times(table()) >= 2 ? Reason.REPETITION : reason;
    }

    /** How the game would end, if it ended now for a reason. */
    public Outcome outcome(Reason reason) {
        return rules.settle(table().position(), reason).outcome();
    }
}

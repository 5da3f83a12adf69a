package lapbylap.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** One game, played turn by turn from a position to its end. Mutable, for one thread. */
public final class Playthrough {
    private final Rules rules;
    private final Table table;
    private final Table trial;
    private final Repetitions repetitions;
    private Reason decided;
    private Settlement settlement;

    public Playthrough(Rules rules, Position start) {
        this.rules = rules;
        table = new Table(rules);
        trial = new Table(rules);
        repetitions = new Repetitions(rules.layout().size());
        restart(start);
    }

    /** Begins anew, as if this had just been made. */
    public void restart(Position start) {
        table.set(start);
        repetitions.clear();
        look();
    }

    private void look() {
        settlement = null;
        decided = rules.overAtOnce(table);
        if (repetitions.add(table) >= 3 && decided == null) {
            // whoever was to move there before could move then, so clause no-move does not hold
            decided = Reason.REPETITION;
        }
    }

    public Rules rules() {
        return rules;
    }

    /** The position now; before any sweep. */
    public Position position() {
        return table.position();
    }

    public Player mover() {
        return table.mover();
    }

    /**
     * Whether the game has ended for a reason other than that the player to move has no move. Cheap, for play that
     * finds that out by itself; {@link #settlement} tells both.
     */
    public boolean decided() {
        return decided != null;
    }

    /** Fills in the board indexes of the mover's occupied pits, in order, and returns how many there are. */
    public int occupied(int[] pits) {
        return table.occupied(pits);
    }

    /**
     * A look ahead from here.
     *
     * @param mostTurns how many turns ahead it can go
     */
    public Lookahead lookahead(int mostTurns) {
        return new Lookahead(rules, table, repetitions, mostTurns);
    }

    /** As {@link Table#play}; the game must not be over. */
    public int play(int pit, Consumer<Step> listener) {
        int laps = table.play(pit, listener);
        if (laps > 0) {
            look();
        }
        return laps;
    }

    /**
     * Plays a turn and gives it as a value.
     *
     * @param pit a board index
     * @throws Refused if the game is over, the pit is empty or not the mover's, or the move is endless
     */
    public Turn turn(int pit) throws Refused {
        Settlement end = settlement();
        if (end != null) {
            Reason reason = end.outcome().reason();
            throw Refused.by(reason.clause(), Fault.GAME_OVER)
                    .with("pit", rules.layout().name(pit))
                    .with("reason", reason.clause());
        }
        if (rules.layout().owner(pit) != table.mover()) {
            throw withLegal(
                    Refused.by("lift", Fault.PIT_NOT_YOURS)
                            .with("player", table.mover().id()),
                    pit);
        }
        if (table.seeds(pit) == 0) {
            throw withLegal(Refused.by("lift", Fault.PIT_EMPTY), pit);
        }
        Position before = position();
        List<Step> steps = new ArrayList<>();
        if (play(pit, steps::add) == 0) {
            Refused endless = Refused.by("endless", Fault.ENDLESS_MOVE).with("period", table.period());
            throw withLegal(endless.with("most", Table.MOST_LAPS), pit);
        }
        return new Turn(before, pit, steps, position());
    }

    private Refused withLegal(Refused refused, int pit) {
        List<String> names = new ArrayList<>();
        for (int legal : moves().legal()) {
            names.add(rules.layout().name(legal));
        }
        return refused.with("pit", rules.layout().name(pit)).with("legal", names);
    }

    /** What the player to move may do, whether or not the game is over. */
    public Moves moves() {
        List<Integer> legal = new ArrayList<>();
        List<Moves.Endless> endless = new ArrayList<>();
        int[] pits = new int[rules.layout().size()];
        int count = occupied(pits);
        for (int i = 0; i < count; i++) {
            if (tryOut(pits[i])) {
                legal.add(pits[i]);
            } else {
                endless.add(new Moves.Endless(pits[i], trial.period()));
            }
        }
        return new Moves(legal, endless);
    }

    private boolean tryOut(int pit) {
        trial.set(table);
        return trial.play(pit, null) > 0;
    }

    private boolean hasMove() {
        int[] pits = new int[rules.layout().size()];
        int count = occupied(pits);
        for (int i = 0; i < count; i++) {
            if (tryOut(pits[i])) {
                return true;
            }
        }
        return false;
    }

    /** How the game ended, or null while it goes on. */
    public Settlement settlement() {
        if (settlement == null) {
            Reason reason = decided != null ? decided : hasMove() ? null : Reason.NO_MOVE;
            settlement = reason == null ? null : rules.settle(position(), reason);
        }
        return settlement;
    }
}

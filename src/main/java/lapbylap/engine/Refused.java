package lapbylap.engine;

/** Input that can be read, and that a clause of the rules does not allow: a set-up, or a move. */
public final class Refused extends InputException {
    private static final long serialVersionUID = 1L;

    private final String clause;
    private int move;

    private Refused(Fault fault, String clause) {
        super(fault);
        this.clause = clause;
    }

    /** A refusal by the clause with the given id. */
    public static Refused by(String clause, Fault fault) {
        return new Refused(fault, clause);
    }

    /** Adds a value that the message names. */
    public Refused with(String name, Object value) {
        put(name, value);
        return this;
    }

    /** Says which move of a list was refused, counted from 1. */
    public Refused atMove(int number) {
        move = number;
        put("move", number);
        return this;
    }

    /** The id of the clause that does not allow it. */
    public String clause() {
        return clause;
    }

    /** The number of the refused move, from 1; 0 for the set-up. */
    public int move() {
        return move;
    }
}

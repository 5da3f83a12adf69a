package lapbylap.engine;

/**
 * One clause of a game's rules.
 *
 * @param id its name in recordings, pages and options, such as {@code relay}
 * @param status how it is known
 * @param contested whether sources disagree about it
 */
public record Clause(String id, Status status, boolean contested) {

    public static Clause documented(String id) {
        return new Clause(id, Status.DOCUMENTED, false);
    }

    public static Clause inferred(String id) {
        return new Clause(id, Status.INFERRED, false);
    }

    public static Clause modern(String id) {
        return new Clause(id, Status.MODERN, false);
    }

    /** The same clause, marked as one that sources disagree about. */
    public Clause disputed() {
        return new Clause(id, status, true);
    }
}

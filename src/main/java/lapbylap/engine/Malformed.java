package lapbylap.engine;

/** Input that cannot be read at all: an unknown name, a value out of its form. Differs from a rule that says no. */
public final class Malformed extends InputException {
    private static final long serialVersionUID = 1L;

    private Malformed(Fault fault) {
        super(fault);
    }

    public static Malformed of(Fault fault) {
        return new Malformed(fault);
    }

    /** Adds a value that the message names. */
    public Malformed with(String name, Object value) {
        put(name, value);
        return this;
    }
}

package lapbylap.content;

import java.util.function.Supplier;

/** A value that is made when it is first asked for, and only once. For many threads. */
public final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private volatile T value;

    /** A value made by this. What could not be made is tried again when it is asked for again. */
    public Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    @Override
    public T get() {
        T made = value;
        return made == null ? make() : made;
    }

    private synchronized T make() {
        if (value == null) {
            value = maker.get();
        }
        return value;
    }
}

package lapbylap.cli;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/** One line on a terminal that says how far long work has come. Shown only where a person sees it. */
final class ProgressLine implements AutoCloseable {
    static final long MILLIS_BETWEEN_LINES = 500;

    private final String what;
    private final long all;
    private final LongSupplier done;
    private final boolean shown = System.console() != null;
    private volatile int length;
    private volatile boolean closed;

    ProgressLine(String what, long all, LongSupplier done) {
        this.what = what;
        this.all = all;
        this.done = done;
    }

    void show() {
        if (shown) {
            String line = done.getAsLong() + " of " + all + " " + what;
            length = line.length();
            System.err.print("\r" + line);
        }
    }

    /** Shows the line from now on, again and again, until it is closed. */
    void start() {
        Thread thread = new Thread(
                () -> {
                    while (!closed) {
                        show();
                        LockSupport.parkNanos(MILLIS_BETWEEN_LINES * 1_000_000);
                    }
                },
                "progress");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() {
        closed = true;
        clear();
    }

    void clear() {
        if (shown && length > 0) {
            System.err.print("\r" + " ".repeat(length) + "\r");
        }
    }
}

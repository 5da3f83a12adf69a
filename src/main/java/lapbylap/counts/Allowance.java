package lapbylap.counts;

import java.util.function.LongSupplier;

/** Lets things through as long as they do not come too fast: far faster than visitors can, but not without end. */
final class Allowance {
    private static final int MOST_AT_ONCE = 60;
    private static final long NANOS_EACH = 500_000_000;

    private final LongSupplier nanos;
    private long left = MOST_AT_ONCE;
    private long since;

    /** @param nanos a clock that only goes forward, such as {@link System#nanoTime} */
    Allowance(LongSupplier nanos) {
        this.nanos = nanos;
        since = nanos.getAsLong();
    }

    /** Whether one more may pass now. */
    synchronized boolean take() {
        long gained = (nanos.getAsLong() - since) / NANOS_EACH;
        since += gained * NANOS_EACH;
        left = Math.min(MOST_AT_ONCE, left + gained);
        return left > 0 && left-- > 0;
    }
}

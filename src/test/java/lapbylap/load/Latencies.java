package lapbylap.load;

import java.util.Arrays;
import java.util.Locale;

/** How long many requests took. For many threads. */
public final class Latencies {
    private static final double NANOS_PER_MILLI = 1e6;

    private long[] nanos = new long[1 << 16];
    private int count;

    public synchronized void add(long nanosOfOne) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, count * 2);
        }
        nanos[count++] = nanosOfOne;
    }

    public synchronized int count() {
        return count;
    }

    /** The time that this part of all requests, such as 0.99, did not exceed, in milliseconds. */
    public synchronized double millis(double part) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : sorted[Math.min(count - 1, (int) (count * part))] / NANOS_PER_MILLI;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "p50 %.1f ms, p99 %.1f ms, longest %.1f ms", millis(0.5), millis(0.99), millis(1));
    }
}

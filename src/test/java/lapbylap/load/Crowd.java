package lapbylap.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Many clients that each ask for one thing after another, each on a connection of its own. */
final class Crowd {
    private final Latencies latencies = new Latencies();
    private final Map<String, Integer> errors = new ConcurrentHashMap<>();
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger cutShort = new AtomicInteger();
    private final List<Thread> clients = new ArrayList<>();
    private final List<String> targets;
    private final int port;
    private final long nanosBetween;
    private final long end;
    private volatile boolean stopped;

    /**
     * Begins to ask.
     *
     * @param size how many clients there are
     * @param targets what they ask for, in turns
     * @param seconds for how long
     * @param perSecond how many requests a second all of them make, evenly; 0 for as many as are answered
     */
    Crowd(int port, int size, List<String> targets, int seconds, double perSecond) {
        this.port = port;
        this.targets = targets;
        nanosBetween = perSecond == 0 ? 0 : (long) (1e9 * size / perSecond);
        end = System.nanoTime() + seconds * 1_000_000_000L;
        for (int i = 0; i < size; i++) {
            long first = System.nanoTime() + nanosBetween * i / size;
            clients.add(new Thread(() -> ask(first), "client " + i));
        }
        clients.forEach(Thread::start);
    }

    private void ask(long first) {
        try (Channel channel = new Channel(port)) {
            long due = first;
            while (!stopped && System.nanoTime() < end) {
                LockSupport.parkNanos(nanosBetween == 0 ? 0 : due - System.nanoTime());
                // at a set pace, a request that could not be made in time has been waiting for the server since then
                ask(channel, nanosBetween == 0 ? System.nanoTime() : due);
                due += nanosBetween;
            }
        } catch (IOException unclosed) {
            error(unclosed.toString());
        }
    }

    private void ask(Channel channel, long begun) throws IOException {
        String target = targets.get(next.getAndIncrement() % targets.size());
        try {
            int status = channel.get(target).status();
            if (status != 200) {
                error(status + " for " + target);
            }
            latencies.add(System.nanoTime() - begun);
        } catch (IOException lost) {
            if (lost instanceof Channel.CutShort) {
                cutShort.incrementAndGet();
            }
            if (!stopped) {
                error(lost.getMessage());
            }
            channel.close();
        }
    }

    private void error(String what) {
        errors.merge(what, 1, Integer::sum);
    }

    /** No failure counts from now on, and no client asks again: the server is about to be stopped. */
    void stop() {
        stopped = true;
    }

    /** Waits for the end. */
    Crowd await() throws InterruptedException {
        for (Thread client : clients) {
            client.join();
        }
        return this;
    }

    Latencies latencies() {
        return latencies;
    }

    /** How many answers came in part only. */
    int cutShort() {
        return cutShort.get();
    }

    /** What went wrong, and how often. */
    Map<String, Integer> errors() {
        return errors;
    }
}

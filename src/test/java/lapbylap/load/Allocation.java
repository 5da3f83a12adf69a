package lapbylap.load;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import lapbylap.web.ServerSettings;
import lapbylap.web.SiteServer;

/** How many bytes the server's threads take for a request, and leave to be collected. */
final class Allocation {
    private static final int REQUESTS = 300;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    static void print() throws IOException {
        List<String> recordings = Recordings.addresses(2 * REQUESTS, 60, 9);
        try (SiteServer server = new SiteServer(ServerSettings.local(0)).start();
                Channel channel = new Channel(server.port())) {
            print("a page", channel, Collections.nCopies(REQUESTS, "/en/games/en-dodoi/"));
            print("a recording again", channel, Collections.nCopies(REQUESTS, recordings.get(0)));
            ask(channel, recordings.subList(0, REQUESTS));
            print("a recording never asked for before", channel, recordings.subList(REQUESTS, 2 * REQUESTS));
        }
    }

    private static void print(String what, Channel channel, List<String> targets) throws IOException {
        ask(channel, targets.subList(0, 1));
        long before = ofOtherThreads();
        ask(channel, targets);
        long each = (ofOtherThreads() - before) / targets.size();
        System.out.printf(Locale.ROOT, "%s: %.1f kB allocated%n", what, each / 1e3);
    }

    private static void ask(Channel channel, List<String> targets) throws IOException {
        for (String target : targets) {
            channel.get(target);
        }
    }

    private static long ofOtherThreads() {
        long own = Thread.currentThread().getId();
        long[] others =
                Arrays.stream(THREADS.getAllThreadIds()).filter(id -> id != own).toArray();
        return Arrays.stream(THREADS.getThreadAllocatedBytes(others))
                .filter(bytes -> bytes > 0)
                .sum();
    }
}

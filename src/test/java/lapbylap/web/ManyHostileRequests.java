package lapbylap.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lapbylap.load.Latencies;
import lapbylap.load.ServedSite;

/**
 * Sends wrong requests of every kind to every route, and prints how the server answered. Arguments: how many, and the
 * seed that they are drawn from. Fails if the server broke on any.
 */
public final class ManyHostileRequests {
    private static final int AT_ONCE = 4;

    private final Map<Integer, Integer> byStatus = new ConcurrentSkipListMap<>();
    private final Latencies latencies = new Latencies();
    private final ConcurrentSkipListMap<Long, String> slowest = new ConcurrentSkipListMap<>();
    private final List<String> broken = new ArrayList<>();
    private final RawClient client;

    private ManyHostileRequests(RawClient client) {
        this.client = client;
    }

    public static void main(String[] arguments) throws Exception {
        int count = Integer.parseInt(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        boolean survived;
        try (ServedSite site = ServedSite.start()) {
            RawClient client = new RawClient(site.port());
            ManyHostileRequests sent = new ManyHostileRequests(client);
            sent.send(count, new HostileRequests(seed, client));
            sent.print(count, seed, site.log());
            survived = sent.broken.isEmpty() && !traced(site.log());
        }
        System.exit(survived ? 0 : 1);
    }

    private static boolean traced(String log) {
        return log.contains("\tat ");
    }

    private void send(int count, HostileRequests requests) throws Exception {
        var senders = Executors.newFixedThreadPool(AT_ONCE);
        List<Future<Void>> sending = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            byte[] request = requests.nextWhole();
            Callable<Void> one = () -> {
                send(request);
                return null;
            };
            sending.add(senders.submit(one));
        }
        for (Future<Void> one : sending) {
            one.get();
        }
        senders.shutdown();
    }

    private void send(byte[] request) throws Exception {
        long begun = System.nanoTime();
        RawClient.Reply reply = client.send(request);
        long nanos = System.nanoTime() - begun;
        latencies.add(nanos);
        slowest.put(nanos, shortened(request));
        if (slowest.size() > 5) {
            slowest.pollFirstEntry();
        }
        byStatus.merge(reply.status(), 1, Integer::sum);
        if (reply.status() == 0 || reply.status() >= 500 || traced(reply.body())) {
            synchronized (broken) {
                broken.add(reply.status() + " for " + shortened(request));
            }
        }
    }

    private static String shortened(byte[] request) {
        String text = new String(request, StandardCharsets.ISO_8859_1);
        return text.substring(0, Math.min(160, text.length())).replace("\r\n", " | ");
    }

    private void print(int count, long seed, String log) {
        System.out.printf("%,d requests, seed %d: %s%n", count, seed, latencies);
        byStatus.forEach((status, times) -> System.out.printf("  %d: %,d%n", status, times));
        System.out.println(broken.size() + " broke the server or were not answered");
        broken.stream().limit(20).forEach(System.out::println);
        System.out.println("lines in the server's log: " + log.lines().count());
        log.lines().limit(20).forEach(System.out::println);
        System.out.println("the slowest:");
        slowest.descendingMap()
                .forEach((nanos, request) -> System.out.printf("  %,d ms: %s%n", nanos / 1_000_000, request));
    }
}

package lapbylap.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many requests the site answers in a second, beside nginx with a file of the same bytes, by turns; then recordings
 * that nobody has asked for before, and what a request leaves to collect. Needs nginx and wrk. Arguments: seconds of a
 * turn, and how many turns.
 */
public final class Throughput {
    private static final int CONNECTIONS = 32;
    private static final int NEVER_SEEN = 1_000;
    private static final int TURNS = 60;
    private static final Pattern PER_SECOND = Pattern.compile("Requests/sec:\\s+([\\d.]+)");
    private static final String FILES =
            "sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;"
                    + "\nserver { listen 127.0.0.1:%d; root %s; }";

    private final int seconds;
    private final int rounds;

    private Throughput(int seconds, int rounds) {
        this.seconds = seconds;
        this.rounds = rounds;
    }

    public static void main(String[] arguments) throws Exception {
        Throughput throughput = new Throughput(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
        int port = Nginx.freePort();
        Path files = Nginx.folder();
        try (ServedSite site = ServedSite.start();
                Nginx nginx = Nginx.start(files, port, FILES.formatted(port, files))) {
            List<String> recordings = Recordings.addresses(NEVER_SEEN + 200, TURNS, 5);
            neverSeen(site, recordings);
            throughput.compare("a page", site, "/en/games/en-dodoi/", nginx, files);
            throughput.compare("a recording", site, recordings.get(0), nginx, files);
        }
        Allocation.print();
    }

    private void compare(String what, ServedSite site, String target, Nginx nginx, Path files)
            throws IOException, InterruptedException {
        byte[] bytes;
        try (Channel channel = new Channel(site.port())) {
            bytes = channel.get(target).body();
        }
        String name = String.valueOf(bytes.length);
        Files.write(files.resolve(name), bytes);
        perSecond(site.port(), target);
        double[] ratios = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            double ofSite = perSecond(site.port(), target);
            double ofNginx = perSecond(nginx.port(), "/" + name);
            ratios[i] = ofSite / ofNginx;
            System.out.printf(
                    Locale.ROOT,
                    "%s of %,d bytes: %,.0f a second by the site, %,.0f by nginx, %.2f of it%n",
                    what,
                    bytes.length,
                    ofSite,
                    ofNginx,
                    ratios[i]);
        }
        Arrays.sort(ratios);
        System.out.printf(Locale.ROOT, "%s: %.2f of nginx (median)%n", what, ratios[rounds / 2]);
    }

    private double perSecond(int port, String target) throws IOException, InterruptedException {
        Process wrk = new ProcessBuilder(
                        "wrk", "-t1", "-c" + CONNECTIONS, "-d" + seconds + "s", "http://127.0.0.1:" + port + target)
                .redirectErrorStream(true)
                .start();
        String printed = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Matcher matcher = PER_SECOND.matcher(printed);
        if (wrk.waitFor() != 0 || !matcher.find() || printed.contains("Non-2xx")) {
            throw new IOException("wrk: " + printed);
        }
        return Double.parseDouble(matcher.group(1));
    }

    /** One after another, after some hundred others. */
    private static void neverSeen(ServedSite site, List<String> recordings) throws IOException {
        Latencies latencies = new Latencies();
        try (Channel channel = new Channel(site.port())) {
            for (int i = 0; i < recordings.size(); i++) {
                long begun = System.nanoTime();
                if (channel.get(recordings.get(i)).status() != 200) {
                    throw new IOException("no recording at " + recordings.get(i));
                }
                if (i >= recordings.size() - NEVER_SEEN) {
                    latencies.add(System.nanoTime() - begun);
                }
            }
        }
        System.out.println("recordings never asked for before: " + latencies);
    }
}

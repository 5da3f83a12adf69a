package lapbylap.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Two servers behind nginx, as src/docs/nginx.conf has it: that either gives the same, that one is enough, and how much
 * the cache takes off them when a class opens a page. Needs nginx. Argument: how many readers.
 */
public final class Cluster {
    private static final double LEAST_HIT_RATIO = 0.95;
    private static final String PAGE = "/en/games/en-dodoi/";
    private static final Pattern PART = Pattern.compile("(?:href|src)=\"(/static/[^\"#]+)[\"#]");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Map<String, Integer> answers = new ConcurrentHashMap<>();

    private Cluster() {}

    public static void main(String[] arguments) throws Exception {
        boolean good;
        int port = Nginx.freePort();
        Path folder = Nginx.folder();
        try (ServedSite first = ServedSite.start();
                ServedSite second = ServedSite.start();
                Nginx nginx = Nginx.start(folder, port, configuration(folder, port, first, second))) {
            good = new Cluster().check(nginx, first, second, Integer.parseInt(arguments[0]));
        }
        System.exit(good ? 0 : 1);
    }

    /** The example, with the ports and the folder that there are here. */
    private static String configuration(Path folder, int port, ServedSite first, ServedSite second) throws IOException {
        return Files.readString(Path.of("src", "docs", "nginx.conf"))
                .replace("listen 80;", "listen 127.0.0.1:" + port + ";")
                .replace("127.0.0.1:7071", "127.0.0.1:" + first.port())
                .replace("127.0.0.1:7072", "127.0.0.1:" + second.port())
                .replace("/var/cache/nginx", folder.toString());
    }

    private boolean check(Nginx nginx, ServedSite first, ServedSite second, int readers) throws Exception {
        List<String> targets = new ArrayList<>(parts(first.port()));
        targets.addAll(Recordings.addresses(50, 40, 3));
        targets.addAll(List.of("/sw/", "/pa/glossary", "/hu/games/en-dodoi/play", "/problems/setup", "/sitemap.xml"));
        int different = 0;
        for (String target : targets) {
            var one = get(first.port(), target);
            boolean same = same(one, get(second.port(), target)) && same(one, get(nginx.port(), target));
            different += same ? 0 : 1;
        }
        System.out.println(targets.size() + " addresses asked of both and through nginx, different: " + different);
        answers.clear();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < readers; i++) {
            all.add(new Thread(() -> read(nginx.port(), "/sw/games/en-dodoi/rules")));
        }
        all.forEach(Thread::start);
        for (Thread reader : all) {
            reader.join();
        }
        int sum = answers.values().stream().mapToInt(count -> count).sum();
        double ratio = answers.getOrDefault("HIT", 0) / (double) sum;
        System.out.printf(Locale.ROOT, "%d readers open a page: %s, hit ratio %.3f%n", readers, answers, ratio);
        first.terminate();
        boolean goesOn = get(nginx.port(), "/fil/games/bao-la-kimasai/").statusCode() == 200
                && get(nginx.port(), "/zu/games/bao-la-kimasai/").statusCode() == 200;
        System.out.println("one of the two ended, pages still come: " + goesOn);
        return different == 0 && ratio > LEAST_HIT_RATIO && goesOn;
    }

    private void read(int port, String page) {
        try {
            get(port, page);
            for (String part : parts(port)) {
                get(port, part);
            }
        } catch (IOException | InterruptedException lost) {
            answers.merge("lost", 1, Integer::sum);
        }
    }

    /** A page, and all that it says it needs. */
    private List<String> parts(int port) throws IOException, InterruptedException {
        List<String> parts = new ArrayList<>(List.of(PAGE));
        String page = new String(get(port, PAGE).body(), StandardCharsets.UTF_8);
        PART.matcher(page).results().map(part -> part.group(1)).distinct().forEach(parts::add);
        return parts;
    }

    private HttpResponse<byte[]> get(int port, String target) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + target));
        var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        answers.merge(answer.headers().firstValue("X-Cache").orElse("direct"), 1, Integer::sum);
        return answer;
    }

    private static boolean same(HttpResponse<byte[]> one, HttpResponse<byte[]> other) {
        return one.statusCode() == other.statusCode()
                && one.headers().firstValue("ETag").equals(other.headers().firstValue("ETag"))
                && Arrays.equals(one.body(), other.body());
    }
}

package lapbylap.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How long it takes from starting the jar until the first page is there, without flags, with the archive of classes
 * that README tells of, and with all its flags, beside a server of one bare page; by turns. Arguments: the jar, and how
 * often.
 */
public final class StartTimes {
    private static final int SECONDS_TO_END = 30;

    private final Map<String, List<String>> starts = new LinkedHashMap<>();
    private final Map<String, Latencies> seconds = new LinkedHashMap<>();
    private final Map<String, Latencies> ofProcessor = new LinkedHashMap<>();

    private StartTimes(Path jar, Path archive) {
        String bare = jar + System.getProperty("path.separator") + Path.of("target", "test-classes");
        starts.put("a bare page", List.of("-cp", bare, BareJavalin.class.getName()));
        starts.put("the site", List.of("-jar", jar.toString()));
        String shared = "-XX:SharedArchiveFile=" + archive;
        starts.put("the site, README's archive alone", List.of(shared, "-jar", jar.toString()));
        String quick = "-XX:TieredStopAtLevel=1";
        starts.put("the site, README's flags", List.of(shared, quick, "-jar", jar.toString()));
    }

    public static void main(String[] arguments) throws Exception {
        Path jar = Path.of(arguments[0]);
        Path archive = Files.createTempDirectory("archive").resolve("lap-by-lap.jsa");
        try {
            archive(jar, archive);
            StartTimes times = new StartTimes(jar, archive);
            for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
                times.startAll();
            }
            times.print();
        } finally {
            Files.deleteIfExists(archive);
            Files.delete(archive.getParent());
        }
    }

    /** As README says: serve, look at a page, end. */
    private static void archive(Path jar, Path archive) throws Exception {
        try (ServedSite site =
                ServedSite.start(List.of("-XX:ArchiveClassesAtExit=" + archive, "-jar", jar.toString()))) {
            firstPage(site);
            site.terminate();
            if (!site.ended(SECONDS_TO_END) || !Files.exists(archive)) {
                throw new IOException("no archive was made: " + site.log());
            }
        }
        System.out.printf(Locale.ROOT, "the archive: %.1f MB%n", Files.size(archive) / 1e6);
    }

    private static void firstPage(ServedSite site) throws IOException {
        try (Channel channel = new Channel(site.port())) {
            if (channel.get("/en/").status() != 200) {
                throw new IOException("no first page");
            }
        }
    }

    private void startAll() throws IOException {
        for (Map.Entry<String, List<String>> start : starts.entrySet()) {
            long begun = System.nanoTime();
            try (ServedSite site = ServedSite.start(start.getValue())) {
                firstPage(site);
                add(seconds, start.getKey(), System.nanoTime() - begun);
                add(ofProcessor, start.getKey(), site.processorNanos());
            }
        }
    }

    private static void add(Map<String, Latencies> times, String what, long nanos) {
        times.computeIfAbsent(what, first -> new Latencies()).add(nanos);
    }

    private void print() {
        Latencies bare = seconds.get("a bare page");
        seconds.forEach((what, times) -> System.out.printf(
                Locale.ROOT,
                "%s: median %.0f ms, %.1f times a bare page; of processor %.0f ms, %.1f times%n",
                what,
                times.millis(0.5),
                times.millis(0.5) / bare.millis(0.5),
                ofProcessor.get(what).millis(0.5),
                ofProcessor.get(what).millis(0.5)
                        / ofProcessor.get("a bare page").millis(0.5)));
    }
}

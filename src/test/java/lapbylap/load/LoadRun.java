package lapbylap.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;

/**
 * Many clients ask at once, for recordings and pages by turns, while pages are edited and one is broken; prints how the
 * site bears it. Arguments: how many connections, and for how many seconds. Fails if a request is lost. The clients are
 * threads of this program, each with a plain socket.
 */
public final class LoadRun {
    private static final int RECORDINGS = 1_000;
    private static final int TURNS = 60;
    private static final int SECONDS_TO_END = 5;
    private static final int LONGEST_DRIBBLE = 45;
    private static final double MEGABYTE = 1e6;
    private static final List<String> PAGES = List.of(
            "/en/",
            "/sw/games/en-dodoi/",
            "/en/games/en-dodoi/rules",
            "/hu/games/bao-la-kimasai/examples",
            "/pa/games/en-dodoi/play",
            "/en/sources",
            "/zu/glossary",
            "/fil/compare");

    private LoadRun() {}

    public static void main(String[] arguments) throws Exception {
        int connections = Integer.parseInt(arguments[0]);
        int seconds = Integer.parseInt(arguments[1]);
        boolean whole;
        try (EditedContent content = new EditedContent();
                ServedSite site = ServedSite.start("--content", content.folder().toString())) {
            whole = run(site, content, connections, seconds);
        }
        System.exit(whole ? 0 : 1);
    }

    private static boolean run(ServedSite site, EditedContent content, int connections, int seconds) throws Exception {
        List<String> targets = targets();
        // once each, so that only what grows is seen to grow
        int warmUp = Math.max(5, seconds / 4);
        print("warming up", new Crowd(site.port(), connections, targets, warmUp, 0).await(), warmUp);
        memory(site, "before");
        CompletableFuture<Integer> dribbled = Dribbler.start(site.port(), LONGEST_DRIBBLE);
        Crowd full = new Crowd(site.port(), connections, targets, seconds, 0);
        content.write("site/about.en.md", "One more sentence.");
        content.write("games/en-dodoi/rules.en.md", "A page that is <b>broken</b>.");
        print("full rate, pages edited and broken meanwhile", full.await(), seconds);
        double peak = (double) full.latencies().count() / seconds;
        Crowd half = new Crowd(site.port(), connections, targets, seconds, peak / 2).await();
        print("half the rate", half, seconds);
        memory(site, "after");
        int cutOff = dribbled.get();
        System.out.println("a client that sends a byte a second: "
                + (cutOff < 0 ? "never cut off" : "cut off after " + cutOff + " s"));
        boolean stopped = stop(site, connections, targets);
        return full.errors().isEmpty() && half.errors().isEmpty() && cutOff >= 0 && stopped;
    }

    private static List<String> targets() {
        List<String> targets = new ArrayList<>();
        for (String recording : Recordings.addresses(RECORDINGS, TURNS, 1)) {
            targets.add(recording);
            targets.add(PAGES.get(targets.size() / 2 % PAGES.size()));
        }
        return targets;
    }

    private static void print(String what, Crowd crowd, int seconds) {
        int count = crowd.latencies().count();
        System.out.printf(
                Locale.ROOT,
                "%s: %,d requests, %,d a second; %s; errors: %s%n",
                what,
                count,
                count / seconds,
                crowd.latencies(),
                crowd.errors().isEmpty() ? "none" : crowd.errors());
    }

    private static void memory(ServedSite site, String when) throws Exception {
        System.out.printf(
                Locale.ROOT,
                "memory %s: %.1f MB of heap after a collection, %.0f MB in all%n",
                when,
                site.heapBytes() / MEGABYTE,
                site.residentBytes() / MEGABYTE);
    }

    /** Stops the site while it is asked; what it had begun to answer must come whole. */
    private static boolean stop(ServedSite site, int connections, List<String> targets) throws Exception {
        Crowd crowd = new Crowd(site.port(), connections, targets, 2, 0);
        while (crowd.latencies().count() < connections) {
            Thread.onSpinWait();
        }
        crowd.stop();
        long begun = System.nanoTime();
        site.terminate();
        boolean ended = site.ended(SECONDS_TO_END);
        System.out.printf(
                Locale.ROOT,
                "told to end while asked: %s; answers cut short: %d%n",
                ended
                        ? String.format(Locale.ROOT, "ended after %.1f s", (System.nanoTime() - begun) / 1e9)
                        : "still there after 5 s",
                crowd.await().cutShort());
        return ended && crowd.cutShort() == 0;
    }
}

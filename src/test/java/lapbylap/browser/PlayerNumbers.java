package lapbylap.browser;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** Measures in a real browser what the player promises, and prints it as a table. */
public final class PlayerNumbers {
    private static final int KILOBYTE = 1000;
    private static final int KIBIBYTE = 1024;
    private static final int LOADS = 7;
    private static final int TIMED_STEPS = 3000;
    private static final int MANY_STEPS = 100_000;
    private static final int AT_ONCE = 5000;
    private static final int CYCLES = 1000;
    private static final List<String> MODES = List.of("project", "kiosk", "embed", "print");

    private static final List<String> SHOWN_QUICKLY =
            List.of("/en/", "/en/games/en-dodoi/", "/en/games/en-dodoi/play", "/en/lessons/where-will-it-end");

    private final ChromeDriver browser = TestSite.browser();
    private final List<String> readingPages;

    private PlayerNumbers() {
        readingPages = SitePages.ofContent().stream()
                .filter(path -> !path.endsWith("/play"))
                .filter(this::hasPlayer)
                .toList();
    }

    /**
     * Measures and prints.
     *
     * @throws IOException if a program that measures cannot be run
     */
    public static void main(String[] arguments) throws IOException {
        PlayerNumbers numbers = new PlayerNumbers();
        System.out.println("| measure | asked for | measured |\n|---|---|---|");
        numbers.weights();
        for (Lighthouse.Score score : Lighthouse.scores(TestSite.url("/en/games/en-dodoi/"))) {
            numbers.row("Lighthouse, " + score.category(), "1.00", score::told);
        }
        for (String path : SHOWN_QUICKLY) {
            // asked for before, as on a server that runs
            numbers.browser.get(TestSite.url(path));
            String told = Lighthouse.performance(TestSite.url(path));
            numbers.row("Lighthouse, performance and layout shift: " + path, "0.98, 0", () -> told);
        }
        numbers.row("blocking time on load, median of " + LOADS, "at most 50 ms", numbers::blocking);
        numbers.steps();
        numbers.row(CYCLES + " create/destroy cycles: nodes, listeners", "0, 0", numbers::cycles);
        numbers.row("endless moves told right, seeds lost", "all, none", () -> EndlessMoves.told(numbers.browser));
        // the longest by far
        numbers.row("axe violations, every page, language, mode", "0", numbers::axe);
        // the server goes on for as long as its threads do
        System.exit(0);
    }

    private void row(String measure, String asked, Supplier<String> measured) {
        System.out.println("| " + measure + " | " + asked + " | " + measured.get() + " |");
    }

    private void open(String path) {
        browser.get("about:blank");
        browser.get(TestSite.url(path));
        Patience.with(browser)
                .until(page ->
                        page.findElements(By.cssSelector(".player [inert]")).isEmpty());
        browser.executeAsyncScript("document.fonts.ready.then(() => setTimeout(arguments[0], 300))");
    }

    private boolean hasPlayer(String path) {
        browser.get(TestSite.url(path));
        return !browser.findElements(By.cssSelector(".player")).isEmpty();
    }

    /** The heaviest of the pages with a player. */
    private void weights() {
        double script = 0;
        double style = 0;
        double page = 0;
        browser.executeCdpCommand("Network.enable", Map.of());
        browser.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", true));
        for (String path : readingPages) {
            open(path);
            script = Math.max(script, bytes("/\\/player\\/.*js$/.test(name)"));
            style = Math.max(style, bytes("new URL(name).pathname.endsWith('.css')"));
            page = Math.max(page, bytes("!name.endsWith('.woff2')"));
        }
        browser.executeCdpCommand("Network.setCacheDisabled", Map.of("cacheDisabled", false));
        String scripts = kilobytes(script);
        String styles = kilobytes(style);
        String whole = String.format(Locale.ROOT, "%.1f KiB", page / KIBIBYTE);
        row("player JavaScript on a reading page, gzip as served", "at most 15 kB", () -> scripts);
        row("CSS gzip", "at most 8 kB", () -> styles);
        row("page weight without fonts, compressed", "at most 60 KiB", () -> whole);
    }

    private static String kilobytes(double bytes) {
        return String.format(Locale.ROOT, "%.1f kB", bytes / KILOBYTE);
    }

    /** What came over the line for the files that a condition on their {@code name} chooses, in bytes. */
    private double bytes(String condition) {
        return ((Number) browser.executeScript("""
                const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
                return files.filter(({name}) => %s).reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
                """.formatted(condition))).doubleValue();
    }

    private String axe() {
        int states = 0;
        int broken = 0;
        for (int width : new int[] {390, 1280}) {
            Emulation.window(browser, width, 844);
            List<String> paths = new ArrayList<>(SitePages.all().toList());
            for (String path : readingPages) {
                MODES.forEach(mode -> paths.add(path + "?to=12&mode=" + mode));
            }
            for (String path : paths) {
                open(path);
                for (String scheme : List.of("light", "dark")) {
                    Emulation.prefer(browser, "prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce");
                    states++;
                    broken += Axe.violations(browser).size();
                }
                Emulation.prefer(browser);
            }
        }
        Emulation.reset(browser);
        return broken + " (in " + states + " states)";
    }

    /** What of all long tasks goes beyond 50 ms each. */
    private String blocking() {
        Object script = browser.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", """
                                window.blocked = 0;
                                new PerformanceObserver(list => {
                                  for (const {duration} of list.getEntries()) blocked += Math.max(0, duration - 50);
                                }).observe({type: 'longtask', buffered: true});
                                """))
                .get("identifier");
        List<Double> times = new ArrayList<>();
        for (int load = 0; load < LOADS; load++) {
            open("/en/games/en-dodoi/");
            times.add(((Number) browser.executeAsyncScript("setTimeout(() => arguments[0](blocked), 700)"))
                    .doubleValue());
        }
        browser.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        Collections.sort(times);
        return String.format(Locale.ROOT, "%.0f ms", times.get(LOADS / 2));
    }

    private void steps() {
        PlayerLab lab = PlayerLab.open(browser);
        List<Double> times = lab.timedSteps(TIMED_STEPS);
        Collections.sort(times);
        row(
                "synchronous time of a step, p95",
                "at most 8 ms",
                () -> String.format(Locale.ROOT, "%.1f ms", times.get(TIMED_STEPS * 95 / 100)));
        Held before = Held.by(browser);
        // in parts: the driver waits for no answer longer than some minutes
        for (int taken = 0; taken < MANY_STEPS; taken += AT_ONCE) {
            lab.steps(AT_ONCE);
        }
        Held after = Held.by(browser);
        row(
                String.format(Locale.ROOT, "%,d steps: heap, nodes, listeners", MANY_STEPS),
                "at most +1 MB, 0, 0",
                () -> String.format(
                                Locale.ROOT, "%+.2f MB, ", (after.heapBytes() - before.heapBytes()) / (1e3 * KILOBYTE))
                        + more(before, after));
    }

    private static String more(Held before, Held after) {
        return after.nodes() - before.nodes() + ", " + (after.listeners() - before.listeners());
    }

    private String cycles() {
        PlayerLab lab = PlayerLab.open(browser);
        lab.cycles(20, 50);
        Held before = Held.by(browser);
        lab.cycles(CYCLES, 0);
        return more(before, Held.by(browser));
    }
}

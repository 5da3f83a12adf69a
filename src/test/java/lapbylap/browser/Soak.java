package lapbylap.browser;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Lets the exhibit run for as long as a museum's week, at high speed, and prints what it holds in memory meanwhile: the
 * loop that waits, and visits that go through it or leave it in the midst.
 */
public final class Soak {
    /** Visits before the first look, so that what is made once has been made, machine code of scripts included. */
    private static final int WARM_UP = 60;

    private static final int LOOKS = 7;
    private static final double MEBIBYTE = 1 << 20;
    private static final double KIBIBYTES = 1 << 10;
    private static final double MILLIS_AN_HOUR = 3_600_000;
    private static final int AT_ONCE = 10;

    private final ChromeDriver browser = Browser.start(true);
    private final String robot = script("robot");
    private final int loops;
    private Object moment;
    private Object lot = 7;
    private double hours;
    private final List<Object> mistakes = new ArrayList<>();

    /** What browser and server hold after some visits. */
    private record Look(int visits, Held page, long serverKibibytes, long sockets) {}

    private Soak(int loops) throws IOException {
        this.loops = loops;
        browser.manage().timeouts().scriptTimeout(Duration.ofHours(2));
    }

    private static String script(String name) throws IOException {
        try (InputStream script = Soak.class.getResourceAsStream("/soak/" + name + ".js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /**
     * Runs and prints.
     *
     * @param arguments how many visits, and how many moments are shown before each
     * @throws IOException if the server cannot be started or looked at
     */
    public static void main(String[] arguments) throws IOException {
        int visits = Integer.parseInt(arguments[0]);
        Path folder = Files.createTempDirectory("soak");
        Path counts = folder.resolve("counts.csv");
        Soak soak = new Soak(Integer.parseInt(arguments[1]));
        try (SoakedServer server = new SoakedServer(counts)) {
            soak.run(server, visits);
            System.out.println(Files.readAllLines(counts).size() - 1 + " lines of counts");
            System.out.println(soak.mistakes.size() + " mistakes of scripts " + new HashSet<>(soak.mistakes));
        } finally {
            soak.browser.quit();
        }
    }

    private void run(SoakedServer server, int visits) throws IOException {
        Emulation.window(browser, 1080, 1920);
        browser.get(server.address() + "/kiosk");
        moment = browser.executeAsyncScript(script("moment"), clock());
        System.out.println(
                "| visits | hours at the usual pace | heap, MB | nodes | listeners | sockets | server, MB |");
        System.out.println("|---|---|---|---|---|---|---|");
        visit(WARM_UP);
        hours = 0;
        List<Look> looks = new ArrayList<>();
        looks.add(look(server, 0));
        for (int i = 1; i <= LOOKS; i++) {
            int before = looks.get(i - 1).visits();
            visit(visits * i / LOOKS - before);
            looks.add(look(server, visits * i / LOOKS));
        }
        tellGrowth(looks.get(0), looks.get(LOOKS));
    }

    /** A few at a time: the driver does not wait for an answer for longer than some minutes. */
    private void visit(int number) {
        for (int left = number; left > 0; left -= AT_ONCE) {
            List<?> told =
                    (List<?>) browser.executeAsyncScript(robot, clock(), Math.min(left, AT_ONCE), loops, moment, lot);
            hours += ((Number) told.get(0)).doubleValue() / MILLIS_AN_HOUR;
            lot = told.get(1);
            mistakes.addAll((List<?>) told.get(2));
        }
    }

    private Object clock() {
        return browser.executeScript(
                "return document.querySelector('script[src$=\"kiosk/start.js\"]').src.replace('start.js', 'clock.js')");
    }

    private Look look(SoakedServer server, int visits) throws IOException {
        Look look = new Look(visits, Held.by(browser), server.heapKibibytes(), server.sockets());
        System.out.println(String.format(
                Locale.ROOT,
                "| %d | %.1f | %.2f | %d | %d | %d | %.2f |",
                visits,
                hours,
                look.page().heapBytes() / MEBIBYTE,
                look.page().nodes(),
                look.page().listeners(),
                look.sockets(),
                look.serverKibibytes() / KIBIBYTES));
        return look;
    }

    private static void tellGrowth(Look first, Look last) {
        double thousands = (last.visits() - first.visits()) / 1000.0;
        System.out.println(String.format(
                Locale.ROOT,
                "| a thousand visits | | %+.2f | %+.0f | %+.0f | %+.0f | %+.2f |",
                (last.page().heapBytes() - first.page().heapBytes()) / MEBIBYTE / thousands,
                (last.page().nodes() - first.page().nodes()) / thousands,
                (last.page().listeners() - first.page().listeners()) / thousands,
                (last.sockets() - first.sockets()) / thousands,
                (last.serverKibibytes() - first.serverKibibytes()) / KIBIBYTES / thousands));
    }
}

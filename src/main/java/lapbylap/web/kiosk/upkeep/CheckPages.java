package lapbylap.web.kiosk.upkeep;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.MeasureFormat;
import com.ibm.icu.util.Measure;
import com.ibm.icu.util.MeasureUnit;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import lapbylap.counts.VisitCounter;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;

/** What an exhibit needs, looked at now: here what its server can tell, by a script what its browser can. */
final class CheckPages {
    private static final int MEBIBYTE = 1 << 20;

    /** Of all memory that the program may have, what is left must be more than these parts, in per cent. */
    private static final int LITTLE_LEFT = 25;

    private static final int HARDLY_ANY_LEFT = 8;

    /** What the browser is asked for, in the order of the rows. */
    private static final List<String> IN_BROWSER = List.of("browser", "fonts", "touch", "storage", "screen", "buttons");

    private final UpkeepPage page;
    private final VisitCounter counter;
    private final String version;

    /**
     * Checks of an exhibit.
     *
     * @param counter what counts; null if nothing does
     * @param version the name of the program and its version
     */
    CheckPages(UpkeepPage page, VisitCounter counter, String version) {
        this.page = page;
        this.counter = counter;
        this.version = version;
    }

    /** @param near whether who asks sits at this machine, and may know where files lie */
    Answer answer(boolean near, Messages words) {
        return page.answer(
                "check",
                words,
                Map.of(
                        "server",
                        List.of(
                                new Row(
                                        "version",
                                        "good",
                                        version + ", Java " + Runtime.version().feature()),
                                uptime(words),
                                memory(words),
                                counts(near, words),
                                lastReset(words)),
                        "inBrowser",
                        IN_BROWSER));
    }

    private static Row uptime(Messages words) {
        Duration up = Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime());
        String text = format(words)
                .formatMeasures(
                        new Measure(up.toDays(), MeasureUnit.DAY),
                        new Measure(up.toHoursPart(), MeasureUnit.HOUR),
                        new Measure(up.toMinutesPart(), MeasureUnit.MINUTE));
        return new Row("uptime", "good", text);
    }

    private static Row memory(Messages words) {
        Runtime runtime = Runtime.getRuntime();
        long most = runtime.maxMemory();
        long used = runtime.totalMemory() - runtime.freeMemory();
        long left = (most - used) * 100 / most;
        String state = left < HARDLY_ANY_LEFT ? "bad" : left < LITTLE_LEFT ? "look" : "good";
        MeasureFormat format = format(words);
        String text = format.format(new Measure(used / MEBIBYTE, MeasureUnit.MEGABYTE)) + " / "
                + format.format(new Measure(most / MEBIBYTE, MeasureUnit.MEGABYTE));
        return new Row("memory", state, text);
    }

    private static MeasureFormat format(Messages words) {
        return MeasureFormat.getInstance(words.language().locale(), MeasureFormat.FormatWidth.SHORT);
    }

    private Row counts(boolean near, Messages words) {
        if (counter == null) {
            return new Row("counts", "look", words.text("upkeep.check.counts.off"));
        }
        String state = counter.works() ? "good" : "bad";
        String file = String.valueOf(near ? counter.path() : counter.path().getFileName());
        return new Row("counts", state, words.text("upkeep.check.counts." + state, Map.of("file", file)));
    }

    private Row lastReset(Messages words) {
        Instant last = counter == null ? null : counter.lastReset();
        String text = last == null
                ? words.text("upkeep.check.reset.none")
                : DateFormat.getDateTimeInstance(
                                DateFormat.MEDIUM,
                                DateFormat.SHORT,
                                words.language().locale())
                        .format(Date.from(last));
        return new Row("reset", "good", text);
    }

    /**
     * Something that was looked at.
     *
     * @param state {@code good}, {@code look} or {@code bad}
     */
    public record Row(String id, String state, String text) {}
}

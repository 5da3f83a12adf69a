package lapbylap.web.kiosk.upkeep;

import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.NumberFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import lapbylap.counts.CountLine;
import lapbylap.counts.Event;
import lapbylap.counts.VisitCounter;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.http.Answer;
import lapbylap.web.http.RequestProblem;
import lapbylap.web.kiosk.KioskSettings;

/** What visitors did, as small charts and as a table to take along. */
final class StatsPages {
    private static final int WEEK = 7;
    private static final int MONTH = 30;
    private static final int YEAR = 364;
    private static final List<Integer> PERIODS = List.of(WEEK, MONTH, YEAR);
    private static final int HOURS_BETWEEN_LABELS = 3;

    /** Of a year, so many days are one bar. */
    private static final int FOUR_WEEKS = 28;

    private final UpkeepPage page;
    private final Collection<Language> spoken;
    private final VisitCounter counter;

    /** @param counter what counts; null if nothing does */
    StatsPages(UpkeepPage page, Collection<Language> spoken, VisitCounter counter) {
        this.page = page;
        this.spoken = spoken;
        this.counter = counter;
    }

    /**
     * The charts of some days up to today.
     *
     * @param days how many; null for those that are usually looked at
     * @throws RequestProblem (400) if there are no charts of so many
     */
    Answer answer(String days, Messages words) {
        int period = period(days);
        LocalDate today = counter == null ? LocalDate.now() : counter.today();
        Stats stats = new Stats(today, period, period == YEAR ? FOUR_WEEKS : 1);
        read(stats::accept);
        Map<String, Object> shown = new HashMap<>();
        shown.put("counting", counter != null);
        shown.put("anything", stats.anything());
        shown.put("periods", periods(period, words));
        shown.put("totals", totals(stats, words));
        shown.put(
                "charts",
                List.of(
                        chart(period == YEAR ? "weeks" : "days", byTime(stats, period, words), words),
                        chart("hours", byHour(stats, words), words)));
        shown.put("tables", List.of(languages(stats, words), games(stats, words)));
        return page.answer("stats", words, shown);
    }

    /** All counts, as a table that other programs read. */
    Answer table() {
        StringBuilder lines = new StringBuilder(CountLine.HEADING).append('\n');
        read(line -> lines.append(line).append('\n'));
        return Answer.text(
                200, "text/csv; charset=utf-8", "no-store", lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void read(Consumer<CountLine> each) {
        if (counter == null) {
            return;
        }
        try {
            counter.read(each);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static int period(String days) {
        if (days == null) {
            return MONTH;
        }
        for (int period : PERIODS) {
            if (Integer.toString(period).equals(days)) {
                return period;
            }
        }
        String accepted =
                String.join(", ", PERIODS.stream().map(String::valueOf).toList());
        throw new RequestProblem(
                400, "parameter-value", Map.of("parameter", "days", "value", days, "accepted", accepted));
    }

    private static List<Period> periods(int chosen, Messages words) {
        String lang = "&lang=" + words.language().tag();
        return PERIODS.stream()
                .map(days ->
                        new Period(words.text("upkeep.stats.days." + days), "?days=" + days + lang, days == chosen))
                .toList();
    }

    private static List<Total> totals(Stats stats, Messages words) {
        NumberFormat numbers = NumberFormat.getInstance(words.language().locale());
        return List.of(Event.values()).stream()
                .map(event -> new Total(words.text("upkeep.stats." + event.id()), numbers.format(stats.total(event))))
                .toList();
    }

    private static BarChart byTime(Stats stats, int period, Messages words) {
        DateFormat dates = DateFormat.getPatternInstance(
                DateFormat.ABBR_MONTH_DAY, words.language().locale());
        long[] visits = stats.visitsByTime();
        String told = period == YEAR ? "upkeep.stats.told.weeks" : "upkeep.stats.told";
        int every = period == WEEK ? 1 : period == MONTH ? WEEK : 3;
        return BarChart.of(
                visits,
                bar -> words.text(told, Map.of("when", date(stats.day(bar), dates), "visits", visits[bar])),
                bar -> bar % every == 0 ? date(stats.day(bar), dates) : null);
    }

    private static String date(LocalDate day, DateFormat dates) {
        ZoneId zone = ZoneId.systemDefault();
        return dates.format(Date.from(day.atTime(12, 0).atZone(zone).toInstant()));
    }

    private static BarChart byHour(Stats stats, Messages words) {
        long[] visits = stats.visitsByHour();
        return BarChart.of(
                visits,
                hour -> words.text("upkeep.stats.told", Map.of("when", hour + ":00", "visits", visits[hour])),
                hour -> hour % HOURS_BETWEEN_LABELS == 0 ? Integer.toString(hour) : null);
    }

    private static Chart chart(String id, BarChart drawn, Messages words) {
        return new Chart(
                id, drawn, NumberFormat.getInstance(words.language().locale()).format(drawn.most()));
    }

    /** A chart, with what its highest bar stands for as it is written. */
    public record Chart(String id, BarChart drawn, String most) {}

    private Table languages(Stats stats, Messages words) {
        List<Event> events = List.of(Event.values());
        var rows = Rows.of(spoken, events, Language::tag, Language::ownName, stats::ofLanguage, words);
        return new Table("languages", heads(events, words), rows);
    }

    private static Table games(Stats stats, Messages words) {
        List<Event> events = List.of(Event.STARTED, Event.FINISHED);
        List<String> ids = KioskSettings.playable();
        var rows = Rows.of(ids, events, id -> id, id -> Games.byId(id).name(), stats::ofGame, words);
        return new Table("games", heads(events, words), rows);
    }

    private static List<String> heads(List<Event> events, Messages words) {
        return events.stream()
                .map(event -> words.text("upkeep.stats." + event.id()))
                .toList();
    }

    /** A table of counts, with what its columns are called. */
    public record Table(String id, List<String> heads, List<Rows.Row> rows) {}

    /** A choice of days. */
    public record Period(String label, String href, boolean chosen) {}

    /** A sum, and of what. */
    public record Total(String label, String number) {}
}

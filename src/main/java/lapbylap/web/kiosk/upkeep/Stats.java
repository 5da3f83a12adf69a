package lapbylap.web.kiosk.upkeep;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import lapbylap.counts.CountLine;
import lapbylap.counts.Event;

/** What was counted in the days up to today, added up in the ways that are looked at. */
final class Stats implements Consumer<CountLine> {
    static final int HOURS = 24;

    private final LocalDate first;
    private final LocalDate last;
    private final int daysEach;
    private final long[] visitsByTime;
    private final long[] visitsByHour = new long[HOURS];
    private final Map<Event, Long> totals = new EnumMap<>(Event.class);
    private final Map<String, Map<Event, Long>> byLanguage = new TreeMap<>();
    private final Map<String, Map<Event, Long>> byGame = new TreeMap<>();
    private boolean anything;

    /**
     * Nothing yet, of some days.
     *
     * @param today the last of them
     * @param days how many
     * @param daysEach how many of them are one bar
     */
    Stats(LocalDate today, int days, int daysEach) {
        last = today;
        first = today.minusDays(days - 1L);
        this.daysEach = daysEach;
        visitsByTime = new long[(days + daysEach - 1) / daysEach];
    }

    @Override
    public void accept(CountLine line) {
        anything = true;
        if (line.day().isBefore(first) || line.day().isAfter(last)) {
            return;
        }
        totals.merge(line.event(), line.number(), Long::sum);
        add(byLanguage, line.language(), line);
        add(byGame, line.game(), line);
        if (line.event() == Event.VISIT) {
            int day = (int) (line.day().toEpochDay() - first.toEpochDay());
            visitsByTime[day / daysEach] += line.number();
            if (line.hour() != CountLine.WHOLE_DAY) {
                visitsByHour[line.hour()] += line.number();
            }
        }
    }

    private static void add(Map<String, Map<Event, Long>> sums, String id, CountLine line) {
        if (!id.isEmpty()) {
            sums.computeIfAbsent(id, missing -> new EnumMap<>(Event.class))
                    .merge(line.event(), line.number(), Long::sum);
        }
    }

    /** Whether anything was ever counted. */
    boolean anything() {
        return anything;
    }

    long total(Event event) {
        return totals.getOrDefault(event, 0L);
    }

    long ofLanguage(String tag, Event event) {
        return byLanguage.getOrDefault(tag, Map.of()).getOrDefault(event, 0L);
    }

    long ofGame(String id, Event event) {
        return byGame.getOrDefault(id, Map.of()).getOrDefault(event, 0L);
    }

    /** The visits of each bar. */
    long[] visitsByTime() {
        return visitsByTime.clone();
    }

    /** The first day of a bar. */
    LocalDate day(int bar) {
        return first.plusDays((long) bar * daysEach);
    }

    /** The visits of each hour of the day, from midnight. */
    long[] visitsByHour() {
        return visitsByHour.clone();
    }
}

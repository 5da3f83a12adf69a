package lapbylap.counts;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How often something happened within an hour, or, long ago, within a day: one line of the file.
 *
 * @param day when it was, by the clock of the room
 * @param hour the hour of that day, 0–23; {@link #WHOLE_DAY} where the hour is no longer known
 * @param language the tag of the language in use; empty if there was none yet
 * @param game the id of the game; empty if it belongs to none
 * @param number how often, one at least
 */
public record CountLine(LocalDate day, int hour, Event event, String language, String game, long number) {
    /** The line that a file begins with. */
    public static final String HEADING = "hour,event,language,game,number";

    public static final int WHOLE_DAY = -1;

    private static final Pattern FORM =
            Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)(?: ([01]\\d|2[0-3]):00)?,([a-z-]{1,20}),"
                    + "([a-z]{2,3})?,([a-z0-9-]{1,40})?,([1-9]\\d{0,11})");

    /** Something that happened once, now. */
    static CountLine once(LocalDateTime now, Event event, String language, String game) {
        return new CountLine(now.toLocalDate(), now.getHour(), event, language, game, 1);
    }

    /** A line as it is written; null if it is none, such as what a power cut left. */
    static CountLine of(String text) {
        Matcher parts = FORM.matcher(text);
        Event event = parts.matches() ? Event.byId(parts.group(3)) : null;
        if (event == null) {
            return null;
        }
        try {
            return new CountLine(
                    LocalDate.parse(parts.group(1)),
                    parts.group(2) == null ? WHOLE_DAY : Integer.parseInt(parts.group(2)),
                    event,
                    parts.group(4) == null ? "" : parts.group(4),
                    parts.group(5) == null ? "" : parts.group(5),
                    Long.parseLong(parts.group(6)));
        } catch (DateTimeException noSuchDay) {
            return null;
        }
    }

    CountLine withNumber(long other) {
        return new CountLine(day, hour, event, language, game, other);
    }

    /** The same of the whole day. */
    CountLine ofDay() {
        return new CountLine(day, WHOLE_DAY, event, language, game, number);
    }

    boolean sameTime(CountLine other) {
        return day.equals(other.day) && hour == other.hour;
    }

    /** As it is written, without the end of the line. */
    @Override
    public String toString() {
        String when = hour == WHOLE_DAY ? day.toString() : day + (hour < 10 ? " 0" : " ") + hour + ":00";
        return when + "," + event.id() + "," + language + "," + game + "," + number;
    }
}

package lapbylap.web.kiosk;

import java.time.LocalTime;
import java.util.regex.Pattern;

/**
 * When visitors come, by the clock of the room. Where it ends before it begins, it goes over midnight.
 *
 * @param from when it begins, to the minute
 * @param until the first minute after it
 */
public record OpeningHours(LocalTime from, LocalTime until) {
    /** How hours are written. */
    public static final String EXAMPLE = "09:00-17:30";

    private static final Pattern FORM = Pattern.compile("([01]\\d|2[0-3]):[0-5]\\d-([01]\\d|2[0-3]):[0-5]\\d");

    /** Hours as {@code 09:00-17:30} tells them; null if it is not of that form, or begins when it ends. */
    public static OpeningHours of(String text) {
        if (!FORM.matcher(text).matches()) {
            return null;
        }
        LocalTime from = LocalTime.parse(text.substring(0, 5));
        LocalTime until = LocalTime.parse(text.substring(6));
        return from.equals(until) ? null : new OpeningHours(from, until);
    }

    @Override
    public String toString() {
        return from + "-" + until;
    }
}

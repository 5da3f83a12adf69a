package lapbylap.web.kiosk.upkeep;

import com.ibm.icu.text.NumberFormat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import lapbylap.counts.Event;
import lapbylap.i18n.Messages;

/** The rows of a table of counts: one for each language, or each game. */
final class Rows {
    /** As wide as the bar of the largest number is drawn. */
    private static final int WIDEST = 120;

    private Rows() {}

    /** How often something happened, of one language or game. */
    interface Counts {
        long of(String id, Event event);
    }

    /** The numbers of a language or game. */
    public record Row(String id, String name, List<Cell> cells) {}

    /** A number, as it is written, and the width of its bar. */
    public record Cell(String number, int width) {}

    static <T> List<Row> of(
            Collection<T> all,
            List<Event> events,
            Function<T, String> id,
            Function<T, String> name,
            Counts counts,
            Messages words) {
        NumberFormat numbers = NumberFormat.getInstance(words.language().locale());
        long most = 1;
        for (T one : all) {
            for (Event event : events) {
                most = Math.max(most, counts.of(id.apply(one), event));
            }
        }
        List<Row> rows = new ArrayList<>();
        for (T one : all) {
            List<Cell> cells = new ArrayList<>();
            for (Event event : events) {
                long number = counts.of(id.apply(one), event);
                cells.add(new Cell(
                        numbers.format(number), (int) (number == 0 ? 0 : Math.max(2, number * WIDEST / most))));
            }
            rows.add(new Row(id.apply(one), name.apply(one), cells));
        }
        return rows;
    }
}

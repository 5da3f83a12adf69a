package lapbylap.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A choice that a game leaves open. It is as certain, and as contested, as the clause that it belongs to.
 *
 * @param id its name in addresses and records, such as {@code pits}
 * @param clause the clause in which the choice is made
 * @param values what may be chosen, in the order to be shown
 * @param byDefault the one of {@code values} that holds when nothing is chosen
 * @param numeric whether the values are whole numbers
 */
public record Option(String id, Clause clause, List<String> values, String byDefault, boolean numeric) {

    public Option {
        values = List.copyOf(values);
        if (!values.contains(byDefault)) {
            throw new IllegalArgumentException(id + ": default " + byDefault + " is none of " + values);
        }
    }

    /** A choice among words, the first of which is the default. */
    public static Option ofWords(String id, Clause clause, String... values) {
        return new Option(id, clause, List.of(values), values[0], false);
    }

    /** A choice among the whole numbers from {@code least} to {@code most}. */
    public static Option ofNumbers(String id, Clause clause, int least, int most, int byDefault) {
        List<String> values = new ArrayList<>();
        for (int value = least; value <= most; value++) {
            values.add(Integer.toString(value));
        }
        return new Option(id, clause, values, Integer.toString(byDefault), true);
    }
}

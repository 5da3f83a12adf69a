package lapbylap.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A value chosen for each option of a game. Immutable. */
public final class Options {
    private final List<Option> options;
    private final String[] values;

    private Options(List<Option> options, String[] values) {
        this.options = options;
        this.values = values;
    }

    /**
     * The values in {@code chosen}, and the defaults of all other options.
     *
     * @throws Malformed if {@code chosen} names an option that the game does not have, or a value that it does not take
     */
    public static Options of(Game game, Map<String, String> chosen) throws Malformed {
        List<Option> options = game.options();
        String[] values = new String[options.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = options.get(i).byDefault();
        }
        for (Map.Entry<String, String> choice : chosen.entrySet()) {
            int i = indexOf(options, choice.getKey());
            if (i < 0) {
                throw Malformed.of(Fault.UNKNOWN_OPTION)
                        .with("option", choice.getKey())
                        .with("accepted", ids(options));
            }
            if (!options.get(i).values().contains(choice.getValue())) {
                throw Malformed.of(Fault.UNKNOWN_OPTION_VALUE)
                        .with("option", choice.getKey())
                        .with("value", choice.getValue())
                        .with("accepted", options.get(i).values());
            }
            values[i] = choice.getValue();
        }
        return new Options(options, values);
    }

    /** The defaults of every option of the game. */
    public static Options defaults(Game game) {
        try {
            return of(game, Map.of());
        } catch (Malformed impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The options, in the game's order. */
    public List<Option> options() {
        return options;
    }

    /**
     * The value chosen for an option.
     *
     * @throws IllegalArgumentException if the game has no such option
     */
    public String value(String id) {
        int i = indexOf(options, id);
        if (i < 0) {
            throw new IllegalArgumentException("no option " + id);
        }
        return values[i];
    }

    /** The value of a numeric option. */
    public int number(String id) {
        return Digits.read(value(id), Integer.MAX_VALUE);
    }

    private static int indexOf(List<Option> options, String id) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    private static List<String> ids(List<Option> options) {
        List<String> ids = new ArrayList<>();
        for (Option option : options) {
            ids.add(option.id());
        }
        return ids;
    }
}

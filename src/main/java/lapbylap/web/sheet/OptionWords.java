package lapbylap.web.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.i18n.Messages;

/** Options of games in words. */
final class OptionWords {
    private OptionWords() {}

    static String value(Option option, String value, Messages messages) {
        return option.numeric() ? value : messages.text("option." + option.id() + "." + value);
    }

    /** Those that are not as usual. */
    static List<String> chosen(Options options, Messages messages) {
        List<String> chosen = new ArrayList<>();
        for (Option option : options.options()) {
            String value = options.value(option.id());
            if (!value.equals(option.byDefault())) {
                Map<String, String> values = Map.of(
                        "option",
                        messages.text("option." + option.id()),
                        "value",
                        OptionWords.value(option, value, messages));
                chosen.add(messages.text("worksheet.option", values));
            }
        }
        return chosen;
    }
}

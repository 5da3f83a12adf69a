package lapbylap.web.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lapbylap.engine.Option;
import lapbylap.i18n.Messages;
import lapbylap.worksheet.QuestionKind;
import lapbylap.worksheet.Worksheet;

/**
 * The form in which a sheet is chosen.
 *
 * @param action the path of the page
 * @param kinds what may be asked
 * @param selects what is chosen from lists
 * @param seed the seed of the sheet that is shown
 * @param mostSeed the largest seed
 * @param another the parameters of another sheet
 */
public record FormModel(
        String action,
        List<Value> kinds,
        List<Select> selects,
        int seed,
        int mostSeed,
        List<SheetRequest.Choice> another) {

    /** A value that may be chosen. */
    public record Value(String id, String label, boolean chosen) {}

    /** A list from which one value is chosen. */
    public record Select(String name, String label, List<Value> values) {}

    static FormModel of(SheetRequest request, String action, Messages messages) {
        boolean cows = request.rules().layout().rows() == 4;
        List<Value> kinds = new ArrayList<>();
        for (QuestionKind kind : QuestionKind.values()) {
            String withCows = "worksheet.cows.kind." + kind.id();
            String key = cows && messages.has(withCows) ? withCows : "worksheet.kind." + kind.id();
            kinds.add(new Value(kind.id(), messages.text(key), request.kinds().contains(kind)));
        }
        List<Select> selects = new ArrayList<>();
        selects.add(numbers("level", Worksheet.MOST_LEVEL, request.level(), "worksheet.level.", messages));
        selects.add(numbers("number", Worksheet.MOST_QUESTIONS, request.number(), null, messages));
        request.rules().options().options().forEach(option -> selects.add(select(option, request, messages)));
        List<Value> papers = new ArrayList<>();
        for (Paper paper : Paper.values()) {
            papers.add(new Value(paper.id(), messages.text("worksheet.paper." + paper.id()), paper == request.paper()));
        }
        selects.add(new Select("paper", messages.text("worksheet.paper"), papers));
        return new FormModel(
                action, kinds, selects, request.seed(), SheetRequest.MOST_SEED, request.choices(request.nextSeed()));
    }

    private static Select numbers(String name, int most, int chosen, String prefix, Messages messages) {
        List<Value> values = IntStream.rangeClosed(1, most)
                .mapToObj(number -> new Value(
                        Integer.toString(number),
                        prefix == null ? Integer.toString(number) : messages.text(prefix + number),
                        number == chosen))
                .toList();
        return new Select(name, messages.text("worksheet." + name), values);
    }

    private static Select select(Option option, SheetRequest request, Messages messages) {
        String chosen = request.rules().options().value(option.id());
        List<Value> values = option.values().stream()
                .map(value -> new Value(value, OptionWords.value(option, value, messages), value.equals(chosen)))
                .toList();
        return new Select(option.id(), messages.text("option." + option.id()), values);
    }
}

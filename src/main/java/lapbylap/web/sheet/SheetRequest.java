package lapbylap.web.sheet;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.engine.Malformed;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;
import lapbylap.worksheet.Question;
import lapbylap.worksheet.QuestionKind;
import lapbylap.worksheet.Worksheet;

/**
 * An address that asks for a worksheet.
 *
 * @param rules the rules of its game, under the options chosen
 * @param kinds what is asked, in the order of {@link QuestionKind}
 * @param level from 1 to {@link Worksheet#MOST_LEVEL}
 * @param number how many questions
 * @param seed from 1 to {@link #MOST_SEED}
 */
record SheetRequest(Rules rules, List<QuestionKind> kinds, int level, int number, int seed, Paper paper) {
    /** The largest seed. */
    static final int MOST_SEED = 999_999;

    private static final Set<String> KINDS = Set.of("kinds");
    private static final Set<String> OTHERS = Set.of("kinds", "level", "number", "seed", "paper");
    private static final Set<QuestionKind> USUAL =
            EnumSet.of(QuestionKind.LAST_SEED, QuestionKind.BOARD, QuestionKind.ENDING);
    private static final int USUAL_NUMBER = 3;

    /**
     * Reads the part of an address behind the question mark. What is not chosen is as most will want it.
     *
     * @throws RequestProblem (400) if it cannot be read
     */
    static SheetRequest of(Game game, String rawQuery) {
        Set<String> options = new HashSet<>();
        game.options().stream().map(Option::id).forEach(options::add);
        Set<String> known = new HashSet<>(OTHERS);
        known.addAll(options);
        Query query = Query.of(rawQuery, known, KINDS);
        try {
            return new SheetRequest(
                    game.rules(Options.of(game, query.only(options))),
                    kinds(query.get("kinds")),
                    number(query, "level", Worksheet.MOST_LEVEL, 1),
                    number(query, "number", Worksheet.MOST_QUESTIONS, USUAL_NUMBER),
                    number(query, "seed", MOST_SEED, 1),
                    paper(query.get("paper")));
        } catch (Malformed wrong) {
            throw RequestProblem.of(wrong);
        }
    }

    private static List<QuestionKind> kinds(String written) {
        Set<QuestionKind> kinds = EnumSet.noneOf(QuestionKind.class);
        List<String> accepted = new ArrayList<>();
        for (QuestionKind kind : QuestionKind.values()) {
            accepted.add(kind.id());
        }
        for (String id : written == null ? new String[0] : written.split(",", -1)) {
            int place = accepted.indexOf(id);
            if (place < 0) {
                throw wrong("kinds", id, String.join(", ", accepted));
            }
            kinds.add(QuestionKind.values()[place]);
        }
        return List.copyOf(kinds.isEmpty() ? USUAL : kinds);
    }

    private static int number(Query query, String name, int most, int usual) {
        String text = query.get(name);
        if (text == null) {
            return usual;
        }
        int number = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : 0;
        if (number < 1 || number > most) {
            throw wrong(name, text, "1–" + most);
        }
        return number;
    }

    private static Paper paper(String id) {
        if (id == null) {
            return Paper.A4;
        }
        for (Paper paper : Paper.values()) {
            if (paper.id().equals(id)) {
                return paper;
            }
        }
        throw wrong("paper", id, "a4, letter");
    }

    private static RequestProblem wrong(String parameter, String value, String accepted) {
        return new RequestProblem(
                400, "parameter-value", Map.of("parameter", parameter, "value", value, "accepted", accepted));
    }

    Game game() {
        return rules.game();
    }

    /** The questions of the sheet. */
    List<Question> questions() {
        return Worksheet.questions(rules, kinds, level, number, seed);
    }

    /** Names and values of everything that was chosen; rules of the game only where they are not the usual ones. */
    List<Choice> choices(int withSeed) {
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice(
                "kinds", String.join(",", kinds.stream().map(QuestionKind::id).toList())));
        choices.add(new Choice("level", Integer.toString(level)));
        choices.add(new Choice("number", Integer.toString(number)));
        for (Option option : rules.options().options()) {
            String value = rules.options().value(option.id());
            if (!value.equals(option.byDefault())) {
                choices.add(new Choice(option.id(), value));
            }
        }
        choices.add(new Choice("paper", paper.id()));
        choices.add(new Choice("seed", Integer.toString(withSeed)));
        return choices;
    }

    /** The seed of another sheet. */
    int nextSeed() {
        return seed % MOST_SEED + 1;
    }

    /** The parameters that make this sheet. Nothing in them needs to be encoded. */
    String query() {
        return String.join(
                "&",
                choices(seed).stream()
                        .map(choice -> choice.name() + "=" + choice.value())
                        .toList());
    }

    /** One parameter. */
    public record Choice(String name, String value) {}
}

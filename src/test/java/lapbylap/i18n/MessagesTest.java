package lapbylap.i18n;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.ibm.icu.text.MessagePattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The messages of every language: each says something, whatever it is given. */
class MessagesTest {
    private static final Map<Language, Messages> ALL = Messages.load();
    private static final Messages ENGLISH = ALL.get(Language.ENGLISH);
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 4, 5, 6, 21);

    static Stream<Arguments> messages() {
        return ALL.entrySet().stream()
                .flatMap(entry -> entry.getValue().keys().stream().map(key -> Arguments.of(entry.getKey(), key)));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void everyMessageFormats(Language language, String key) {
        Messages messages = ALL.get(language);
        MessagePattern pattern = new MessagePattern(messages.pattern(key));
        Map<String, Argument> arguments = arguments(pattern);
        for (Map<String, Object> values : choices(arguments)) {
            String text = messages.text(key, values);
            assertFalse(text.isBlank());
            assertFalse(text.matches("(?s).*[{}].*"), text);
        }
        TreeSet<String> unknown = new TreeSet<>(arguments.keySet());
        unknown.removeAll(arguments(new MessagePattern(ENGLISH.pattern(key))).keySet());
        assertTrue(unknown.isEmpty(), "named here and not in English: " + unknown);
    }

    /** The browser fills these in itself, and knows no more of messages than names in braces. */
    @ParameterizedTest
    @MethodSource("messages")
    void messagesOfThePlayerAreSimple(Language language, String key) {
        if (!key.startsWith("player.")) {
            return;
        }
        String pattern = ALL.get(language).pattern(key);
        Map<String, Argument> arguments = arguments(new MessagePattern(pattern));
        Map<String, Object> values = new HashMap<>();
        String filledIn = pattern;
        for (String name : arguments.keySet()) {
            values.put(name, "x");
            filledIn = filledIn.replace("{" + name + "}", "x");
        }
        assertEquals(ALL.get(language).text(key, values), filledIn);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void formsOfSeeds(Language language) {
        Messages messages = ALL.get(language);
        for (int seeds : NUMBERS) {
            String lifted = messages.text("narration.lap.lift", Map.of("player", "P", "pit", "Q", "seeds", seeds));
            assertTrue(seeds == 1 || lifted.matches("(?s).*(?<!\\d)" + seeds + "(?!\\d).*"), lifted);
            assertTrue(seeds != 1 || lifted.replace("1", "").matches("\\D+"), lifted);
        }
    }

    static Stream<Language> languages() {
        return ALL.keySet().stream();
    }

    @Test
    void whatALanguageLacksOrSpoilsIsSaidInEnglish() {
        MessageFile english = MessageFile.of(Language.ENGLISH);
        MessageFile own = MessageFile.of(new Language("hu"), List.of("page.skip = Ugrás {", "player.south = Dél"));
        Messages messages = Messages.of(english, own);
        assertEquals("Skip to the text", messages.text("page.skip"));
        assertEquals("North", messages.text("player.north"));
        assertEquals("Dél", messages.text("player.south"));
    }

    @Test
    void listsAndNumbersAreThoseOfTheLanguage() {
        MessageFile english = MessageFile.of(Language.ENGLISH);
        String text = "problem.too-many-moves = {moves}";
        Messages messages = Messages.of(english, MessageFile.of(new Language("hu"), List.of(text)));
        assertEquals("A, B és D", messages.list(List.of("A", "B", "D")));
        assertEquals("12\u00a0000", messages.text("problem.too-many-moves", Map.of("moves", 12_000)));
    }

    @Test
    void listsAreWrittenWithCommas() {
        assertEquals(
                "There is no game \"nim\" that can be played; there are: a, b",
                ENGLISH.text("problem.unknown-game", Map.of("game", "nim", "accepted", List.of("a", "b"))));
    }

    @Test
    void whatHasNoMessageIsNamed() {
        var missing = assertThrows(IllegalArgumentException.class, () -> ENGLISH.text("no.such.key"));
        assertEquals("no message no.such.key", missing.getMessage());
    }

    /** What an argument is chosen by: numbers for a plural, words for a selection, nothing else matters. */
    private record Argument(MessagePattern.ArgType type, List<Object> values) {}

    private static Map<String, Argument> arguments(MessagePattern pattern) {
        Map<String, Argument> arguments = new HashMap<>();
        for (int i = 0; i < pattern.countParts(); i++) {
            MessagePattern.Part part = pattern.getPart(i);
            if (part.getType() == MessagePattern.Part.Type.ARG_START) {
                String name = pattern.getSubstring(pattern.getPart(i + 1));
                Argument argument = new Argument(part.getArgType(), values(pattern, i));
                Argument before = arguments.get(name);
                if (before == null || before.type() == MessagePattern.ArgType.NONE) {
                    arguments.put(name, argument);
                }
            }
        }
        return arguments;
    }

    private static List<Object> values(MessagePattern pattern, int start) {
        List<Object> values = new ArrayList<>();
        switch (pattern.getPart(start).getArgType()) {
            case PLURAL, SELECTORDINAL, CHOICE, SIMPLE -> values.addAll(NUMBERS);
            case SELECT -> {
                for (int i = start; i < pattern.getLimitPartIndex(start); i++) {
                    if (pattern.getPart(i).getType() == MessagePattern.Part.Type.ARG_SELECTOR) {
                        values.add(pattern.getSubstring(pattern.getPart(i)));
                    }
                }
            }
            default -> values.add("x");
        }
        return values;
    }

    /** Every combination of values. */
    private static List<Map<String, Object>> choices(Map<String, Argument> arguments) {
        List<Map<String, Object>> choices = List.of(Map.of());
        for (Map.Entry<String, Argument> argument : arguments.entrySet()) {
            List<Map<String, Object>> longer = new ArrayList<>();
            for (Map<String, Object> choice : choices) {
                for (Object value : argument.getValue().values()) {
                    Map<String, Object> extended = new HashMap<>(choice);
                    extended.put(argument.getKey(), value);
                    longer.add(extended);
                }
            }
            choices = longer;
        }
        return choices;
    }
}

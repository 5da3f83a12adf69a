package lapbylap.narration;

import java.util.ArrayList;
import java.util.List;

/**
 * What is told of a frame.
 *
 * @param text the words
 * @param names where names of pits stand in them: the start and the end of each, by turns
 * @param ending where in them it begins to be told how a lap ends; 0 if it is no lap
 */
public record Narration(String text, List<Integer> names, int ending) {
    /** Stand round names of pits while a narration is put together; they occur in no text. */
    private static final char OPENS = '\uE000';

    private static final char CLOSES = '\uE001';

    public Narration {
        names = List.copyOf(names);
    }

    /** A name of a pit, to be found again in the finished text. */
    static String marked(String name) {
        return OPENS + name + CLOSES;
    }

    /** Of a text in which names are marked. */
    static Narration of(String marked) {
        return of("", marked);
    }

    /** Of a lap: how it began, and how it ended. */
    static Narration of(String began, String ended) {
        StringBuilder text = new StringBuilder();
        List<Integer> names = new ArrayList<>();
        append(text, names, began);
        if (!began.isEmpty()) {
            text.append(' ');
        }
        int ending = text.length();
        append(text, names, ended);
        return new Narration(text.toString(), names, ending);
    }

    private static void append(StringBuilder text, List<Integer> names, String marked) {
        for (int i = 0; i < marked.length(); i++) {
            char character = marked.charAt(i);
            if (character == OPENS || character == CLOSES) {
                names.add(text.length());
            } else {
                text.append(character);
            }
        }
    }
}

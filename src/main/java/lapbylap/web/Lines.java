package lapbylap.web;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes scripts and style sheets smaller by what only their authors need: lines that are comments, indentation, and
 * empty lines. All other characters stay as they are, so nothing has to be understood; a text for which that would not
 * be safe is refused.
 */
final class Lines {
    private static final Pattern COMMENT =
            Pattern.compile("^[ \\t]*(?:/\\*[^*]*+\\*++(?:[^/*][^*]*+\\*++)*+/|//.*)[ \\t]*\\n", Pattern.MULTILINE);
    private static final Pattern INDENTATION = Pattern.compile("^\\s+", Pattern.MULTILINE);

    private Lines() {}

    /**
     * The text with fewer lines.
     *
     * @param name tells in an error which file it was
     * @throws IllegalArgumentException if a template literal goes over more than one line: its indentation counts
     */
    static String fewer(String name, String text) {
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].chars().filter(character -> character == '`').count() % 2 == 1) {
                throw new IllegalArgumentException(
                        name + ":" + (i + 1) + ": a template literal goes on in the next line; end it in this one");
            }
        }
        Matcher comments = COMMENT.matcher(text.endsWith("\n") ? text : text + "\n");
        return INDENTATION.matcher(comments.replaceAll("")).replaceAll("");
    }
}

package lapbylap.web;

import java.util.regex.Pattern;

/**
 * Makes scripts and style sheets smaller by what only their authors need: comment lines, indentation, and, on lines
 * where nothing can be mistaken, spaces beside punctuation and the end of the line. It understands neither language.
 * What it could not treat safely stays as it is, or is refused.
 */
final class Slim {
    private static final Pattern COMMENT =
            Pattern.compile("^[ \\t]*(?:/\\*[^*]*+\\*++(?:[^/*][^*]*+\\*++)*+/|//.*)[ \\t]*\\n", Pattern.MULTILINE);
    private static final Pattern INDENTATION = Pattern.compile("^\\s+", Pattern.MULTILINE);

    /** What begins a regular expression, a template literal, a comment, or a string of another kind. */
    private static final Pattern UNCLEAR_SCRIPT = Pattern.compile("[`'/\\\\]");

    private static final Pattern UNCLEAR_STYLE = Pattern.compile("[\"'/\\\\]");
    private static final Pattern SCRIPT_SPACE = Pattern.compile(" ?([{}()\\[\\],;:?=<>&|!*]) ?");
    private static final Pattern STYLE_SPACE = Pattern.compile("(?<=[:,>]) | (?=[{>])");

    /** Behind these, a new line means no more than a space. */
    private static final Pattern SCRIPT_END = Pattern.compile("(?m)^((?:(?!//).)*[;,{])\\n");

    private static final Pattern STYLE_END = Pattern.compile("(?<=[;,{}])\\n");

    private Slim() {}

    /** A style sheet made smaller. */
    static String style(String text) {
        StringBuilder slim = new StringBuilder();
        for (String line : withoutComments(text).split("\n")) {
            slim.append(
                    UNCLEAR_STYLE.matcher(line).find()
                            ? line
                            : STYLE_SPACE.matcher(line).replaceAll(""));
            slim.append('\n');
        }
        return STYLE_END.matcher(slim).replaceAll("");
    }

    /**
     * A module made smaller.
     *
     * @param name tells in an error which file it was
     * @throws IllegalArgumentException if a template literal goes over more than one line: its indentation counts
     */
    static String script(String name, String text) {
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].chars().filter(character -> character == '`').count() % 2 == 1) {
                throw new IllegalArgumentException(
                        name + ":" + (i + 1) + ": a template literal goes on in the next line; end it in this one");
            }
        }
        StringBuilder slim = new StringBuilder();
        for (String line : withoutComments(text).split("\n")) {
            slim.append(UNCLEAR_SCRIPT.matcher(line).find() ? line : betweenStrings(line))
                    .append('\n');
        }
        return SCRIPT_END.matcher(slim).replaceAll("$1");
    }

    private static String betweenStrings(String line) {
        String[] parts = line.split("\"", -1);
        for (int i = 0; i < parts.length; i += 2) {
            parts[i] = SCRIPT_SPACE.matcher(parts[i]).replaceAll("$1");
        }
        return String.join("\"", parts);
    }

    private static String withoutComments(String text) {
        String whole = COMMENT.matcher(text.endsWith("\n") ? text : text + "\n").replaceAll("");
        return INDENTATION.matcher(whole).replaceAll("");
    }
}

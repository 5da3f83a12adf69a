package lapbylap.web;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
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

    private static final Pattern STRING = Pattern.compile("\"[^\"\\\\]*\"|`[^`\\\\]*`");
    /** With a space on both sides it divides. */
    private static final String DIVIDED = " / ";
    /** What begins a regular expression, a comment, a string of another kind, or one that does not end. */
    private static final Pattern UNCLEAR_SCRIPT = Pattern.compile("[\"`'/\\\\]");

    private static final Pattern UNCLEAR_STYLE = Pattern.compile("[\"'/\\\\]");
    private static final Pattern SCRIPT_SPACE =
            Pattern.compile(" ?([{}()\\[\\],;:?=<>&|!*%]) ?|(?<![+-]) ([+-]=?) (?![+-])");
    /** At the end of a list it says nothing, but in an array of holes. */
    private static final Pattern LAST_COMMA = Pattern.compile("(?<=\\w),(?=[}\\])])");

    private static final Pattern CONSTANT = Pattern.compile("\\bconst\\b(?=[ {\\[])");
    private static final Pattern STYLE_SPACE = Pattern.compile("(?<=[:,>]) | (?=[{>])");

    /** Behind these, a new line means no more than a space. */
    private static final Pattern SCRIPT_END = Pattern.compile("(?m)^((?:(?!//).)*[;,{])\\n");

    /** The last declaration of a rule needs no end of its own. */
    private static final Pattern LAST_END = Pattern.compile(";\\n(?=\\})");

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
        return STYLE_END.matcher(LAST_END.matcher(slim).replaceAll("")).replaceAll("");
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
            slim.append(isClear(line) ? betweenStrings(line, Slim::code) : line).append('\n');
        }
        return SCRIPT_END.matcher(slim).replaceAll("$1");
    }

    /** Whether it is certain where strings begin and end, and that there is nothing else that may look like code. */
    private static boolean isClear(String line) {
        boolean whole = STRING.matcher(line)
                .results()
                .allMatch(string -> string.group().split("\\$\\{", -1).length
                        == string.group().split("}", -1).length);
        String code = STRING.matcher(line).replaceAll("").replace(DIVIDED, "");
        return whole && !UNCLEAR_SCRIPT.matcher(code).find();
    }

    private static String code(String code) {
        String close = SCRIPT_SPACE.matcher(code.replace(DIVIDED, "/")).replaceAll("$1$2");
        // a shorter word that does the same where nothing is written to twice
        return CONSTANT.matcher(LAST_COMMA.matcher(close).replaceAll("")).replaceAll("let");
    }

    private static String betweenStrings(String line, UnaryOperator<String> change) {
        StringBuilder changed = new StringBuilder();
        Matcher strings = STRING.matcher(line);
        int from = 0;
        while (strings.find()) {
            changed.append(change.apply(line.substring(from, strings.start()))).append(strings.group());
            from = strings.end();
        }
        return changed.append(change.apply(line.substring(from))).toString();
    }

    private static String withoutComments(String text) {
        String whole = COMMENT.matcher(text.endsWith("\n") ? text : text + "\n").replaceAll("");
        return INDENTATION.matcher(whole).replaceAll("");
    }
}

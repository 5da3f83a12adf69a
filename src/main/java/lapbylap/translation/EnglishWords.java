package lapbylap.translation;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds English that was left in a text of another language. */
public final class EnglishWords {
    /**
     * Common words, and those of these games. Left out are those that are words of another language of the site too,
     * such as Hungarian "is", "modern" and "lap", or Filipino "at" and "may".
     */
    private static final Set<String> KNOWN = Set.of(("""
            the of and that this which with from for was were are it its by not but they their them has have had his her
            who what when where there here then than into only each every other another two three four five six seven
            eight nine your you our must will would does did been being some any more most many much first last next same
            before after because about above below between through over under again how why whose these those itself
            page pages game games rule rules move moves player players pit pits seed seeds turn turns row rows board
            boards capture captures captured capturing sow sows sown sowing lift lifts lifted relay reserve sweep empty
            occupied opposite opponent draw source sources show shows shown read start starts play played plays pause
            speed sound numbers close copy keys help counter counters cows herd endless ends ended way right wrong half
            choose chosen allowed written wrote says said told tell tells known reported documented inferred
            contested spelling printed meaning example examples history words address language languages text
            left side sides both either south north wins winner score whole back forward step steps frame frames
            """).strip().split("\\s+"));

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}’'-]+");

    private static final Pattern QUOTED = Pattern.compile("[“„«\"][^“”„«»\"]*[”“»\"]");

    private EnglishWords() {}

    /**
     * The first English words in a row; one alone counts if the text has no other. Null if there are none.
     *
     * <p>What stands in quotation marks is somebody's own word, and what begins with a capital letter within a sentence
     * a name, as in Zillions of Games.
     *
     * @param text a text without titles and words of other languages, which may look like English
     */
    public static String leftIn(String text) {
        Matcher word = WORD.matcher(QUOTED.matcher(text)
                .replaceAll(quoted -> ".".repeat(quoted.group().length())));
        int begun = -1;
        int end = -1;
        int run = 0;
        int words = 0;
        String found = null;
        while (word.find()) {
            words++;
            boolean goesOn = run > 0 && text.substring(end, word.start()).matches("[\\s,]+");
            if (!isKnown(word.group()) || isName(text, word)) {
                run = 0;
            } else {
                begun = goesOn ? begun : word.start();
                run = goesOn ? run + 1 : 1;
            }
            end = word.end();
            if (run > 1) {
                found = text.substring(begun, end);
            } else if (found != null) {
                break;
            }
        }
        boolean nothingElse = words == 1 && run == 1;
        return nothingElse ? text.substring(begun, end) : found;
    }

    private static boolean isName(String text, Matcher word) {
        boolean begins = text.substring(0, word.start()).matches("(?s).*[.:?!।(|]\\W*|\\W*");
        return Character.isUpperCase(word.group().codePointAt(0)) && !begins;
    }

    /** Whether a text has any English word in it. */
    static boolean anyIn(String text) {
        return WORD.matcher(text).results().anyMatch(word -> isKnown(word.group()));
    }

    private static boolean isKnown(String word) {
        return KNOWN.contains(word.toLowerCase(Locale.ROOT));
    }
}

package lapbylap.content;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.i18n.Messages;

/**
 * A citation as it is written: {@code @merker-1904, p. 36 via @mancala-world}.
 *
 * @param source key of the source
 * @param place where in it, such as {@code p. 36}, or null
 * @param via key of the source through which it is known, or null
 */
public record Citation(String source, String place, String via) {
    private static final String KEY = "@([a-z][a-z0-9-]*)";
    private static final Pattern PAGES = Pattern.compile("pp?\\. ?([\\d–, -]+)");
    private static final Pattern FORM = Pattern.compile(KEY + "(?:,\\s*([^@]+?))?(?:\\s+via\\s+" + KEY + ")?");

    /** Reads what stands between the brackets; null if that is no citation. */
    static Citation of(String text) {
        Matcher matcher = FORM.matcher(text);
        return matcher.matches() ? new Citation(matcher.group(1), matcher.group(2), matcher.group(3)) : null;
    }

    /**
     * What is wrong with a citation, or null.
     *
     * @param citation null if the text is none
     */
    static String fault(Citation citation, String text, Bibliography bibliography) {
        if (citation == null) {
            return "[" + text + "] is no citation such as [@merker-1904, p. 36 via @mancala-world]";
        }
        Source source = bibliography.source(citation.source());
        Source via = citation.via() == null ? null : bibliography.source(citation.via());
        if (source == null || citation.via() != null && via == null) {
            return "there is no source \"" + (source == null ? citation.source() : citation.via()) + "\"";
        }
        if (source.mark() == Source.Mark.CITED && via == null) {
            return "\"" + source.key() + "\" was not read and is cited without \"via\"";
        }
        if (via != null && via.mark() == Source.Mark.CITED) {
            return "\"" + via.key() + "\" was not read, so nothing is known via it";
        }
        return null;
    }

    /** The short name of its source, with the place in it. */
    public String label(Bibliography bibliography, Messages messages) {
        Source known = bibliography.source(source);
        String name = known == null ? source : known.label();
        return place == null ? name : messages.text("citation.place", Map.of("source", name, "place", place(messages)));
    }

    private String place(Messages messages) {
        Matcher pages = PAGES.matcher(place);
        if (!pages.matches()) {
            return place;
        }
        return pages.group(1).matches("\\d+")
                ? messages.text("citation.page", Map.of("page", pages.group(1)))
                : messages.text("citation.pages", Map.of("pages", pages.group(1)));
    }

    /** Whether a text in brackets was meant to be a citation. */
    static boolean meant(String text) {
        return text.startsWith("@");
    }
}

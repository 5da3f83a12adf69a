package lapbylap.i18n;

import com.ibm.icu.util.ULocale;
import java.text.Collator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * A language of the site. Which there are is told by the files of messages.
 *
 * @param tag the language tag used in addresses, file names and {@code lang}, such as {@code fil}
 */
public record Language(String tag) {
    public static final Language ENGLISH = new Language("en");

    private static final List<Language> ALL = sorted(MessageFile.tags());

    private static List<Language> sorted(List<String> tags) {
        List<Language> others = new ArrayList<>();
        for (String tag : tags) {
            if (!tag.equals(ENGLISH.tag)) {
                others.add(new Language(tag));
            }
        }
        others.sort(Comparator.comparing(Language::ownName, Collator.getInstance(Locale.ROOT)));
        others.add(0, ENGLISH);
        return List.copyOf(others);
    }

    /** All languages that have messages: English first, the others by what they call themselves. */
    public static List<Language> all() {
        return ALL;
    }

    /** The language with this tag, or null if the site has none. */
    public static Language byTag(String tag) {
        for (Language language : ALL) {
            if (language.tag.equals(tag)) {
                return language;
            }
        }
        return null;
    }

    /** The language that a tag names, whether or not the site has it; null if it is no tag of two or three letters. */
    public static Language named(String tag) {
        return tag.matches("[a-z]{2,3}") ? new Language(tag) : null;
    }

    /** What its speakers call it. */
    public String ownName() {
        return locale().getDisplayName(locale());
    }

    /** What is known of how the language writes numbers and lists, and which forms of a plural it has. */
    public ULocale locale() {
        return ULocale.forLanguageTag(tag);
    }

    @Override
    public String toString() {
        return tag;
    }
}

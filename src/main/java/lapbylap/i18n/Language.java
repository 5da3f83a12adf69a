package lapbylap.i18n;

import com.ibm.icu.util.ULocale;

/** A language of the site. */
public enum Language {
    ENGLISH("en", "English"),
    SWAHILI("sw", "Kiswahili"),
    ZULU("zu", "isiZulu"),
    HUNGARIAN("hu", "magyar"),
    PUNJABI("pa", "ਪੰਜਾਬੀ"),
    FILIPINO("fil", "Filipino");

    private final String tag;
    private final String ownName;

    Language(String tag, String ownName) {
        this.tag = tag;
        this.ownName = ownName;
    }

    /** The language tag used in addresses, file names and {@code lang}, such as {@code fil}. */
    public String tag() {
        return tag;
    }

    /** What its speakers call it. */
    public String ownName() {
        return ownName;
    }

    ULocale locale() {
        return ULocale.forLanguageTag(tag);
    }

    /** The language with this tag, or null if the site has none. */
    public static Language byTag(String tag) {
        for (Language language : values()) {
            if (language.tag.equals(tag)) {
                return language;
            }
        }
        return null;
    }
}

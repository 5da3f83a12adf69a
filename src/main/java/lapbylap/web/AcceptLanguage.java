package lapbylap.web;

import com.ibm.icu.util.LocaleMatcher;
import com.ibm.icu.util.LocalePriorityList;
import com.ibm.icu.util.ULocale;
import java.util.Set;
import lapbylap.i18n.Language;

/** Chooses a language by what a browser says that its reader prefers. */
final class AcceptLanguage {
    private AcceptLanguage() {}

    /**
     * The best of the given languages; English if the header is missing, cannot be read, or suits none.
     *
     * @param header an {@code Accept-Language} header, or null
     */
    static Language best(String header, Set<Language> offered) {
        if (header == null || header.isBlank()) {
            return Language.ENGLISH;
        }
        LocaleMatcher.Builder matcher = LocaleMatcher.builder().setDefaultULocale(ULocale.ENGLISH);
        offered.forEach(language -> matcher.addSupportedULocale(ULocale.forLanguageTag(language.tag())));
        try {
            ULocale best =
                    matcher.build().getBestMatch(LocalePriorityList.add(header).build());
            Language language = Language.byTag(best.getLanguage());
            return language == null ? Language.ENGLISH : language;
        } catch (IllegalArgumentException unreadable) {
            return Language.ENGLISH;
        }
    }
}

package lapbylap.content;

import java.util.Map;
import lapbylap.i18n.Language;

/**
 * A work of the bibliography.
 *
 * @param key its key in citations, such as {@code merker-1904}
 * @param label its short name in the text, such as {@code Merker 1904}
 * @param html the full reference
 * @param notes what a reader should know of it
 * @param mark how far it was read
 * @param url where it is on the web, or null
 */
public record Source(String key, String label, String html, Map<Language, String> notes, Mark mark, String url) {

    /** What a reader should know of it, in English where the language has no such note; null if there is none. */
    public String note(Language language) {
        return notes.getOrDefault(language, notes.get(Language.ENGLISH));
    }

    /** How far a source was read for this site. */
    public enum Mark {
        SEEN,
        PART,
        ABSTRACT,
        CITED;

        /** The name used in content. */
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        static Mark of(String id) {
            for (Mark mark : values()) {
                if (mark.id().equals(id)) {
                    return mark;
                }
            }
            return null;
        }
    }
}

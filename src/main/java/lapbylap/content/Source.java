package lapbylap.content;

/**
 * A work of the bibliography.
 *
 * @param key its key in citations, such as {@code merker-1904}
 * @param label its short name in the text, such as {@code Merker 1904}
 * @param html the full reference
 * @param mark how far it was read
 * @param url where it is on the web, or null
 */
public record Source(String key, String label, String html, Mark mark, String url) {

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

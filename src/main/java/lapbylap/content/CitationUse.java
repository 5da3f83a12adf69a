package lapbylap.content;

/**
 * A place at which a page cites a source.
 *
 * @param source key of the source
 * @param anchor the id of that place on the page
 * @param heading the heading under which it stands, or null above the first one
 */
public record CitationUse(String source, String anchor, String heading) {}

package lapbylap.content;

/**
 * A link in the text of a page.
 *
 * @param line the line of the file at which it stands
 * @param url where it leads
 */
public record PageLink(int line, String url) {}

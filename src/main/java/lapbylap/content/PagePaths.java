package lapbylap.content;

import lapbylap.i18n.Language;

/** Where the pages of the content stand on the site. */
public final class PagePaths {
    private PagePaths() {}

    /** The path of a page, such as {@code /en/games/en-dodoi/rules}. */
    public static String path(PageAddress address) {
        String language = "/" + address.language().tag() + "/";
        if (address.folder().equals("site")) {
            return address.name().equals("home") ? language : language + address.name();
        }
        String folder = language + address.folder() + "/";
        boolean first = address.game() == null
                ? address.name().equals("index")
                : address.name().equals("history");
        return first ? folder : folder + address.name();
    }

    /**
     * The page that a path stands for, whether or not anybody wrote it, or null if it stands for none.
     *
     * @param path a path without its query, beginning with a slash; a slash at the end may be missing or too many
     */
    public static PageAddress address(String path) {
        String[] segments = path.substring(1).split("/");
        Language language = segments.length == 0 ? null : Language.named(segments[0]);
        if (language == null) {
            return null;
        }
        if (segments.length == 1) {
            return new PageAddress("site", "home", language);
        }
        if (segments[1].equals("games") && segments.length > 2 && segments.length < 5) {
            return PageAddress.ofGame(segments[2], segments.length == 3 ? "history" : segments[3], language);
        }
        if (segments[1].equals("lessons") && segments.length < 4) {
            return new PageAddress("lessons", segments.length == 2 ? "index" : segments[2], language);
        }
        return segments.length == 2 ? new PageAddress("site", segments[1], language) : null;
    }
}

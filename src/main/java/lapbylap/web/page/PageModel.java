package lapbylap.web.page;

import java.util.List;

/**
 * What the page template shows.
 *
 * @param lang language tag of its text
 * @param title its heading
 * @param windowTitle the title of its window or tab
 * @param description one sentence about it
 * @param body its text as HTML
 * @param tabs the pages of the same game
 * @param nav the pages of the site
 * @param languages the languages that it can be read in
 * @param reviewed whether a speaker of its language has read it
 * @param examples its worked examples
 */
public record PageModel(
        String lang,
        String title,
        String windowTitle,
        String description,
        String body,
        List<Link> tabs,
        List<Link> nav,
        List<LanguageLink> languages,
        boolean reviewed,
        List<ExampleModel> examples) {

    /** A link to a page, which may be the one that is shown. */
    public record Link(String label, String href, boolean current) {}

    /** A link to the same page in another language. */
    public record LanguageLink(String tag, String ownName, String href, boolean current) {}

    /**
     * A worked example.
     *
     * @param recordingJson its recording
     * @param query the parameters by which it is asked for again
     * @param boards its first, decisive and last board
     */
    public record ExampleModel(
            String id, String game, String caption, String recordingJson, String query, List<BoardModel> boards) {}

    /** A board as a picture, with what it shows. */
    public record BoardModel(int frame, String svg, String caption) {}
}

package lapbylap.web.page;

import java.util.List;
import java.util.Map;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/**
 * What the page template shows.
 *
 * @param lang language tag of the page
 * @param textLang language tag of its title and text if that is another one, or null
 * @param title its heading
 * @param windowTitle the title of its window or tab
 * @param description one sentence about it
 * @param body its text as HTML
 * @param list what stands below that, made of data, as HTML
 * @param tabs the pages of the same game
 * @param nav the pages of the site
 * @param languages the languages that it can be read in
 * @param reviewed whether a speaker of the language of its text has read it
 * @param correct where it is told how to send a correction, or null
 * @param canonical its own path, or that of the page whose text it shows; null if it is not to be found by searching
 * @param examples its worked examples
 */
public record PageModel(
        String lang,
        String textLang,
        String title,
        String windowTitle,
        String description,
        String body,
        String list,
        List<Link> tabs,
        List<Link> nav,
        List<LanguageLink> languages,
        boolean reviewed,
        String correct,
        String canonical,
        List<ExampleModel> examples) {

    /** A page that is made of messages, which no speaker of a language but English has read. */
    public static PageModel made(
            PageAddress address,
            String title,
            String windowTitle,
            String description,
            PageMenus menus,
            Map<Language, Messages> languages) {
        return new PageModel(
                address.language().tag(),
                null,
                title,
                windowTitle,
                description,
                "",
                "",
                menus.tabs(),
                menus.nav(),
                menus.languages(languages),
                address.language().equals(Language.ENGLISH),
                menus.corrections(),
                PagePaths.path(address),
                List.of());
    }

    /** A page of a heading and some text, in the language of its words. */
    static PageModel plain(
            String lang,
            String title,
            String windowTitle,
            String description,
            String body,
            List<LanguageLink> languages) {
        return new PageModel(
                lang,
                null,
                title,
                windowTitle,
                description,
                body,
                "",
                List.of(),
                List.of(),
                languages,
                true,
                null,
                null,
                List.of());
    }

    /**
     * A link to a page.
     *
     * @param current whether that is the page that is shown
     * @param lang language tag of its text if that is not the page's, or null
     * @param note the same in words, or null
     */
    public record Link(String label, String href, boolean current, String lang, String note) {

        /** To a page in the same language. */
        static Link to(String label, String href) {
            return new Link(label, href, false, null, null);
        }
    }

    /**
     * A link to the same page in another language.
     *
     * @param there whether the page is there in that language, and not only English with words of that language round
     *     it
     * @param note in that language, that the page is in English; null if it is not
     */
    public record LanguageLink(String tag, String ownName, String href, boolean current, boolean there, String note) {}

    /**
     * A worked example.
     *
     * @param textLang language tag of its caption if that is not the page's, or null
     * @param recordingJson its recording
     * @param query the parameters by which it is asked for again
     * @param stops indices of the frames before which a lesson stops
     * @param boards its first, decisive and last board
     * @param longest the longest text that is told of it
     * @param count how the player tells at first where in it the reader is
     */
    public record ExampleModel(
            String id,
            String game,
            String textLang,
            String caption,
            String recordingJson,
            String query,
            List<Integer> stops,
            List<BoardModel> boards,
            String longest,
            String count) {}

    /** A board as a picture, with what it shows. */
    public record BoardModel(int frame, String svg, String caption) {}
}

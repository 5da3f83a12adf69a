package lapbylap.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.web.page.ContentPages;

/** The paths of all pages that there are. */
final class SitePages {
    private SitePages() {}

    /**
     * Those that pages are looked at in, one by one: English and a script that is not Latin, all in the profile full.
     */
    private static final List<Language> LANGUAGES =
            Boolean.getBoolean("full") ? Language.all() : List.of(Language.ENGLISH, new Language("pa"));

    private static List<String> inEveryLanguage;

    /** The pages of the content in every language, those that one lacks and shows in English too. */
    static synchronized List<String> inEveryLanguage() {
        if (inEveryLanguage == null) {
            inEveryLanguage = read();
        }
        return inEveryLanguage;
    }

    /** The pages of the content in the languages that they are looked at in. */
    static List<String> ofContent() {
        return inEveryLanguage().stream()
                .filter(path -> LANGUAGES.stream().anyMatch(language -> path.startsWith("/" + language.tag() + "/")))
                .toList();
    }

    private static List<String> read() {
        try {
            Set<Language> all = Set.copyOf(Language.all());
            Library library = LibraryLoader.load(Bundled.folder("content"), Messages.load(), null);
            return Stream.of(library.addresses(all), ContentPages.made(library, all))
                    .flatMap(Collection::stream)
                    .map(PagePaths::path)
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The pages that tell problems: of a kind of them, and of one that has just been met. */
    static List<String> ofProblems() {
        return List.of("/problems/endless-move", "/en/no-such-page", "/embed/en-dodoi?moves=C,C");
    }

    /** Players for other people's pages. */
    static List<String> ofEmbeds() {
        return List.of("/embed/en-dodoi?moves=C,f,C", "/embed/bao-la-kimasai");
    }

    /** Worksheets, in the languages that pages are looked at in. */
    static List<String> ofWorksheets() {
        return LANGUAGES.stream()
                .flatMap(language -> Stream.of(
                        "/" + language.tag()
                                + "/games/en-dodoi/worksheet?kinds=last-seed,board,ending,most,play-on&number=5",
                        "/" + language.tag() + "/games/bao-la-kimasai/worksheet"))
                .toList();
    }

    /** The exhibit, as it is without a word and with all that can be said of it. */
    static List<String> ofExhibits() {
        return List.of(
                "/kiosk",
                "/kiosk?lang=pa&languages=pa,en&games=en-gehe,bao-la-kimasai&idle=60&sound=on&text=Room%204"
                        + "&orientation=portrait&open=09:00-17:30&hands=one");
    }

    /** The pages for whoever looks after an exhibit. */
    static List<String> ofUpkeep() {
        return LANGUAGES.stream()
                .flatMap(language ->
                        Stream.of("setup", "check", "stats").map(page -> "/kiosk/" + page + "?lang=" + language.tag()))
                .toList();
    }

    /**
     * Whether no other game or lesson has a page of the same kind that is looked at; in the profile full, all count.
     */
    static boolean isOfItsOwnKind(String path) {
        boolean alike = path.matches(".*/(games|lessons)/.+")
                && !path.matches(".*/games/(en-dodoi/.*|bao-la-kimasai/(rules|play))|.*/lessons/(one|first)-.*");
        return Boolean.getBoolean("full") || !alike;
    }

    /** All pages in the languages that they are looked at in. */
    static Stream<String> all() {
        return Stream.of(ofContent(), ofWorksheets(), ofEmbeds(), ofProblems(), ofUpkeep())
                .flatMap(List::stream);
    }
}

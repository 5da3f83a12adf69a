package lapbylap.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lapbylap.content.Bundled;
import lapbylap.content.LibraryLoader;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;

/** The paths of all pages that there are. */
final class SitePages {
    private SitePages() {}

    private static List<String> ofContent;

    /** The pages of the content in all languages, those that one lacks and shows in English too. */
    static synchronized List<String> ofContent() {
        if (ofContent == null) {
            ofContent = read();
        }
        return ofContent;
    }

    /** The same in some languages. */
    static List<String> ofContent(List<Language> languages) {
        return ofContent().stream()
                .filter(path -> languages.stream().anyMatch(language -> path.startsWith("/" + language.tag() + "/")))
                .toList();
    }

    private static List<String> read() {
        try {
            return LibraryLoader.load(Bundled.folder("content"), Messages.load(), null)
                    .addresses(Set.copyOf(Language.all()))
                    .stream()
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

    static Stream<String> all() {
        return all(Language.all());
    }

    /** All pages in some languages, players and problems in English. */
    static Stream<String> all(List<Language> languages) {
        List<String> all = new ArrayList<>(ofContent(languages));
        all.addAll(ofEmbeds());
        all.addAll(ofProblems());
        return all.stream();
    }
}

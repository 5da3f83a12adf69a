package lapbylap.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lapbylap.content.Bundled;
import lapbylap.content.LibraryLoader;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Messages;

/** The paths of all pages that there are. */
final class SitePages {
    private SitePages() {}

    /** The pages of the content. */
    static List<String> ofContent() {
        try {
            return LibraryLoader.load(Bundled.folder("content"), Messages.load(), null).pages().stream()
                    .map(page -> PagePaths.path(page.address()))
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
        List<String> all = new ArrayList<>(ofContent());
        all.addAll(ofEmbeds());
        all.addAll(ofProblems());
        return all.stream();
    }
}

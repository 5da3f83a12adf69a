package lapbylap.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import lapbylap.content.Bundled;
import lapbylap.content.LibraryLoader;
import lapbylap.content.Mistake;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every language that has messages, held against English. */
class BundledTranslationsTest {

    private static TranslationReport report() throws Exception {
        Path folder = Bundled.folder("content");
        return TranslationReport.of(folder, LibraryLoader.load(folder, Messages.load(), null));
    }

    private static String told(List<Mistake> mistakes) {
        return mistakes.stream().map(Mistake::toString).collect(Collectors.joining("\n"));
    }

    @Test
    void whatIsThereIsRight() throws Exception {
        assertEquals("", told(report().mistakes()));
    }

    /** Translations land one by one; run with -Pfull to see that none lacks anything. */
    @Test
    @Tag("full")
    void nothingIsMissing() throws Exception {
        assertEquals("", told(report().gaps()));
    }
}

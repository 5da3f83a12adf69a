package lapbylap.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lapbylap.i18n.Language;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What has changed is read again, with all that depends on it, and nothing else. */
class ReadAgainTest {
    private static final PageAddress HOME = new PageAddress("site", "home", Language.ENGLISH);
    private static final PageAddress HISTORY = PageAddress.ofGame("en-dodoi", "history", Language.ENGLISH);
    private static final PageAddress TRANSLATED = HISTORY.in(new Language("hu"));
    private static final String TRANSLATION =
            ContentFolder.HEAD + "## Itt {#here}\n\n" + ContentFolder.replay("id: one", "caption: y");

    @TempDir
    private Path folder;

    private ContentFolder content;
    private Library before;

    @BeforeEach
    void read() {
        content = new ContentFolder(folder).write(TRANSLATED.file(), TRANSLATION);
        before = content.load();
        assertEquals(List.of(), before.mistakes());
    }

    @Test
    void aPageThatHasChanged() {
        Library after = content.write(HOME.file(), ContentFolder.HEAD + "Another text.\n")
                .load(before);
        assertNotSame(before.page(HOME), after.page(HOME));
        assertTrue(after.page(HOME).parts().get(0).html().contains("Another text."));
        assertSame(before.page(HISTORY), after.page(HISTORY));
        assertSame(before.page(TRANSLATED), after.page(TRANSLATED));
    }

    @Test
    void aTranslationWhoseOriginalHasChanged() {
        String longer = ContentFolder.HEAD + "## Here {#here}\n\n"
                + ContentFolder.replay("id: one", "moves: C,D", "caption: x");
        Library after = content.write(HISTORY.file(), longer).load(before);
        int frames = after.page(HISTORY).examples().get(0).last();
        assertEquals(frames, after.page(TRANSLATED).examples().get(0).last());
        assertSame(before.page(HOME), after.page(HOME));
    }

    @Test
    void aTranslationWhoseOriginalHasGone() throws Exception {
        Files.delete(folder.resolve(HISTORY.file()));
        Library after = content.load(before);
        assertEquals(
                List.of(TRANSLATED.file()),
                after.mistakes().stream().map(Mistake::file).toList());
    }

    @Test
    void allPagesWhereAWordHasChanged() {
        String glossary = "lap:\n  en:\n    term: lap\n    definition: A round.\n";
        Library after = content.write("glossary.yaml", glossary).load(before);
        assertNotSame(before.page(HISTORY), after.page(HISTORY));
        assertTrue(after.page(HOME).parts().get(0).html().contains("A round."));
    }

    @Test
    void aMistakeIsToldForAsLongAsItStands() {
        Library broken = content.write(HOME.file(), "broken").load(before);
        Library still = content.write("site/other.en.md", ContentFolder.HEAD + "Text.\n")
                .load(broken);
        assertEquals(broken.mistakes(), still.mistakes());
        assertSame(before.page(HOME), still.page(HOME));
        Library mended =
                content.write(HOME.file(), ContentFolder.HEAD + "Mended.\n").load(still);
        assertEquals(List.of(), mended.mistakes());
        assertTrue(mended.page(HOME).parts().get(0).html().contains("Mended."));
    }
}

package lapbylap.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.Test;

/** The pages that the program brings along. */
class BundledContentTest {

    @Test
    void haveNoMistakes() throws Exception {
        Library library = LibraryLoader.load(Bundled.folder("content"), Messages.load(), null);
        assertEquals(List.of(), library.mistakes());
        assertFalse(library.pages().isEmpty());
    }
}

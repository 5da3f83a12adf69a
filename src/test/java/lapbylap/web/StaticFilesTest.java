package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaticFilesTest {
    @TempDir
    Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void scriptsAndStyleSheetsAreServedSlimAndTheRestAsItIs() throws IOException {
        write("a.js", "// one\n  two()\n");
        write("b.css", "/* one */\n.a {\n  top: 0;\n}\n");
        write("c.txt", "  // one\n");
        StaticFiles files = new StaticFiles(folder);
        assertEquals("two()\n", text(files, "a.js"));
        assertEquals(".a{top:0}", text(files, "b.css"));
        assertEquals("  // one\n", text(files, "c.txt"));
    }

    @Test
    void thePlayerIsServedWithAllThatItNeedsToStart() throws IOException {
        write("player/start.js", "import {a} from \"./a.js\";\na()\n");
        write("player/a.js", "export const a = () => import(\"./late.js\")\n");
        write("player/late.js", "late()\n");
        StaticFiles files = new StaticFiles(folder);
        assertEquals(
                "let $0=(()=>{let a=()=>import(\"./late.js\")\nreturn{a};})();let $1=(()=>{let{a}=$0;a()\n})();",
                text(files, "player/start.js").strip());
        assertEquals("late()\n", text(files, "player/late.js"));
    }

    @Test
    void aStyleSheetIsServedWithThoseThatItImports() throws IOException {
        write("css/page.css", "/* all */\n@import \"a.css\";\n@import \"b.css\";\n");
        write("css/a.css", ".a {\n  top: 0;\n}\n");
        write("css/b.css", ".b {\n  top: 1px;\n}\n");
        StaticFiles files = new StaticFiles(folder);
        assertEquals(".a{top:0}.b{top:1px}", text(files, "css/page.css").replace("\n", ""));
        assertEquals(".a{top:0}", text(files, "css/a.css"));
        write("css/page.css", "@import \"none.css\";\n");
        StaticFiles broken = new StaticFiles(folder);
        assertEquals(
                "css/page.css imports none.css, which is not there",
                assertThrows(IllegalArgumentException.class, () -> text(broken, "css/page.css"))
                        .getMessage());
    }

    @Test
    void theAddressTellsWhatIsServed() throws IOException {
        write("player/start.js", "import {a} from \"./a.js\";\n");
        write("player/a.js", "export const a = 1;\n");
        String before = new StaticFiles(folder).prefix();
        assertEquals(before, new StaticFiles(folder).prefix());
        write("player/a.js", "export const a = 2;\n");
        assertNotEquals(before, new StaticFiles(folder).prefix());
    }

    @Test
    void onlyFilesThatWereReadCanBeAskedFor() throws IOException {
        write("a.png", "");
        StaticFiles files = new StaticFiles(folder);
        assertArrayEquals(new byte[0], files.at(files.prefix() + "/a.png").bytes(false));
        assertNull(files.at(files.prefix() + "/../a.png"));
        assertNull(files.at("/static/old/a.png"));
    }

    private static String text(StaticFiles files, String name) {
        return new String(files.at(files.prefix() + "/" + name).bytes(false), StandardCharsets.UTF_8);
    }
}

package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
        assertEquals(".a{top:0;}", text(files, "b.css"));
        assertEquals("  // one\n", text(files, "c.txt"));
    }

    @Test
    void modulesAreFoundByWhatTheyImportAtTheirStart() throws IOException {
        write("player/start.js", "import {a} from \"./a.js\";\nconst late = () => import(\"./late.js\");\n");
        write("player/a.js", "import b from \"../other/b.js\";\nimport \"./c.js\";\n// import d from \"./d.js\";\n");
        write("player/c.js", "export {b} from \"../other/b.js\";\n");
        write("player/late.js", "");
        write("other/b.js", "import {\n  c,\n  d,\n} from \"../player/c.js\";\n");
        StaticFiles files = new StaticFiles(folder);
        String prefix = files.prefix();
        assertEquals(
                List.of(
                        prefix + "/player/start.js",
                        prefix + "/player/a.js",
                        prefix + "/other/b.js",
                        prefix + "/player/c.js"),
                files.modules("player/start.js"));
    }

    @Test
    void aModuleThatIsNotThereIsNamed() throws IOException {
        write("start.js", "import {a} from \"./gone.js\";\n");
        StaticFiles files = new StaticFiles(folder);
        var missing = assertThrows(IllegalStateException.class, () -> files.modules("start.js"));
        assertEquals("there is no module gone.js", missing.getMessage());
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

package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinedTest {
    @Test
    void whatIsImportedComesFirstAndOnce() {
        String joined = Joined.of(
                "p/start.js",
                Map.of(
                        "p/start.js",
                                "import {a} from \"./a.js\";\nimport {\n  b as c,\n} from \"../q/b.js\";\na(c);\n",
                        "p/a.js", "import {b} from \"../q/b.js\";\nexport function a() {\n  return b;\n}\n",
                        "q/b.js", "export const b = 1;\n"));
        assertEquals("""
                const $0 = (() => {
                const b = 1;
                return {b};
                })();
                const $1 = (() => {
                const {b} = $0;
                function a() {
                  return b;
                }
                return {a};
                })();
                const $2 = (() => {
                const {a} = $1;
                const {
                  b: c,
                } = $0;
                a(c);
                })();
                """, joined);
    }

    @Test
    void exportsOfEveryFormInUse() {
        String joined = Joined.of(
                "start.js",
                Map.of(
                        "start.js", "import a from \"./a.js\";\n",
                        "a.js", "export default [\n  1,\n];\nexport async function b() {}\nexport class C {}\n"));
        assertTrue(joined.contains("const $default = [\n  1,\n];\nasync function b() {}\nclass C {}\n"), joined);
        assertTrue(joined.contains("return {default: $default, b, C};"), joined);
        assertTrue(joined.contains("const {default: a} = $0;"), joined);
    }

    @Test
    void aWholeModuleUnderOneName() {
        String start = "import * as a from \"./a.js\";\nawait a.b();\n";
        String joined = Joined.of("start.js", Map.of("start.js", start, "a.js", "export const b = 1;\n"));
        assertTrue(joined.contains("const a = $0;"), joined);
        assertTrue(joined.contains("const $1 = await (async () => {"), "one that waits is waited for: " + joined);
    }

    @Test
    void whatIsImportedLaterStaysAModuleOfItsOwn() {
        String late = "const late = () => import(\"./late.js\");\n";
        assertEquals("const $0 = (() => {\n" + late + "})();\n", Joined.of("p/start.js", Map.of("p/start.js", late)));
        String start = "import {a} from \"../q/a.js\";\n";
        String joined = Joined.of("p/start.js", Map.of("p/start.js", start, "q/a.js", late));
        assertTrue(joined.contains("import(\"../q/late.js\")"), "it is looked for beside its own module: " + joined);
        Map<String, String> unknown = Map.of("p/start.js", start, "q/a.js", "import(name);\n");
        assertThrows(IllegalArgumentException.class, () -> Joined.of("p/start.js", unknown));
    }

    @Test
    void aListOfExportsIsHandedOut() {
        String joined = Joined.of("start.js", Map.of("start.js", "const a = 1, b = 2;\nexport {a as c, b};\n"));
        assertTrue(joined.contains("return {c: a, b};"), joined);
    }

    @Test
    void wholeItIsNoModuleAndLacksNothing() {
        String joined = Joined.whole(
                "p/start.js",
                Map.of(
                        "p/start.js", "import(\"./late.js\");\n",
                        "p/late.js", "export const at = import.meta.url;\n"));
        assertTrue(joined.contains("Promise.resolve($0)"), joined);
        assertTrue(joined.contains("const at = $here;"), joined);
    }

    @Test
    void wholeItRefusesWhatItCannotFind() {
        Map<String, String> sources = Map.of("p/start.js", "import(name);\n");
        assertThrows(IllegalArgumentException.class, () -> Joined.whole("p/start.js", sources));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import \"./a.js\";\n",
                "import {a} from './a.js';\n",
                "import {a} from \"a\";\n",
                "export {a} from \"./a.js\";\n",
                "export * from \"./a.js\";\n",
                "  import {a} from \"./a.js\";\n",
                "a(import.meta.url);\n",
                "import {a} from \"./gone.js\";\n",
                "import {a} from \"./start.js\";\n"
            })
    void otherFormsAreRefused(String source) {
        assertThrows(
                IllegalArgumentException.class,
                () -> Joined.of("start.js", Map.of("start.js", source, "a.js", "export const a = 1;\n")));
    }
}

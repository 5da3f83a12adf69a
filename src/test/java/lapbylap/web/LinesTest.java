package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LinesTest {
    private static String fewer(String text) {
        return Lines.fewer("some.js", text);
    }

    @Test
    void indentationAndEmptyLinesGo() {
        assertEquals("if (a) {\nb();\n}\n", fewer("if (a) {\n    b();\n\n\t}\n"));
        assertEquals(".a {\ncolor: red;\n}\n", fewer(".a {\n  color: red;\n}\n"));
    }

    @Test
    void linesThatAreCommentsGo() {
        assertEquals("a();\nb();\n", fewer("/** One. */\na();\n  // two\nb();\n"));
        assertEquals("a();\n", fewer("/**\n * One, a * b / c.\n *\n * **Two**\n **/\na();\n"));
        assertEquals("a();\n", fewer("a();\n// the last line"));
    }

    @Test
    void commentsBesideCodeStay() {
        assertEquals("a(); // one\n", fewer("a(); // one\n"));
        assertEquals("/* one */ a();\nb(); /* two */\n", fewer("/* one */ a();\nb(); /* two */\n"));
    }

    @Test
    void whatOnlyLooksLikeACommentStays() {
        assertEquals("a(\"// no\");\nb('/*');\nc(\"*/\");\n", fewer("a(\"// no\");\nb('/*');\nc(\"*/\");\n"));
        assertEquals("x = `a  b`;\n", fewer("  x = `a  b`;\n"));
    }

    @Test
    void aTemplateLiteralOverTwoLinesIsRefused() {
        var refused = assertThrows(IllegalArgumentException.class, () -> fewer("a();\nx = `one\n  two`;\n"));
        assertEquals(
                "some.js:2: a template literal goes on in the next line; end it in this one", refused.getMessage());
    }
}

package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SlimTest {
    private static String script(String text) {
        return Slim.script("some.js", text);
    }

    @Test
    void commentLinesIndentationAndEmptyLinesGo() {
        assertEquals("if(a)b()\nelse c()\n", script("if (a) b()\n\n    else c()\n"));
        assertEquals("a()\nb()\n", script("/** One. */\na()\n  // two\nb()\n"));
        assertEquals("a()\n", script("/**\n * One, a * b / c.\n *\n * **Two**\n **/\na()\n"));
        assertEquals("a()\n", script("a()\n// the last line"));
        assertEquals(".a{top:0;left:0}", Slim.style("/* One,\n   two. */\n.a {\n  top: 0;\n  left: 0;\n}\n"));
    }

    @Test
    void commentsBesideCodeStayAndEndTheLine() {
        assertEquals("a(); // one;\nb()\n", script("a(); // one;\nb()\n"));
        assertEquals("/* one */ a()\nb() /* two */\n", script("/* one */ a()\nb() /* two */\n"));
    }

    @Test
    void spacesBesidePunctuationGo() {
        assertEquals("let{a,b}=c?d:[1,2]\n", script("const { a, b } = c ? d : [1, 2]\n"));
        assertEquals("return a in b&&c<=d\n", script("return a in b && c <= d\n"));
        assertEquals("x=a - -b + +c\n", script("x = a - -b + +c\n"));
        assertEquals("x=a-b+c/d%2;y+=1\n", script("x = a - b + c / d % 2; y += 1\n"));
        assertEquals("x=a++ + b\n", script("x = a++ + b\n"));
    }

    @Test
    void stringsAndWhateverMayBeOneStay() {
        assertEquals("a(\"b, c : d\",e)\n", script("a(\"b, c : d\", e)\n"));
        assertEquals("a(`b, c + d`)\n", script("  a( `b, c + d` )\n"));
        assertEquals("a( `b, ${c ? `d, e` : f}` )\n", script("a( `b, ${c ? `d, e` : f}` )\n"));
        assertEquals("a(\"const b\")\n", script("a(\"const b\")\n"));
        assertEquals("a(b / c, /d, e/)\n", script("a(b / c, /d, e/)\n"));
        assertEquals("a(/b, c = d/)\n", script("a(/b, c = d/)\n"));
        assertEquals("a('b, c')\n", script("a('b, c')\n"));
        assertEquals("a(\"b \\\", c\")\n", script("a(\"b \\\", c\")\n"));
        assertEquals("a(\"// no\")\nb('/*')\nc(\"*/\")\n", script("a(\"// no\")\nb('/*')\nc(\"*/\")\n"));
    }

    @Test
    void whereNothingIsWrittenTwiceAShorterWordDoes() {
        assertEquals("for(let a of b)c(a.const)\n", script("for (const a of b) c(a.const)\n"));
    }

    @Test
    void theLastCommaOfAListGoes() {
        assertEquals("x={a,b};y=[,c]\n", script("x = {a, b,}; y = [, c,]\n"));
    }

    @Test
    void linesAreJoinedWhereTheyCannotMeanAnEnd() {
        assertEquals("f({a,b,});g()\n", script("f({\n  a,\n  b,\n});\ng()\n"));
        assertEquals("let f=()=>{a()\n}\n[b]=c\n", script("const f = () => {\n  a()\n}\n[b] = c\n"));
    }

    @Test
    void spacesThatMeanSomethingInStylesStay() {
        String style = ".a :is(b) > .c .d::before{width:calc(1px + 2% - 3px);content:\"a : {\"}";
        assertEquals(
                style.replace(" > ", ">").replace("content:", "content: "),
                Slim.style(".a :is(b) > .c .d::before {\n  width: calc(1px + 2% - 3px);\n  content: \"a : {\";\n}\n"));
        assertEquals(
                "@media (min-width:1px) and (max-width:2px){.a,.b{}}",
                Slim.style("@media (min-width: 1px) and (max-width: 2px) {\n  .a,\n  .b {\n  }\n}\n"));
    }

    @Test
    void aTemplateLiteralOverTwoLinesIsRefused() {
        var refused = assertThrows(IllegalArgumentException.class, () -> script("a();\nx = `one\n  two`;\n"));
        assertEquals(
                "some.js:2: a template literal goes on in the next line; end it in this one", refused.getMessage());
    }
}

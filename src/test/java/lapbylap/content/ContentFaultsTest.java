package lapbylap.content;

import static lapbylap.content.ContentFolder.HEAD;
import static lapbylap.content.ContentFolder.replay;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import lapbylap.i18n.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake in the content names its file and line and what would do, and harms no other page. */
class ContentFaultsTest {
    private static final String PAGE = "site/about.en.md";
    private static final String RULES = "games/en-dodoi/rules.en.md";

    @TempDir
    Path folder;

    private static Arguments page(String body, String mistake) {
        return Arguments.of(PAGE, HEAD + body, PAGE + mistake);
    }

    private static Arguments example(String mistake, String... lines) {
        return page(replay(lines), mistake);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(PAGE, "Text only.\n", PAGE + ":1: no front matter, begin with"),
                Arguments.of(
                        PAGE, "---\ntitle: T\nreviewed: yes\n---\n", PAGE + ":2: no description in the front matter"),
                Arguments.of(
                        PAGE,
                        "---\ntitle: T: U\ndescription: D\nreviewed: yes\n---\n",
                        PAGE + ":2: this cannot be read"),
                Arguments.of(
                        PAGE,
                        "---\ntitle: T\ndescription: D\nreviewed: maybe\n---\n",
                        PAGE + ":4: reviewed is \"maybe\""),
                Arguments.of(
                        PAGE,
                        "---\ntitle: T\ndescription: D\nreviewed: yes\nauthor: X\n---\n",
                        PAGE + ":5: unknown key \"author\""),
                Arguments.of(
                        PAGE,
                        "---\ntitle: T\ntitle: U\ndescription: D\nreviewed: yes\n---\n",
                        PAGE + ":3: this cannot be read"),
                Arguments.of(
                        "games/en-dodio/history.en.md",
                        HEAD + "Text.\n",
                        "games/en-dodio/history.en.md:1: no game is called \"en-dodio\", use one of en-dodoi, "),
                page("Text <b>bold</b>.\n", ":7: HTML \"<b>\" in the text"),
                page("<script>alert(1)</script>\n", ":7: HTML \"<script>alert(1)</script>\""),
                page("Text.\n\n[x](javascript:alert(1))\n", ":9: the link \"javascript:alert(1)\" leads nowhere"),
                page("[x](//example.org/)\n", ":7: the link \"//example.org/\" leads nowhere"),
                page("[x](/en/games/en-dodoi/nothing)\n", ":7: the link \"/en/games/en-dodoi/nothing\" leads nowhere"),
                page("[x](/en/games/en-dodoi/#there)\n", ":7: the link \"/en/games/en-dodoi/#there\" leads nowhere"),
                page("[x](/en/games/en-dodoi/#one.99)\n", ":7: the link \"/en/games/en-dodoi/#one.99\" leads nowhere"),
                page("![x](https://example.org/a.png)\n", ":7: a picture in the text"),
                page("Claim. {.certain}\n", ":7: unknown attribute \".certain\""),
                page("Claim. {.contested}\n", ":7: the marks [contested] do not say once"),
                page("Word*x*{onclick=alert(1)} y\n", ":7: unknown attribute \"onclick=alert(1)\""),
                page("## A {#a}\n\n## B {#a}\n", ":9: two places are called \"#a\""),
                page("Claim [@nobody-1900].\n", ":7: there is no source \"nobody-1900\""),
                page("Claim [@book-1904].\n", ":7: \"book-1904\" was not read and is cited without \"via\""),
                page("Claim [@wiki via @book-1904].\n", ":7: \"book-1904\" was not read, so nothing is known via it"),
                page("Claim [@book-1904 through @wiki].\n", ":7: [@book-1904 through @wiki] is no citation"),
                page("A piece of circuitry.\n", ":7: \"circuitry\" must not stand for lap, write \"lap\""),
                example(":8: the example has no id", "moves: C", "caption: x"),
                example(":8: example a has no caption", "id: a", "game: en-dodoi"),
                example(
                        ":10: unknown key \"speed\" in a replay block",
                        "id: a",
                        "game: en-dodoi",
                        "speed: 3",
                        "caption: x"),
                example(":9: \"nim\" is no game that can be played", "id: a", "game: nim", "caption: x"),
                example(
                        ":10: the rules do not allow this example",
                        "id: a",
                        "game: en-dodoi",
                        "moves: C,C",
                        "caption: x"),
                example(
                        ":10: the rules do not allow this example",
                        "id: a",
                        "game: en-dodoi",
                        "options: pits=99",
                        "caption: x"),
                example(
                        ":10: the rules do not allow this example",
                        "id: a",
                        "game: en-dodoi",
                        "position: 4-4",
                        "caption: x"),
                example(":10: the rules allow move C here", "id: a", "game: en-dodoi", "refused: C", "caption: x"),
                example(":10: there are no frames 3-99", "id: a", "game: en-dodoi", "frames: 3-99", "caption: x"),
                example(":10: frames \"few\" is no range", "id: a", "game: en-dodoi", "frames: few", "caption: x"),
                example(":10: frame 7 is not shown", "id: a", "game: en-dodoi", "decisive: 7", "caption: x"),
                page(
                        replay("id: a", "game: en-dodoi", "caption: x") + "\n"
                                + replay("id: a", "game: en-dodoi", "caption: x"),
                        ":14: two examples are called \"a\""),
                Arguments.of("site/About Us.en.md", HEAD, "site/About Us.en.md:1: no page is called"),
                Arguments.of(
                        RULES,
                        HEAD + "### Tea {#tea}\n\nDrink it.\n",
                        RULES + ":7: no clause of En Dodoi is called \"tea\""),
                Arguments.of(
                        RULES,
                        HEAD + "### Lift {#lift}\n\nLift. {.modern}\n",
                        RULES + ":9: the rule of section lift is marked [modern]"),
                Arguments.of(
                        RULES,
                        HEAD + "### Lift {#lift}\n\nLift. {.documented}\n",
                        RULES + ":6: the sections are [lift]"),
                Arguments.of(
                        "sources.yaml",
                        "wiki:\n  text: A wiki.\n  mark: skimmed\n",
                        "sources.yaml:3: source wiki has the mark \"skimmed\""),
                Arguments.of("sources.yaml", "wiki:\n  mark: part\n", "sources.yaml:1: source wiki has no text"),
                Arguments.of(
                        "sources.yaml",
                        "wiki:\n  text: W\n  mark: part\n  date: 3\n",
                        "sources.yaml:4: unknown key \"date\""),
                Arguments.of(
                        "glossary.yaml",
                        "lap:\n  en:\n    term: lap\n",
                        "glossary.yaml:2: entry lap is half written in en"),
                Arguments.of("glossary.yaml", "lap:\n  xx:\n    term: lap\n", "glossary.yaml:2: unknown key \"xx\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void theMistakeIsToldByFileAndLine(String file, String text, String mistake) {
        ContentFolder content = new ContentFolder(folder).write(file, text);
        assertTrue(
                content.mistakes().stream().anyMatch(found -> found.startsWith(mistake)),
                () -> mistake + "… is not among " + content.mistakes());
        assertNotNull(content.load().page(new PageAddress("site", "home", Language.ENGLISH)), "another page suffers");
        content.mistakes().forEach(found -> assertTrue(found.matches("(?s).+:\\d+: .+, .+"), found));
    }

    @Test
    void whatIsNotUtf8IsToldByLine() {
        byte[] text = (HEAD + "line 7\nline 8 \u00e4\n").getBytes(StandardCharsets.ISO_8859_1);
        ContentFolder content = new ContentFolder(folder).write(PAGE, text);
        assertEquals(
                PAGE + ":8: the file is not in UTF-8, save it in that encoding",
                content.mistakes().get(0));
    }

    @Test
    void aFolderWithoutMistakesHasNone() {
        assertEquals(java.util.List.of(), new ContentFolder(folder).mistakes());
    }

    @Test
    void aBrokenPageIsShownAsItWasBefore() {
        ContentFolder content = new ContentFolder(folder);
        PageAddress home = new PageAddress("site", "home", Language.ENGLISH);
        Library before = content.load();
        Library after = content.write("site/home.en.md", "broken").load(before);
        assertEquals(before.page(home), after.page(home));
        assertEquals(1, after.mistakes("site/home.en.md").size());
        assertNull(content.load().page(home), "without an earlier version there is none to show");
    }
}

package lapbylap.content;

import static lapbylap.content.ContentFolder.replay;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lapbylap.i18n.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Mistakes in lessons: their sections, their minutes, the frames at which they stop, and their questions. */
class LessonFaultsTest {
    private static final String FILE = "lessons/count.en.md";
    private static final String SWAHILI = "lessons/count.sw.md";
    private static final String LESSON = """
            ---
            title: T
            description: D
            reviewed: yes
            age: 8-10
            minutes: 40
            ---

            ## Aims

            ## What you need

            ## Steps

            ### Look {minutes=15}

            ```replay
            id: first
            game: en-dodoi
            moves: C
            stops: 1, 3
            caption: x
            ```

            ```question
            ask: Where does the *last* one fall?
            answer: In a. A lap ends there. [@wiki] {.documented}
            frame: first.3
            ```

            ### Play {minutes=25}

            ## Easier and harder

            ## After the lesson

            [A sheet](/en/games/en-dodoi/worksheet?kinds=board&seed=4) and [more](/en/lessons/).
            """;
    private static final String TRANSLATED = LESSON.replace("game: en-dodoi\nmoves: C\nstops: 1, 3\n", "")
            .replace("frame: first.3\n", "")
            .replace("A lap ends", "Mwisho");

    @TempDir
    Path folder;

    private static Arguments english(String from, String to, String mistake) {
        assertTrue(LESSON.contains(from), from);
        return Arguments.of(FILE, LESSON.replace(from, to), mistake);
    }

    private static Arguments swahili(String from, String to, String mistake) {
        assertTrue(TRANSLATED.contains(from), from);
        return Arguments.of(SWAHILI, TRANSLATED.replace(from, to), mistake);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                english("age: 8-10", "age: young", ":5: the age is \"young\", write it such as age: 8-10"),
                english("## Aims\n", "## Goals\n", ":8: the sections are [Goals, What you need, Steps"),
                english("=25", "=20", ":13: the steps take 35 minutes, the lesson 40, let them be the same"),
                english("Look {minutes=15}", "Look", ":15: the step \"Look\" has no minutes, add {minutes=5}"),
                english("minutes=15}", "minutes=soon}", ":15: unknown attribute \"minutes=soon\""),
                english("## Aims\n", "## Aims\n\n### All {minutes=5}\n", ":11: minutes outside of the steps"),
                english("stops: 1, 3", "stops: 3, 1", ":21: stops \"3, 1\" are no frames in order, choose some of 1-"),
                english("stops: 1, 3", "stops: 0", ":21: stops \"0\" are no frames in order"),
                english("stops: 1, 3", "stops: 1, 99", ":21: stops \"1, 99\" are no frames in order"),
                english("frame: first.3", "frame: 3", ":26: \"3\" is no frame, write it such as frame: relay-far.7"),
                english("first.3", "first.2", ":26: no example stops before frame first.2, add 2 to the stops of"),
                english("first.3", "second.3", ":26: no example stops before frame second.3"),
                english("answer: In", "reply: In", ":27: unknown key \"reply\" in a question, use ask, answer or"),
                english("ask: Where", "ask: Where\nask: Where", ":27: key \"ask\" stands twice"),
                english("*last*", "<b>last</b>", ":26: HTML \"<b>\" in the text"),
                english("[@wiki]", "[@nobody]", ":27: there is no source \"nobody\""),
                english("/en/lessons/)", "/en/lessons/other)", ":37: the link \"/en/lessons/other\" leads nowhere"),
                english("en-dodoi/worksheet?", "enkeshui/worksheet?", ":37: the link \"/en/games/enkeshui/worksheet"),
                swahili("minutes: 40", "minutes: 45", ":13: the steps take 40 minutes, the lesson 45"),
                swahili("age: 8-10", "age: 9-10", ":1: age 9-10 and minutes 40 are not those of the English page"),
                swahili("## Aims\n", "", ":8: the sections are [What you need"),
                swahili(
                        "```question",
                        "```question\nask: Ngapi?\nanswer: 48.\n```\n\n```question",
                        ":1: the questions are [first.3, -], translate all of the English page, in order: [first.3]"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void theMistakeIsToldByFileAndLine(String file, String text, String mistake) {
        ContentFolder content = new ContentFolder(folder).write(FILE, LESSON).write(file, text);
        assertTrue(
                content.mistakes().stream().anyMatch(found -> found.startsWith(file + mistake)),
                () -> mistake + "… is not among " + content.mistakes());
    }

    @Test
    void aLessonWithoutMistakesHasItsQuestions() {
        ContentFolder content = new ContentFolder(folder).write(FILE, LESSON).write(SWAHILI, TRANSLATED);
        assertEquals(List.of(), content.mistakes());
        for (Language language : List.of(Language.ENGLISH, new Language("sw"))) {
            Page page = content.load().page(new PageAddress("lessons", "count", language));
            assertEquals(List.of(1, 3), page.examples().get(0).stops());
            assertEquals("first", page.questions().get(0).example());
            assertEquals(3, page.questions().get(0).frame());
            assertTrue(
                    page.parts().stream()
                            .anyMatch(part -> part.html() != null
                                    && part.html()
                                            .contains("<summary>Where does the <em>last</em> one fall?</summary>")),
                    "folded away");
        }
    }

    @Test
    void aPageThatIsNoLessonHasNoMinutes() {
        ContentFolder content = new ContentFolder(folder)
                .write(
                        "site/about.en.md",
                        ContentFolder.HEAD + "### A {minutes=5}\n\n" + replay("id: a", "caption: x"));
        assertTrue(
                content.mistakes()
                        .contains("site/about.en.md:7: unknown attribute \"minutes=5\", "
                                + "use #id, .documented, .inferred, .modern, .contested or lang=mas"),
                () -> content.mistakes().toString());
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** A lesson on a projector, driven as a teacher does: by a clicker, which sends keys, or by a finger. */
class ProjectIT {
    private static final String LESSON = "/en/lessons/count-the-seeds";
    private static final String FIRST = "South lifts the four seeds of F. In which pit does the last one fall?";

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void still() {
        Emulation.reset(browser);
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        browser.get("about:blank");
    }

    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    private void press(CharSequence key) {
        new Actions(browser).sendKeys(key).perform();
    }

    private <T> void await(String what, T expected, Supplier<T> actual) {
        Patience.await(browser, what, expected, actual);
    }

    /** What the class sees: the kind of the slide, and where the lesson is. */
    private String slide() {
        return one(".player").getDomAttribute("data-slide") + ", "
                + one(".project-place").getText();
    }

    private String asked() {
        return one(".project-asked").getText();
    }

    private String answer() {
        return one(".project-answer").getText();
    }

    private void project(String path) {
        browser.get(TestSite.url(path + "?mode=project"));
        await("the first question", "ask", () -> one(".player").getDomAttribute("data-slide"));
    }

    @Test
    void fromTheFirstPageThroughALessonWithAClickerAlone() {
        browser.get(TestSite.url("/en/"));
        one(".home-lessons").click();
        browser.findElement(By.linkText("Count the seeds")).click();
        assertFalse(one(".question p").isDisplayed(), "the answers are folded away");
        one(".lesson-buttons [data-do=project]").click();
        await("the first slide", "ask, Example 1 of 3", this::slide);
        assertEquals(FIRST, asked());
        assertEquals("", answer());
        assertEquals("body", browser.switchTo().activeElement().getTagName());
        press(Keys.PAGE_DOWN);
        await("the answer", "answer, Example 1 of 3", this::slide);
        assertTrue(answer().startsWith("In d."), answer());
        assertEquals(
                List.of(2, 0, 0, 0, 2, 0, 1, 1, 2, 1, 2, 1),
                Shown.afterDrawing(browser).counts());

        press("b");
        assertTrue(one(".project-black").isDisplayed());
        press(Keys.PAGE_DOWN);
        assertFalse(one(".project-black").isDisplayed());
        assertEquals("answer, Example 1 of 3", slide(), "the press only ended the black");
        press(".");
        press(".");
        assertFalse(one(".project-black").isDisplayed());

        press(Keys.PAGE_DOWN);
        await("the next example", "ask, Example 2 of 3", this::slide);
        press(Keys.PAGE_UP);
        await("back", "answer, Example 1 of 3", this::slide);
        press(Keys.PAGE_UP);
        await("back to the question", "ask, Example 1 of 3", this::slide);
        assertEquals("", answer());

        List<String> questions = new ArrayList<>(List.of(asked()));
        while (!slide().startsWith("end")) {
            String before = slide() + asked() + answer();
            press(Keys.ARROW_RIGHT);
            await("another slide", false, () -> before.equals(slide() + asked() + answer()));
            if (slide().startsWith("ask")) {
                questions.add(asked());
            }
        }
        List<String> onPage = browser.findElements(By.cssSelector(".question[data-frame] summary")).stream()
                .map(summary -> summary.getDomProperty("textContent"))
                .toList();
        assertEquals(onPage, questions);
        assertTrue(
                asked().equals("That was the last board.") && !one(".board-box").isDisplayed());
        press(Keys.ESCAPE);
        await("the lesson", TestSite.url(LESSON) + "#count-capture", browser::getCurrentUrl);
        assertTrue(one(".article p").isDisplayed());
    }

    @Test
    void seedsFallOneByOneAndAPressFinishesThem() {
        Emulation.reset(browser);
        project(LESSON);
        press(" ");
        await("seeds are on their way", "moving, Example 1 of 3", this::slide);
        assertEquals(FIRST, asked());
        assertEquals("", answer());
        press(" ");
        await("the answer", "answer, Example 1 of 3", this::slide);
        assertTrue(answer().startsWith("In d."), answer());
        await("the address", TestSite.url(LESSON) + "?mode=project#count-one-lap.1", browser::getCurrentUrl);
        browser.navigate().refresh();
        await("the same place after loading again", "answer, Example 1 of 3", this::slide);
    }

    @Test
    void byFingerInSwahili() {
        Emulation.window(browser, 390, 844);
        project("/sw/lessons/count-the-seeds");
        Finger finger = new Finger(browser);
        finger.tap(one(".board-box"));
        await("the answer", "answer, Mfano 1 kati ya 3", this::slide);
        finger.tap(one("[data-project=back]"));
        await("back", "ask, Mfano 1 kati ya 3", this::slide);
        finger.tap(one("[data-project=black]:not(.project-black)"));
        assertTrue(one(".project-black").isDisplayed());
        finger.tap(one(".project-black"));
        assertFalse(one(".project-black").isDisplayed());
        finger.tap(one("[data-project=leave]"));
        await("the lesson", TestSite.url("/sw/lessons/count-the-seeds") + "#count-one-lap", browser::getCurrentUrl);
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 720, /en/lessons/one-game-many-rules",
        "1920, 1080, /sw/lessons/where-will-it-end",
        "390, 844, /sw/lessons/one-game-many-rules"
    })
    void everythingFitsAndKeepsTheRulesOfAxe(int width, int height, String path) {
        Emulation.window(browser, width, height);
        project(path);
        Axe.check(browser);
        while (!slide().startsWith("end")) {
            String before = slide() + asked() + answer();
            fits();
            press(Keys.PAGE_DOWN);
            await("another slide", false, () -> before.equals(slide() + asked() + answer()));
        }
        fits();
        Axe.checkEverywhere(browser, width, height);
    }

    private void fits() {
        Object over = browser.executeScript("""
                const words = document.querySelector('.project-words');
                const root = document.documentElement;
                return [root.scrollWidth > innerWidth && 'too wide', root.scrollHeight > innerHeight && 'too high',
                  words.scrollHeight > words.clientHeight && 'too many words'].filter(Boolean);
                """);
        assertEquals(List.of(), over, slide() + " " + asked() + " " + answer());
    }
}

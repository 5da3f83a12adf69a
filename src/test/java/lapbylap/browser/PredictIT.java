package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** Foretelling how laps end, by mouse, keyboard and finger. */
class PredictIT {
    private static final List<String> ENDS = List.of("relay", "capture", "stop");

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private PlayerPage open(int width, int height, int frame) {
        Emulation.window(browser, width, height);
        return PlayerPage.open(browser, "speed=4", frame);
    }

    private WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    private WebElement pit(String name) {
        return one(".predict-pits [data-pit='" + name + "']");
    }

    private WebElement end(String id) {
        return browser.findElements(By.cssSelector(".predict-ends button")).get(ENDS.indexOf(id));
    }

    /** Whether it asks for a pit, for an end, lets seeds move, or tells how it came out. */
    private String now() {
        List<WebElement> panels = browser.findElements(By.cssSelector(".predict"));
        return panels.isEmpty() ? "" : panels.get(0).getDomAttribute("data-now");
    }

    private void await(PlayerPage page, String now) {
        page.await("the panel", now, this::now);
    }

    private static String name(PlayerPage page, int pit) {
        return page.game().recording().at("/layout/pits/" + pit + "/name").textValue();
    }

    /** The pit in which the lap of a frame ends. */
    private static String last(PlayerPage page, int frame) {
        JsonNode path = page.game().frame(frame).get("path");
        return name(page, path.get(path.size() - 1).intValue());
    }

    /** The next lap after a frame. */
    private static int nextLap(PlayerPage page, int frame) {
        int next = frame + 1;
        while (page.game().seeds(next) == 0) {
            next++;
        }
        return next;
    }

    private String seen() {
        return one(".player").getText();
    }

    private String score() {
        return one(".predict-score").getText();
    }

    private String verdict() {
        return one(".predict-verdict").getText();
    }

    @Test
    void byMouseThePitThenTheNextOne() {
        PlayerPage page = open(1280, 900, 0);
        PlayerMenu.open(browser, "predict");
        await(page, "pit");
        page.awaitFrame(0);
        String told = page.game().frame(1).get("text").textValue();
        assertTrue(
                seen().contains("Turn 1, lap 1: South lifts all from "
                        + name(page, page.game().frame(1).get("lifted").intValue())),
                seen());
        assertFalse(browser.getPageSource().contains(">" + told + "<"), "the answer is not told yet");
        assertFalse(one(".scrubber").isDisplayed(), "the line ahead would tell");
        pit(last(page, 1)).click();
        await(page, "told");
        page.awaitFrame(1);
        assertEquals("Right!", verdict());
        assertTrue(seen().contains(told), seen());
        assertEquals("Right so far: 1 of 1", score());
        assertEquals(
                1, browser.findElements(By.cssSelector(".predict-pits .judge")).size());

        one(".predict-next").click();
        await(page, "pit");
        int next = nextLap(page, 1);
        page.awaitFrame(next - 1);
        String wrong = last(page, next).equals("A") ? "B" : "A";
        pit(wrong).click();
        await(page, "told");
        page.awaitFrame(next);
        assertEquals("Not this time.", verdict());
        assertEquals("Right so far: 1 of 2", score());

        one(".predict-done").click();
        await(page, "");
        assertTrue(seen().contains(page.game().frame(next).get("text").textValue()), seen());
        assertTrue(one(".scrubber").isDisplayed());
        assertEquals(one(".in-row[data-open=predict]"), browser.switchTo().activeElement());
        page.click("forward");
        page.awaitFrame(next + 1);

        PlayerMenu.open(browser, "predict");
        await(page, "pit");
        assertEquals("Right so far: 1 of 2", score());
    }

    private void press(CharSequence... keys) {
        new Actions(browser).sendKeys(keys).perform();
    }

    private String focusedPit() {
        return browser.switchTo().activeElement().getDomAttribute("data-pit");
    }

    @Test
    void byKeyboard() {
        PlayerPage page = open(1280, 700, 0);
        PlayerMenu.summary(browser).sendKeys(Keys.ENTER, Keys.TAB);
        press(Keys.ENTER);
        await(page, "pit");
        page.await("a pit has the focus", true, () -> focusedPit() != null);
        Object before = browser.executeScript("return scrollY");
        while (!"A".equals(focusedPit())) {
            press(Character.isLowerCase(focusedPit().charAt(0)) ? Keys.ARROW_DOWN : Keys.ARROW_LEFT);
        }
        press(Keys.ARROW_UP);
        assertEquals("f", focusedPit());
        press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertEquals("e", focusedPit());
        assertEquals("e, North: 4", browser.switchTo().activeElement().getAccessibleName());
        press(Keys.PAGE_DOWN, Keys.END);
        page.awaitFrame(0);
        press(Keys.HOME);
        browser.executeScript("scrollTo({top: arguments[0], behavior: 'instant'})", before);
        String goal = last(page, 1);
        if (Character.isUpperCase(goal.charAt(0))) {
            press(Keys.ARROW_DOWN);
        }
        for (int steps = 0; steps < 6 && !goal.equals(focusedPit()); steps++) {
            press(Keys.ARROW_RIGHT);
        }
        for (int steps = 0; steps < 6 && !goal.equals(focusedPit()); steps++) {
            press(Keys.ARROW_LEFT);
        }
        assertEquals(goal, focusedPit());
        press(Keys.ENTER);
        await(page, "told");
        assertTrue(announced().startsWith("Right! "), announced());
        assertTrue(announced().endsWith(score()), announced());
        press(Keys.ENTER);
        await(page, "pit");
        press(Keys.ESCAPE);
        await(page, "");
        assertEquals(PlayerMenu.summary(browser), browser.switchTo().activeElement());
        int frame = nextLap(page, 1) - 1;
        page.awaitFrame(frame);
        press(Keys.ARROW_RIGHT);
        page.awaitFrame(frame + 1);
    }

    private String announced() {
        return (String) browser.executeScript("return document.querySelector('.predict [aria-live]').textContent");
    }

    @Test
    void byFingerBothInTurn() {
        PlayerPage page = open(390, 844, 0);
        Finger finger = new Finger(browser);
        finger.tap(PlayerMenu.find(browser, "[data-open=predict]"));
        await(page, "pit");
        finger.tap(one(".predict label:has([value=both])"));
        finger.tap(pit("C"));
        await(page, "ends");
        assertEquals(
                0L, (long) browser.executeScript("return document.querySelectorAll('.predict-pits .judge').length"));
        finger.tap(pit(last(page, 1)));
        await(page, "ends");
        page.awaitFrame(0);
        finger.tap(end(page.game().frame(1).get("ends").textValue()));
        await(page, "told");
        page.awaitFrame(1);
        assertEquals("Right!", verdict());
        assertTrue(score().endsWith(" of 2") || score().startsWith("Right so far:"), score());
        assertEquals(
                1, browser.findElements(By.cssSelector(".predict-ends .judge")).size());
        assertTrue((boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"));
        for (WebElement button : browser.findElements(By.cssSelector(".predict button, .predict label"))) {
            if (button.isDisplayed()) {
                assertTrue(button.getSize().height >= 48, button.getText() + button.getSize());
            }
        }
        finger.tap(one(".predict label:has([value=pit])"));
        finger.tap(one(".predict-done"));
        await(page, "");
    }

    @Test
    void onlyHowItEndsAndShowMe() {
        PlayerPage page = open(1280, 900, 0);
        PlayerMenu.open(browser, "predict");
        await(page, "pit");
        one(".predict label:has([value=ends])").click();
        await(page, "ends");
        String scored = score();
        one(".predict-next").click();
        await(page, "told");
        page.awaitFrame(1);
        assertEquals(scored, score());
        one(".predict-next").click();
        await(page, "ends");
        int next = nextLap(page, 1);
        String truth = page.game().frame(next).get("ends").textValue();
        String wrong = ENDS.get((ENDS.indexOf(truth) + 1) % 3);
        end(wrong).click();
        await(page, "told");
        assertEquals("Not this time.", verdict());
        assertEquals("true", end(wrong).getDomAttribute("aria-pressed"));
        assertTrue(end(truth).getDomAttribute("class").contains("truth"));
        one(".predict label:has([value=pit])").click();
        one(".predict-done").click();
    }

    @Test
    void fromTheEndItBeginsAgain() {
        PlayerPage page = open(1280, 900, -1);
        PlayerMenu.open(browser, "predict");
        await(page, "pit");
        page.awaitFrame(0);
    }

    @Test
    void whereMotionIsUnwelcomeTheAnswerIsThereAtOnce() {
        PlayerPage page = open(1280, 900, 0);
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        PlayerMenu.open(browser, "predict");
        await(page, "pit");
        pit(last(page, 1)).click();
        assertEquals("told", now());
        page.awaitFrame(1);
    }

    @Test
    void keepsTheRulesOfAxeInEveryState() {
        for (int width : new int[] {390, 1280}) {
            PlayerPage page = open(width, 900, 0);
            PlayerMenu.open(browser, "predict");
            await(page, "pit");
            Axe.checkEverywhere(browser, width, 900);
            one(".predict label:has([value=both])").click();
            pit("C").click();
            await(page, "ends");
            Axe.checkEverywhere(browser, width, 900);
            end("relay").click();
            await(page, "told");
            Axe.checkEverywhere(browser, width, 900);
            one(".predict label:has([value=pit])").click();
        }
    }
}

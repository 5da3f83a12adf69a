package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** Pages that are not for reading, and the part of a game that an address asks for. */
class ModesIT {
    private static final int KIOSK_TARGET = 81;

    private static final String PATH = "/en/games/en-dodoi/";
    private static final WholeGame GAME = WholeGame.on(TestSite.url(PATH));

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    private void press(CharSequence... keys) {
        new Actions(browser).sendKeys(keys).perform();
    }

    /** Opens the page, and waits until so many frames can be reached and the mode is at work. */
    private void open(String query, int frame, int last, String mode) {
        browser.get("about:blank");
        browser.get(TestSite.url(PATH) + "?" + query + "#" + GAME.id() + "." + frame);
        await("the frame", frame + " of " + last, this::place);
        await("the mode", mode, () -> browser.executeScript("return document.documentElement.dataset.mode ?? ''"));
    }

    private String place() {
        List<WebElement> places = browser.findElements(By.cssSelector("[data-part=count]"));
        return places.isEmpty() ? "" : places.get(0).getDomProperty("textContent");
    }

    private <T> void await(String what, T expected, Supplier<T> actual) {
        Patience.await(browser, what, expected, actual);
    }

    private void click(String does) {
        one("[data-part=controls] [data-do=" + does + "]").click();
    }

    private List<String> disabled() {
        return browser.findElements(By.cssSelector("[data-part=controls] [aria-disabled=true]")).stream()
                .map(button -> button.getDomAttribute("data-do"))
                .toList();
    }

    @Test
    void projectedThePlayerIsAloneAndLargeAndKeysWorkAnywhere() {
        open("mode=project&speed=4", 3, GAME.last(), "project");
        assertFalse(one(".article p").isDisplayed());
        assertFalse(one(".site-head").isDisplayed());
        String size = one(".narration").getCssValue("font-size");
        assertTrue(Double.parseDouble(size.replace("px", "")) >= 32, size);
        assertEquals("body", browser.switchTo().activeElement().getTagName());
        press(Keys.ARROW_RIGHT);
        await("the frame", 4 + " of " + GAME.last(), this::place);
        press(Keys.PAGE_DOWN);
        await("the frame", GAME.turnEnds().get(0) + " of " + GAME.last(), this::place);
        press("?");
        assertTrue(one(".help").isDisplayed());
        press(Keys.ESCAPE);
    }

    @Test
    void inAKioskEverythingIsLargeEnoughAndNothingLeadsAway() {
        Emulation.window(browser, 1920, 1080);
        open("mode=kiosk", 3, GAME.last(), "kiosk");
        PlayerMenu.summary(browser).click();
        for (WebElement target : browser.findElements(By.cssSelector(".player :is(button, label, summary)"))) {
            if (target.isDisplayed()) {
                assertTrue(target.getSize().height >= KIOSK_TARGET, target.getDomAttribute("outerHTML"));
            }
        }
        for (WebElement link : browser.findElements(By.tagName("a"))) {
            assertFalse(link.isDisplayed(), link.getText());
        }
        press(Keys.ESCAPE);
        click("forward");
        await("the frame", 4 + " of " + GAME.last(), this::place);
    }

    @Test
    void inAFrameOfSomebodyElsesThePlayerIsAlone() {
        open("mode=embed", 3, GAME.last(), "embed");
        assertFalse(one(".article p").isDisplayed());
        assertTrue(one(".player").isDisplayed());
    }

    @Test
    void forPaperEveryFrameStandsInAStrip() {
        open("mode=print&from=2&to=9", 2, 9, "print");
        await(
                "eight frames",
                8,
                () -> browser.findElements(By.cssSelector(".frames li")).size());
        assertFalse(one(".player").isDisplayed());
        List<WebElement> frames = browser.findElements(By.cssSelector(".frames li"));
        for (int frame = 2; frame <= 9; frame++) {
            WebElement line = frames.get(frame - 2);
            Shown told = GAME.shown(frame);
            assertTrue(line.getText().startsWith(frame + " Turn "), line.getText());
            assertTrue(line.getText().endsWith(told.narration()), line.getText());
            List<Integer> counts = new ArrayList<>();
            line.findElements(By.cssSelector("[data-at]"))
                    .forEach(count -> counts.add(Integer.valueOf(count.getText())));
            assertEquals(told.counts(), counts);
            int seeds = GAME.seeds(frame);
            if (seeds > 0 && seeds < counts.size()) {
                List<Integer> drops = new ArrayList<>();
                line.findElements(By.cssSelector(".drop-number"))
                        .forEach(drop -> drops.add(Integer.valueOf(drop.getText())));
                assertEquals(IntStream.rangeClosed(1, seeds).boxed().toList(), drops);
            }
        }
    }

    @Test
    void aPartOfAGameKeepsItsNumbersAndItsEnds() {
        open("from=8&to=20", 8, 20, "");
        assertEquals(List.of("first", "back"), disabled());
        assertEquals(
                GAME.frame(9).get("turn").asText(),
                one(".turn-numbers :first-child").getText());
        click("last");
        await("the frame", 20 + " of " + 20, this::place);
        assertEquals(List.of("forward", "last"), disabled());
        press(Keys.HOME);
        await("the frame", 8 + " of " + 20, this::place);
    }

    @Test
    void whatIsNoNumberInAnAddressIsLeftAside() {
        open("speed=fast&from=x&to=&mode=upside-down", 0, GAME.last(), "");
        click("last");
        await("the frame", GAME.last() + " of " + GAME.last(), this::place);
        assertEquals("1", one("[data-sets=speed]").getDomProperty("value"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"project", "kiosk", "embed", "print"})
    void keepsTheRulesOfAxe(String mode) {
        for (int width : new int[] {390, 1280}) {
            Emulation.window(browser, width, 844);
            open("to=12&mode=" + mode, 3, 12, mode);
            browser.executeAsyncScript("setTimeout(arguments[0], 300)");
            Axe.checkEverywhere(browser, width, 844);
            assertTrue((boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"));
        }
    }
}

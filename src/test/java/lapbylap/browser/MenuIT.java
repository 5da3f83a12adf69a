package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** The menu of a player, and what is set there: speed, numbers, the board turned round, counts for both sides, keys. */
class MenuIT {
    private static final String OTHER_SIDE = ".player .board [transform^=rotate]";

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private PlayerPage open(int width, int frame) {
        Emulation.window(browser, width, 844);
        return PlayerPage.open(browser, "speed=4", frame);
    }

    private WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    private void press(CharSequence... keys) {
        new Actions(browser).sendKeys(keys).perform();
    }

    private WebElement focused() {
        return browser.switchTo().activeElement();
    }

    private void tick(String css) {
        WebElement box = PlayerMenu.find(browser, css);
        box.findElement(By.xpath("./ancestor::label")).click();
    }

    /** The numbers of pits as they stand on the board, each row from left to right, the upper one first. */
    private List<String> countsOnTheBoard() {
        @SuppressWarnings("unchecked")
        List<String> texts = (List<String>) browser.executeScript("""
                return [...document.querySelectorAll('.player .counts [data-at]')]
                  .map(text => ({at: text.getBoundingClientRect(), text: text.textContent}))
                  .sort((a, b) => Math.round((a.at.y - b.at.y) / 40) || a.at.x - b.at.x).map(({text}) => text);
                """);
        return texts;
    }

    private static List<String> rows(PlayerPage page, int frame, boolean turned) {
        List<Integer> board = page.game().shown(frame).counts();
        int row = board.size() / 2;
        List<Integer> south = board.subList(0, row);
        List<Integer> north = board.subList(row, 2 * row);
        List<Integer> above = turned ? south : north;
        List<Integer> below = turned ? north : south;
        return IntStream.range(0, 2 * row)
                .map(place -> place < row ? above.get(row - 1 - place) : below.get(place - row))
                .mapToObj(String::valueOf)
                .toList();
    }

    @Test
    void opensAndClosesByMouseAndKeyboardAndGivesTheFocusBack() {
        open(1280, 3);
        WebElement summary = PlayerMenu.summary(browser);
        summary.click();
        assertTrue(PlayerMenu.isOpen(browser));
        assertEquals(
                0,
                browser.findElements(By.cssSelector("[role=menu], [role=menuitem]"))
                        .size());
        press(Keys.TAB);
        assertEquals("readings", focused().getDomAttribute("data-open"));
        press(Keys.ESCAPE);
        assertFalse(PlayerMenu.isOpen(browser));
        assertEquals(summary, focused());
        press(Keys.ENTER);
        assertTrue(PlayerMenu.isOpen(browser));
        browser.executeScript("document.querySelector('.sees-numbers').focus()");
        press(Keys.ESCAPE);
        assertFalse(PlayerMenu.isOpen(browser), "Escape closes it from a tick box too");
        press(Keys.SPACE);
        one(".player .board-box").click();
        assertFalse(PlayerMenu.isOpen(browser), "a click elsewhere closes it");
        assertEquals(summary, focused());
        press(Keys.SPACE);
        new Actions(browser)
                .keyDown(Keys.SHIFT)
                .sendKeys(Keys.TAB)
                .keyUp(Keys.SHIFT)
                .perform();
        assertFalse(PlayerMenu.isOpen(browser), "it does not stay in the way of what has the focus");
    }

    @Test
    void theBoardTurnedRoundShowsTheSameGame() {
        for (int width : new int[] {390, 1280}) {
            PlayerPage page = open(width, 12);
            assertEquals(rows(page, 12, false), countsOnTheBoard());
            tick("[data-sets=flipped]");
            page.await("it is turned", rows(page, 12, true), this::countsOnTheBoard);
            press(Keys.ESCAPE);
            for (int frame = 13; frame < 18; frame++) {
                page.click("forward");
                page.await(
                        "frame " + frame,
                        rows(page, page.game().last() < frame ? 12 : frame, true),
                        this::countsOnTheBoard);
                awaitSeedsAsCounted(page);
            }
            assertEquals("a", browser.executeScript("""
                    return [...document.querySelectorAll('.player .board .names text')]
                      .map(text => ({at: text.getBoundingClientRect(), text: text.textContent}))
                      .sort((a, b) => b.at.y - a.at.y || a.at.x - b.at.x)[0].text
                    """));
            page.click("last");
            page.await("the end", rows(page, page.game().last(), true), this::countsOnTheBoard);
            page.click("first");
            tick("[data-sets=flipped]");
            page.await("it is turned back", rows(page, 0, false), this::countsOnTheBoard);
            page.awaitFrame(0);
        }
    }

    /** Seeds lie in the pit whose number counts them. */
    private void awaitSeedsAsCounted(PlayerPage page) {
        page.await("seeds and counts agree", List.of(), () -> browser.executeScript("""
                const numbers = [...document.querySelectorAll('.player .counts [data-at]')];
                const seeds = [...document.querySelectorAll('.player .seeds use')].map(use => ({x: use.x.baseVal.value, y: use.y.baseVal.value}));
                return numbers.filter(({dataset: {x, y}, textContent}) =>
                  seeds.filter(seed => Math.hypot(seed.x - x, seed.y - y) < 45).length !== Math.min(15, Number(textContent)))
                  .map(number => number.outerHTML);
                """));
    }

    @Test
    void countsAndButtonsForBothSidesOfATable() {
        PlayerPage page = open(1280, 12);
        tick("[data-sets=twoSided]");
        int pits = page.game().shown(12).counts().size();
        page.await(
                "every name and number stands there twice",
                2 * pits + 2,
                () -> browser.findElements(By.cssSelector(OTHER_SIDE)).size());
        press(Keys.ESCAPE);
        WebElement across = one(".opposite [data-do=forward]");
        across.click();
        page.await(
                "frame 13",
                page.game().shown(13).narration(),
                () -> one(".narration p").getText());
        assertEquals(
                one(".narration p").getDomProperty("textContent"),
                one(".opposite p").getDomProperty("textContent"));
        page.await("both numbers of a pit agree", 0L, () -> browser.executeScript("""
                const turned = [...document.querySelectorAll('.player .counts [transform^=rotate]')];
                return turned.filter(text => text.textContent !== text.previousElementSibling.textContent).length
                """));
        one(".opposite [data-do=play]").click();
        page.await("it plays", "Pause", () -> one(".opposite [data-do=play]").getAccessibleName());
        one(".opposite [data-do=play]").click();
        Axe.check(browser);
        tick("[data-sets=twoSided]");
        page.await(
                "they are taken away again",
                0,
                () -> browser.findElements(By.cssSelector(OTHER_SIDE)).size());
        assertFalse(one(".opposite").isDisplayed());
    }

    @Test
    void numbersOnAndOff() {
        open(1280, 12);
        tick(".sees-numbers");
        assertFalse(one(".player .counts text").isDisplayed());
        tick(".sees-numbers");
        assertTrue(one(".player .counts text").isDisplayed());
    }

    @Test
    void speedIsWrittenIntoTheAddress() {
        PlayerPage page = open(1280, 12);
        new Select(PlayerMenu.find(browser, "[data-sets=speed]")).selectByValue("0.5");
        page.await("the address", "?speed=0.5", () -> browser.executeScript("return location.search"));
    }

    @Test
    void fullScreenAndBack() {
        PlayerPage page = open(1366, 12);
        PlayerMenu.find(browser, "[data-do=fullscreen]").click();
        page.await(
                "it fills the screen",
                true,
                () -> browser.executeScript("return document.fullscreenElement === document.querySelector('.player')"));
        new Actions(browser).sendKeys("f").perform();
        page.await("it is as before", true, () -> browser.executeScript("return !document.fullscreenElement"));
    }

    @Test
    void theKeysAreTold() {
        PlayerPage page = open(1280, 3);
        one(".player").click();
        page.button("forward").sendKeys("?");
        page.await("the keys", true, () -> one(".help").isDisplayed());
        Axe.check(browser);
        assertTrue(one(".help").getText().contains("Page Down"));
        one(".help label").click();
        press(Keys.ESCAPE);
        assertFalse(one(".help").isDisplayed());
        assertEquals("forward", page.focused());
        press("?");
        assertFalse(one(".help").isDisplayed(), "letters are no keys any more");
        press(Keys.ARROW_RIGHT);
        page.awaitFrame(4);
        PlayerMenu.find(browser, "[data-do=help]").click();
        one(".help label").click();
        one(".help .show").click();
        assertEquals(PlayerMenu.summary(browser), focused());
    }

    @Test
    void keepsTheRulesOfAxe() {
        for (int width : new int[] {390, 1280}) {
            open(width, 12);
            PlayerMenu.summary(browser).click();
            Axe.checkEverywhere(browser, width, 844);
            for (WebElement one : browser.findElements(By.cssSelector(".menu-panel button, .menu-panel label"))) {
                if (one.isDisplayed()) {
                    assertTrue(one.getSize().height >= 48, one.getText());
                }
            }
            assertTrue((boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"));
        }
    }
}

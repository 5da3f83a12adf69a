package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** A whole game stepped through without a mouse, and keys that are not the player's left alone. */
class StepByKeyboardIT {
    private static final int MOST_STOPS = 200;

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void atADesk() {
        Emulation.reset(browser);
    }

    /** Goes on by Tab from the beginning of the page until the focus is in the player. */
    private void tabToPlayer() {
        for (int stops = 0; stops < MOST_STOPS; stops++) {
            press(Keys.TAB);
            if ((boolean) browser.executeScript("return document.activeElement.closest('.player') !== null")) {
                return;
            }
        }
        throw new AssertionError("no way by Tab into the player");
    }

    private void press(CharSequence... keys) {
        new Actions(browser).sendKeys(keys).perform();
    }

    private void pressWith(Keys modifier, Keys key) {
        new Actions(browser).keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
    }

    private void tabToButton(PlayerPage page, String does) {
        tabToPlayer();
        for (int stops = 0; stops < MOST_STOPS && !page.focused().equals(does); stops++) {
            press(Keys.TAB);
        }
        assertEquals(does, page.focused());
    }

    @Test
    void everyFrameFromTheStartToTheResultAndBack() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        int last = page.game().last();
        tabToPlayer();
        WebElement focus = browser.switchTo().activeElement();
        for (int frame = 1; frame <= last; frame++) {
            press(Keys.ARROW_RIGHT);
            page.awaitFrame(frame);
        }
        press(Keys.ARROW_RIGHT);
        page.awaitFrame(last);
        for (int frame = last - 1; frame >= 0; frame--) {
            press(Keys.ARROW_LEFT);
            page.awaitFrame(frame);
        }
        assertEquals(focus, browser.switchTo().activeElement());
    }

    @Test
    void turnByTurnToTheEndsAndByPlaying() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        List<Integer> ends = page.game().turnEnds();
        tabToPlayer();
        press(Keys.PAGE_DOWN);
        page.awaitFrame(ends.get(0));
        press(Keys.END);
        page.awaitFrame(page.game().last());
        press(Keys.PAGE_UP);
        page.awaitFrame(ends.get(ends.size() - 2));
        press(Keys.PAGE_UP);
        page.awaitFrame(ends.get(ends.size() - 3));
        press(Keys.HOME);
        page.awaitFrame(0);
        tabToScrubber();
        press(Keys.END, Keys.PAGE_UP, Keys.SPACE);
        page.awaitFrame(page.game().last());
    }

    /** On from where the focus is: behind what says who says so, on which Space has a meaning of its own. */
    private void tabToScrubber() {
        for (int stops = 0; stops < MOST_STOPS; stops++) {
            if ("range".equals(browser.switchTo().activeElement().getDomAttribute("type"))) {
                return;
            }
            press(Keys.TAB);
        }
        throw new AssertionError("no way by Tab to the scrubber");
    }

    @Test
    void spaceOpensWhatHasTheFocusAndDoesNotPlay() {
        PlayerPage page = PlayerPage.open(browser, "", 3);
        tabToPlayer();
        WebElement why = browser.switchTo().activeElement();
        assertEquals("summary", why.getTagName());
        press(Keys.SPACE);
        assertEquals("Play", page.button("play").getAccessibleName());
        assertEquals(true, browser.executeScript("return arguments[0].parentNode.open", why));
        page.awaitFrame(3);
    }

    @Test
    void theButtonInFocusIsWhatSpaceAndEnterPress() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        tabToButton(page, "forward");
        press(Keys.SPACE);
        page.awaitFrame(1);
        press(Keys.ENTER);
        page.awaitFrame(2);
        assertEquals("forward", page.focused());
    }

    @Test
    void thePageStaysWhereItIs() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        Emulation.window(browser, 1000, 500);
        tabToPlayer();
        Keydowns keydowns = Keydowns.of(browser);
        browser.executeScript("scrollTo({top: 200, behavior: 'instant'})");
        page.await("there is room to scroll", true, () -> browser.executeScript("return scrollY > 100"));
        Object before = browser.executeScript("return scrollY");
        press(Keys.END, Keys.HOME, Keys.PAGE_DOWN, Keys.PAGE_UP, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        page.awaitFrame(0);
        assertEquals(
                "End taken, Home taken, PageDown taken, PageUp taken, ArrowRight taken, ArrowLeft taken",
                keydowns.seen());
        assertEquals(before, browser.executeScript("return scrollY"));
    }

    @Test
    void keysWithModifiersKeepTheirMeaning() {
        PlayerPage page = PlayerPage.open(browser, "", 3);
        tabToButton(page, "back");
        Keydowns keydowns = Keydowns.of(browser);
        pressWith(Keys.CONTROL, Keys.ARROW_RIGHT);
        pressWith(Keys.SHIFT, Keys.PAGE_DOWN);
        pressWith(Keys.ALT, Keys.ARROW_RIGHT);
        pressWith(Keys.META, Keys.ARROW_LEFT);
        assertEquals("ArrowRight left, PageDown left, ArrowRight left, ArrowLeft left", keydowns.seen());
        page.awaitFrame(3);
    }

    @Test
    void keysInFieldsKeepTheirMeaning() {
        PlayerPage page = PlayerPage.open(browser, "", 3);
        browser.executeScript("document.querySelector('.player').append(document.createElement('input'))");
        WebElement field = browser.findElement(By.cssSelector(".player > input"));
        Keydowns keydowns = Keydowns.of(browser);
        field.sendKeys("a b", Keys.HOME, Keys.ARROW_RIGHT, "f");
        assertEquals("af b", field.getDomProperty("value"));
        assertEquals("a left,   left, b left, Home left, ArrowRight left, f left", keydowns.seen());
        page.awaitFrame(3);
    }

    @Test
    void keysOutsideThePlayerDoNothing() {
        PlayerPage page = PlayerPage.open(browser, "", 3);
        press(Keys.TAB);
        assertTrue((boolean) browser.executeScript(
                "return document.activeElement !== document.body && !document.activeElement.closest('.player')"));
        Keydowns keydowns = Keydowns.of(browser);
        press(Keys.ARROW_RIGHT, Keys.PAGE_DOWN, Keys.END, Keys.HOME, Keys.SPACE, "f");
        assertEquals("ArrowRight left, PageDown left, End left, Home left,   left, f left", keydowns.seen());
        page.awaitFrame(3);
    }
}

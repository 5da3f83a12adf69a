package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
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

/**
 * What every button has in common; holding one down; arrows; and the rules of axe in states that no other test is in.
 */
class ButtonsIT {
    private static final int SMALLEST = 48;
    /** A held button has repeated some steps by then. */
    private static final long HELD = 1200;

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private void pause(long milliseconds) {
        browser.executeAsyncScript("setTimeout(arguments[1], arguments[0])", milliseconds);
    }

    private int frame() {
        String place = browser.findElement(By.cssSelector("[data-part=count]")).getText();
        return Integer.parseInt(place.split(" ")[0]);
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1366})
    void enterAndSpacePressEveryButtonAndScrollNothing(int width) {
        Emulation.window(browser, width, 900);
        PlayerPage.open(browser, "", 3);
        PlayerMenu.find(browser, "[data-sets=twoSided]").click();
        browser.executeScript("""
                window.presses = 0;
                addEventListener('click', event => {
                  presses++;
                  event.preventDefault();
                  event.stopImmediatePropagation();
                }, {capture: true});
                """);
        int pressed = 0;
        for (WebElement button : browser.findElements(By.cssSelector(".player :is(button, summary), .show"))) {
            // it closes when the focus goes on
            browser.executeScript("arguments[0].closest('.menu-panel')?.parentNode.setAttribute('open', '')", button);
            if (!button.isDisplayed()) {
                continue;
            }
            assertTrue(button.getSize().height >= SMALLEST, button.getAccessibleName() + button.getSize());
            assertTrue(button.getSize().width >= SMALLEST, button.getAccessibleName() + button.getSize());
            String name = button.getAccessibleName();
            assertTrue(name.startsWith(button.getText()), name + " begins with what can be seen");
            browser.executeScript("arguments[0].focus()", button);
            Object before = browser.executeScript("return scrollY");
            new Actions(browser).sendKeys(Keys.ENTER).sendKeys(Keys.SPACE).perform();
            pressed += 2;
            assertEquals((long) pressed, browser.executeScript("return presses"), name);
            assertEquals(before, browser.executeScript("return scrollY"), name);
        }
        assertTrue(pressed > 20, pressed + " presses");
    }

    @ParameterizedTest
    @ValueSource(strings = {"touchEnd", "touchCancel"})
    void aButtonHeldByAFingerStopsWhenTheTouchIsOver(String end) {
        Emulation.window(browser, 390, 844);
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        List<Number> at = middle(page.button("forward"));
        Map<String, Object> point = Map.of("x", at.get(0), "y", at.get(1));
        touch("touchStart", List.of(point));
        pause(HELD);
        touch(end, List.of());
        assertTrue(frame() > 2, "it repeated: " + frame());
        standsStill(page);
    }

    private void touch(String type, List<Map<String, Object>> points) {
        browser.executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }

    @SuppressWarnings("unchecked")
    private List<Number> middle(WebElement element) {
        return (List<Number>) browser.executeScript("""
                arguments[0].scrollIntoView({block: 'center', behavior: 'instant'});
                const {x, y, width, height} = arguments[0].getBoundingClientRect();
                return [x + width / 2, y + height / 2];
                """, element);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "window.dispatchEvent(new Event('blur'))",
                "window.dispatchEvent(new Event('pagehide'))",
                "document.activeElement.blur()"
            })
    void aButtonHeldByTheMouseStopsWhenTheFocusGoes(String away) {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        new Actions(browser).clickAndHold(page.button("forward")).perform();
        pause(HELD);
        browser.executeScript(away);
        assertTrue(frame() > 2, "it repeated: " + frame());
        standsStill(page);
        new Actions(browser).release().perform();
    }

    /** Neither later steps, nor one more for the click that ends the press. */
    private void standsStill(PlayerPage page) {
        pause(Duration.ofMillis(HELD).toMillis());
        int stopped = frame();
        pause(HELD);
        assertEquals(stopped, frame());
        page.awaitFrame(stopped);
    }

    @Test
    void theArrowOnTheKeyDoesWhatTheArrowOnTheButtonDoes() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 3);
        Emulation.window(browser, 1000, 400);
        browser.executeScript("document.querySelector('.scrubber input').focus({preventScroll: true})");
        browser.executeScript("scrollTo({top: 150, behavior: 'instant'})");
        Object before = browser.executeScript("return scrollY");
        for (int i = 0; i < 5; i++) {
            new Actions(browser).sendKeys(Keys.ARROW_RIGHT).perform();
        }
        page.awaitFrame(8);
        for (int i = 0; i < 9; i++) {
            new Actions(browser).sendKeys(Keys.ARROW_LEFT).perform();
        }
        page.awaitFrame(0);
        assertEquals(before, browser.executeScript("return scrollY"));
    }

    @ParameterizedTest
    @ValueSource(ints = {390, 1280})
    void keepsTheRulesOfAxe(int width) {
        Emulation.window(browser, width, 844);
        PlayerPage page = PlayerPage.open(browser, "speed=0.25", 6);
        for (String details : List.of(".clauses details", ".turns")) {
            browser.findElement(By.cssSelector(".player " + details + " > summary"))
                    .click();
        }
        page.await(
                "the turns are listed",
                true,
                () -> !browser.findElements(By.cssSelector(".turns a")).isEmpty());
        Axe.checkEverywhere(browser, width, 844);
        page.click("play");
        pause(HELD);
        assertEquals("Pause", page.button("play").getAccessibleName());
        Axe.check(browser);
        page.click("last");
        page.awaitFrame(page.game().last());
        Axe.checkEverywhere(browser, width, 844);
    }
}

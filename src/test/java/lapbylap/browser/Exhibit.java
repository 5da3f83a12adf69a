package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** The exhibit on a screen of its own, and a visitor in front of it. */
final class Exhibit {
    private static final int LEAST_TARGET = 81;
    private static final int MOST_STOPS = 30;

    private final ChromeDriver browser;

    private Exhibit(ChromeDriver browser) {
        this.browser = browser;
    }

    /** Opens an address on a screen of so many pixels, and waits until the loop runs. */
    static Exhibit at(ChromeDriver browser, String url, int width, int height) {
        Emulation.reset(browser);
        Emulation.window(browser, width, height);
        browser.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 5));
        browser.get("about:blank");
        browser.get(url);
        Exhibit exhibit = new Exhibit(browser);
        exhibit.until("attract");
        return exhibit;
    }

    /** Ends what was set up for touch. */
    static void close(ChromeDriver browser) {
        browser.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
        browser.get("about:blank");
        Emulation.reset(browser);
    }

    /** Waits for a screen. */
    void until(String screen) {
        untilTrue("document.querySelector('.room').dataset.screen === '" + screen + "'");
    }

    /** Waits until an expression is true. */
    void untilTrue(String expression) {
        Patience.with(browser)
                .withMessage(expression)
                .until(page -> Boolean.TRUE.equals(run("return Boolean(" + expression + ")")));
    }

    Object run(String script, Object... arguments) {
        return browser.executeScript(script, arguments);
    }

    /** Does something with the clock of the exhibit: {@code clock.leap(1000)}. */
    void clock(String does) {
        browser.executeAsyncScript("const done = arguments[0];"
                + "const {href} = [...document.querySelectorAll('link')].find(one => one.href.endsWith('kiosk/clock.js'));"
                + "import(href).then(clock => {" + does + "; done(); });");
    }

    /** Taps the first of some elements with one finger. */
    void tap(String selector) {
        new Finger(browser).tap(browser.findElement(By.cssSelector(selector)));
    }

    /** Presses a key, wherever the focus is. */
    void press(Keys key) {
        new Actions(browser).sendKeys(key).perform();
    }

    /** Goes on by the tab key until something has the focus; fails where a stop on the way cannot be seen. */
    void tabTo(String selector) {
        for (int i = 0; i < MOST_STOPS; i++) {
            if (isFocused(selector)) {
                return;
            }
            press(Keys.TAB);
            assertEquals(null, run("""
                    const {activeElement: stop, body} = document;
                    if (stop === body) return null;
                    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(stop);
                    const {left, top, right, bottom} = stop.getBoundingClientRect();
                    const beside = parseFloat(outlineWidth) + parseFloat(outlineOffset);
                    const seen = stop.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3
                      && Math.min(left, top, innerWidth - right, innerHeight - bottom) >= beside;
                    return seen ? null : stop.outerHTML;"""), "a focus that is not seen");
        }
        fail(selector + " is not reached by the tab key");
    }

    /** Whether something has the focus. */
    boolean isFocused(String selector) {
        return Boolean.TRUE.equals(run("return document.activeElement.matches(arguments[0])", selector));
    }

    /** Puts two fingers down at once, one on each of two elements, and lifts them. */
    void tapBoth(WebElement left, WebElement right) {
        browser.perform(List.of(finger("left", left), finger("right", right)));
    }

    private static Sequence finger(String name, WebElement element) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, name);
        return new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
    }

    /** From now on the server seems to take its time, so that what follows upon an answer waits. */
    void hold() {
        run("if (!window.answering) { const {fetch} = window; window.answering = true;"
                + "window.fetch = (...asked) => held.then(() => fetch(...asked)); }"
                + "window.held = new Promise(done => { window.answer = done; });");
    }

    /** Lets the server answer. */
    void release() {
        run("answer()");
    }

    /**
     * Fails where something to touch is too small or lies off the screen, where axe finds fault, and where a text is
     * too faint. Waits until nothing plays.
     */
    void check() {
        untilTrue("!document.querySelector('.room .playing')");
        run("document.getAnimations().filter(one => isFinite(one.effect.getComputedTiming().endTime))"
                + ".forEach(one => one.finish())");
        assertEquals(List.of(), run("""
                return [...document.querySelectorAll('button')].filter(one => one.checkVisibility()).filter(one => {
                  const {left, top, right, bottom, width, height} = one.getBoundingClientRect();
                  if (width < arguments[0] || height < arguments[0]) return true;
                  // a board in the ground is seen through a window
                  if (one.closest('.ground-close')) return false;
                  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
                }).map(one => one.textContent + JSON.stringify(one.getBoundingClientRect()));""", LEAST_TARGET));
        Axe.check(browser);
        assertEquals(List.of(), Contrast.tooFaint(browser));
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** A technician sets up an exhibit without a mouse, and looks whether all is well. */
class KioskSetupIT {
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
        browser.switchTo().activeElement().sendKeys(keys);
    }

    /** Goes on by the tab key until a field has the focus. */
    private void goTo(String css) {
        WebElement goal = one(css);
        for (int i = 0; i < 60 && !browser.switchTo().activeElement().equals(goal); i++) {
            press(Keys.TAB);
        }
        assertEquals(goal, browser.switchTo().activeElement(), css);
    }

    private void await(String css, String text) {
        Patience.with(browser).until(page -> one(css).getText().contains(text));
    }

    @Test
    void setsUpAnExhibitByKeyboardAndCopiesWhatStartsIt() {
        browser.get(TestSite.url("/kiosk/setup?lang=en"));
        goTo("[name=games][value=cross-endodoi]");
        press(Keys.SPACE);
        await("#text-address", "games=en-dodoi,bao-la-kimasai,en-gehe");
        goTo("[name=text]");
        press("Room 4");
        goTo("[name=orientation]");
        press("u");
        goTo("[name=idle]");
        press(Keys.chord(Keys.CONTROL, "a"), "45", Keys.TAB);
        String query = "?games=en-dodoi,bao-la-kimasai,en-gehe&idle=45&text=Room%204&orientation=portrait";
        await("#text-address", query);
        assertTrue(one("#shown iframe").getDomAttribute("src").endsWith(query));
        assertTrue(browser.getCurrentUrl().endsWith("/kiosk/setup" + query + "&lang=en"), browser.getCurrentUrl());
        String command = one("#text-command").getText();
        assertTrue(command.startsWith("chromium --kiosk ") && command.endsWith(query + "'"), command);
        // pages that are not served over a secure connection may not write to the clipboard everywhere
        browser.executeScript("Object.defineProperty(navigator, 'clipboard', {configurable: true,"
                + " value: {writeText: async text => { window.copied = text; }}})");
        goTo("[data-copies=text-command]");
        press(Keys.ENTER);
        assertEquals(command, browser.executeScript("return window.copied"));
        browser.executeScript("navigator.clipboard.writeText = async () => { throw new Error('no'); }");
        press(Keys.ENTER);
        assertEquals(command, browser.executeScript("return String(getSelection())"));
        browser.get(one("#text-address").getText());
        assertEquals("/kiosk" + query, browser.executeScript("return location.pathname + location.search"));
        assertFalse(browser.findElements(By.cssSelector("[data-screen], main")).isEmpty());
    }

    @Test
    void whatCannotBeIsToldAndTheRestStays() {
        browser.get(TestSite.url("/kiosk/setup?idle=60&lang=en"));
        browser.executeScript("document.querySelector('[name=from]').value = '09:00';"
                + "document.querySelector('.choose').dispatchEvent(new Event('change'))");
        await("#told", "\"09:00\" to \"\"");
        assertTrue(one("#text-address").getText().endsWith("?idle=60"));
    }

    /** Whoever is quick chooses before the script has come. */
    @Test
    void aChoiceMadeBeforeTheScriptRunsIsNotLost() {
        Object early = browser.executeCdpCommand(
                        "Page.addScriptToEvaluateOnNewDocument",
                        Map.of(
                                "source",
                                "document.addEventListener('readystatechange', () => {"
                                        + "if (document.readyState !== 'interactive') return;"
                                        + "const field = document.querySelector('[name=from]');"
                                        + "if (field) field.value = '09:00'; });"))
                .get("identifier");
        try {
            browser.get(TestSite.url("/kiosk/setup?lang=en"));
            await("#told", "\"09:00\" to \"\"");
        } finally {
            browser.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", early));
        }
    }

    /** A server that is just starting again answers a moment later. */
    @Test
    void aChoiceIsNotLostWhereTheServerDoesNotAnswer() {
        browser.get(TestSite.url("/kiosk/setup?lang=en"));
        browser.executeScript("const {fetch} = window; window.fetch = async () => {"
                + "window.fetch = fetch; throw new TypeError('no answer'); }");
        goTo("[name=games][value=cross-endodoi]");
        press(Keys.SPACE);
        await("#text-address", "games=en-dodoi,bao-la-kimasai,en-gehe");
    }

    @Test
    void looksWhetherAllIsWell() {
        Emulation.window(browser, 390, 844);
        browser.get(TestSite.url("/kiosk/check?lang=en"));
        await("#result", "It runs.");
        assertEquals("good", one("[data-check=fonts]").getDomAttribute("data-state"));
        await("[data-check=buttons] .told", "mm wide");
        one("#diagonal input").sendKeys(Keys.chord(Keys.CONTROL, "a"), "7");
        browser.executeScript("Object.defineProperties(screen, {width: {value: 1920}, height: {value: 1080}});"
                + "document.querySelector('#diagonal input').dispatchEvent(new Event('input'))");
        await("[data-check=buttons] .told", "6.5 mm wide; it should be at least 20 mm");
        await("#result", "Something does not work.");
        for (String page : new String[] {"setup", "check", "stats"}) {
            browser.get(TestSite.url("/kiosk/" + page + "?lang=hu"));
            assertTrue(
                    (boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"), page);
        }
    }
}

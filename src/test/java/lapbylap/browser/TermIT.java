package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** The first use of a word of the glossary opens what it means, by pointer, keyboard and touch. */
class TermIT {
    private final ChromeDriver browser = TestSite.browser();
    private WebElement term;
    private WebElement definition;

    @BeforeEach
    void open() {
        Emulation.reset(browser);
        browser.get(TestSite.url("/en/games/en-dodoi/"));
        term = browser.findElement(By.className("term"));
        definition = browser.findElement(By.id(term.getDomAttribute("aria-describedby")));
        new Actions(browser).moveToLocation(2, 2).perform();
    }

    @Test
    void opensWhilePointedAt() {
        assertFalse(definition.isDisplayed());
        new Actions(browser).moveToElement(term).perform();
        assertTrue(definition.isDisplayed());
        new Actions(browser).moveToLocation(2, 2).perform();
        assertFalse(definition.isDisplayed());
    }

    @Test
    void opensOnFocusAndClosesOnEscape() {
        browser.executeScript("arguments[0].focus()", term);
        assertTrue(definition.isDisplayed());
        term.sendKeys(Keys.ESCAPE);
        assertFalse(definition.isDisplayed());
        assertEquals(term, browser.switchTo().activeElement());
    }

    @Test
    void opensOnTouchWithinThePhonesWindow() {
        Emulation.window(browser, 390, 844);
        term.click();
        Patience.with(browser).until(any -> definition.isDisplayed());
        Number overflow = (Number) browser.executeScript(
                "const box = arguments[0].getBoundingClientRect(); return box.right - innerWidth", definition);
        assertTrue(overflow.doubleValue() <= 0, "cut off at the right by " + overflow);
    }

    @Test
    void eachWordOpensOncePerPage() {
        long terms = browser.findElements(By.className("term")).size();
        long definitions = browser.findElements(By.className("definition")).stream()
                .map(one -> one.getDomAttribute("id"))
                .distinct()
                .count();
        assertTrue(terms > 5);
        assertEquals(terms, definitions);
    }
}

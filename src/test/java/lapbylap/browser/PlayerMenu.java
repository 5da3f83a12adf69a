package lapbylap.browser;

import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** What a player offers beside stepping: some of it in the row of buttons where there is room, all else in a menu. */
final class PlayerMenu {
    private static final String MENU = ".player [data-part=menu]";

    private PlayerMenu() {}

    /** The button that shows and hides the menu. */
    static WebElement summary(ChromeDriver browser) {
        return browser.findElement(By.cssSelector(MENU + " > summary"));
    }

    static boolean isOpen(ChromeDriver browser) {
        return browser.findElement(By.cssSelector(MENU)).getDomAttribute("open") != null;
    }

    /** What a selector finds in the row of buttons, or in the menu, which is opened. */
    static WebElement find(ChromeDriver browser, String css) {
        for (WebElement found : browser.findElements(By.cssSelector(".player .in-row" + css))) {
            if (found.isDisplayed()) {
                return found;
            }
        }
        if (!isOpen(browser)) {
            summary(browser).click();
        }
        return browser.findElement(By.cssSelector(MENU + " " + css));
    }

    /** Opens what has this name: predict, readings, embed. */
    static void open(ChromeDriver browser, String name) {
        find(browser, "[data-open=" + name + "]").click();
    }
}

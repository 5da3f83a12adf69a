package lapbylap.browser;

import org.openqa.selenium.chrome.ChromeDriver;

/** The keys that come through to the window, and whether somebody took them for own uses on the way. */
final class Keydowns {
    private final ChromeDriver browser;

    private Keydowns(ChromeDriver browser) {
        this.browser = browser;
    }

    /** Begins to listen. */
    static Keydowns of(ChromeDriver browser) {
        browser.executeScript("""
                window.keydowns = [];
                addEventListener('keydown', event => {
                  if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
                  keydowns.push(event.key + (event.defaultPrevented ? ' taken' : ' left'));
                });
                """);
        return new Keydowns(browser);
    }

    /** What came, in order, such as {@code End taken, a left}. */
    String seen() {
        return (String) browser.executeScript("return keydowns.join(', ')");
    }
}

package lapbylap.browser;

import java.util.List;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The first page of En Dodoi and the player on it, as a person has them before the eyes. */
final class PlayerPage {
    private static final String PATH = "/en/games/en-dodoi/";

    private final ChromeDriver browser;
    private final WholeGame game;

    private PlayerPage(ChromeDriver browser, WholeGame game) {
        this.browser = browser;
        this.game = game;
    }

    /**
     * Opens the page with a whole game on the board.
     *
     * @param query the address's parameters, such as {@code speed=4}; may be empty
     * @param frame the frame to begin at; counted from the last one if below 0
     */
    static PlayerPage open(ChromeDriver browser, String query, int frame) {
        WholeGame game = WholeGame.on(TestSite.url(PATH));
        int number = frame < 0 ? game.last() + 1 + frame : frame;
        // a change of the fragment alone would not load the page
        browser.get("about:blank");
        browser.get(TestSite.url(PATH) + (query.isEmpty() ? "" : "?" + query) + "#" + game.id() + "." + number);
        PlayerPage page = new PlayerPage(browser, game);
        page.await(
                "the player comes to life",
                true,
                () -> browser.findElements(By.cssSelector(".player [data-part=controls]:not([inert])"))
                                .size()
                        == 1);
        page.awaitFrame(number);
        return page;
    }

    WholeGame game() {
        return game;
    }

    ChromeDriver browser() {
        return browser;
    }

    /** Waits until everything shows a frame, and nothing moves any more. */
    void awaitFrame(int frame) {
        await("frame " + frame, game.shown(frame), () -> Shown.on(browser));
    }

    /** Waits until something is as expected, and tells the difference if that never comes. */
    <T> void await(String what, T expected, Supplier<T> actual) {
        Patience.await(browser, what, expected, actual);
    }

    /** The button that does this: first, back, play, forward, last. */
    WebElement button(String does) {
        return browser.findElement(By.cssSelector("[data-part=controls] [data-do=" + does + "]"));
    }

    void click(String... buttons) {
        for (String does : buttons) {
            button(does).click();
        }
    }

    /** Chooses what one step is: seed, lap or turn. */
    void stepBy(String unit) {
        browser.findElement(By.cssSelector(".player input[value=" + unit + "]"))
                .findElement(By.xpath("./ancestor::label"))
                .click();
    }

    /** The buttons that say that they are of no use now. */
    List<String> disabled() {
        return browser.findElements(By.cssSelector("[data-part=controls] [data-do][aria-disabled=true]")).stream()
                .map(button -> button.getAttribute("data-do"))
                .toList();
    }

    /** Which button has the focus; empty if none has. */
    String focused() {
        String does = browser.switchTo().activeElement().getDomAttribute("data-do");
        return does == null ? "" : does;
    }

    /** The part of the address behind the #. */
    String fragment() {
        return (String) browser.executeScript("return location.hash.slice(1)");
    }

    String fragmentOf(int frame) {
        return game.id() + "." + frame;
    }
}

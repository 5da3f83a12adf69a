package lapbylap.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page to play on, as a person has it before the eyes. */
final class PlayTable {
    private static final JsonMapper JSON = new JsonMapper();

    private final ChromeDriver browser;
    private final String game;

    private PlayTable(ChromeDriver browser, String game) {
        this.browser = browser;
        this.game = game;
    }

    /** Opens it at an address; {@code query} begins with a question mark, or is empty. */
    static PlayTable open(ChromeDriver browser, String game, String query) {
        browser.get("about:blank");
        browser.get(TestSite.url("/en/games/" + game + "/play" + query));
        PlayTable table = new PlayTable(browser, game);
        table.awaitQuiet();
        return table;
    }

    /** Waits until nothing moves, and a move can be chosen, the machine waits to be asked, or the game is over. */
    void awaitQuiet() {
        await(
                "a move can be chosen",
                true,
                () -> !legal().isEmpty()
                        || !all(".play-story, [data-play=machine]:not([hidden])")
                                .isEmpty());
    }

    <T> void await(String what, T expected, Supplier<T> actual) {
        Patience.await(browser, what, expected, actual);
    }

    WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    List<WebElement> all(String css) {
        return browser.findElements(By.cssSelector(css));
    }

    WebElement pit(String name) {
        return one(".play-pits [data-pit='" + name + "']");
    }

    /** Names of the pits that are marked as playable. */
    @SuppressWarnings("unchecked")
    List<String> legal() {
        return (List<String>) browser.executeScript(
                "return [...document.querySelectorAll('.play-pits .legal')].map(pit => pit.dataset.pit)");
    }

    /** What is written beside the pits of the board. */
    @SuppressWarnings("unchecked")
    List<String> counts() {
        return (List<String>) browser.executeScript(
                "return [...document.querySelectorAll('.board-live .counts text')].map(text => text.textContent)");
    }

    String status() {
        return one("[data-part=title]").getDomProperty("textContent");
    }

    String hint() {
        return one(".play-hint").getDomProperty("textContent");
    }

    /** What was last said to those who listen. */
    String said() {
        return one(".play-bar > [role=status]").getDomProperty("textContent");
    }

    /** The address behind the path. */
    String address() {
        return (String) browser.executeScript("return location.search + location.hash");
    }

    /** The moves in the address. */
    List<String> moves() {
        String moves = (String) browser.executeScript("return new URLSearchParams(location.search).get('moves') ?? ''");
        return moves.isEmpty() ? List.of() : List.of(moves.split(","));
    }

    void click(String css) {
        WebElement element = one(css);
        browser.executeScript("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element);
        element.click();
    }

    /** Presses the button with these words. */
    void press(String words) {
        WebElement button = all("button").stream()
                .filter(one -> one.isDisplayed() && one.getText().equals(words))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button says " + words));
        browser.executeScript("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button);
        button.click();
    }

    /** Plays a move with the mouse, and waits until it is over. */
    void play(String move) {
        int before = moves().size();
        click(".play-pits [data-pit='" + move + "']");
        await(move + " is played", before + 1, () -> moves().size());
        awaitQuiet();
    }

    /** Plays a move with the keyboard alone: arrows from the pit that Tab leads to, then Enter. */
    void playByKeys(String move) {
        JsonNode pits = replay("").get("layout").get("pits");
        String here = one(".play-pits [tabindex='0']").getDomAttribute("data-pit");
        JsonNode from = pit(pits, here);
        JsonNode to = pit(pits, move);
        int across = to.get("column").intValue() - from.get("column").intValue();
        int down = line(to) - line(from);
        List<CharSequence> keys = new ArrayList<>();
        for (int i = 0; i < Math.abs(down); i++) {
            keys.add(down > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP);
        }
        for (int i = 0; i < Math.abs(across); i++) {
            keys.add(across > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
        }
        keys.add(Keys.ENTER);
        browser.switchTo().activeElement().sendKeys(String.join("", keys));
    }

    private static JsonNode pit(JsonNode pits, String name) {
        for (JsonNode pit : pits) {
            if (pit.get("name").textValue().equals(name)) {
                return pit;
            }
        }
        throw new AssertionError("no pit " + name);
    }

    /** The line that a pit lies in as drawn, from above. */
    private static int line(JsonNode pit) {
        boolean front = pit.get("row").textValue().equals("front");
        return pit.get("owner").textValue().equals("north") ? (front ? 1 : 0) : (front ? 2 : 3);
    }

    /** Tabs to the pits of the board. */
    void tabToThePits() {
        browser.executeScript("document.querySelector('.player').focus()");
        for (int i = 0; i < 20; i++) {
            browser.switchTo().activeElement().sendKeys(Keys.TAB);
            if (browser.switchTo().activeElement().getDomAttribute("data-pit") != null) {
                return;
            }
        }
        throw new AssertionError("Tab does not lead to the pits");
    }

    /** The recording of the engine under parameters such as {@code ?moves=C}. */
    JsonNode replay(String query) {
        String url = TestSite.url("/api/v1/games/" + game + "/replay" + query);
        try (InputStream answer = URI.create(url).toURL().openStream()) {
            return JSON.readTree(answer);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The recording of the game that is in the address. */
    JsonNode recording() {
        String known = (String) browser.executeScript("""
                const asked = new URLSearchParams(location.search);
                for (const own of ["machine", "level", "seed", "match", "won"]) asked.delete(own);
                return asked.toString();
                """);
        return replay(known.isEmpty() ? "" : "?" + known);
    }
}

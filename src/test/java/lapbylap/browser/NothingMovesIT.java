package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** What stands on a page stands where it will when the player has started. */
class NothingMovesIT {

    /** Where all that can be seen stands, of the player and of the text; in no order, which a script may change. */
    private static final String PLACES = """
            return [...document.querySelectorAll(".player > *, .article > *, .play-form > *, main, footer")]
              .filter(one => !one.matches("dialog, .predict, .vh") && one.checkVisibility())
              .map(one => {
                const {top, height} = one.getBoundingClientRect();
                const name = one.id || one.className || one.dataset.part || one.textContent.trim().slice(0, 20);
                return one.localName + " " + name + ": " + Math.round(top + scrollY) + ", " + Math.round(height);
              })
              .sort();
            """;

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void listen() {
        browser.executeCdpCommand("Network.enable", Map.of());
    }

    @AfterEach
    void atADesk() {
        scripts(true);
        Emulation.reset(browser);
    }

    /** Whether scripts of pages come, for a browser that would run them. */
    private void scripts(boolean come) {
        browser.executeCdpCommand("Network.setBlockedURLs", Map.of("urls", come ? List.of() : List.of("*.js")));
    }

    @SuppressWarnings("unchecked")
    private List<String> places(String path, String ready) {
        browser.get("about:blank");
        browser.get(TestSite.url(path));
        Patience.with(browser).until(there -> browser.executeScript(ready));
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
        return (List<String>) browser.executeScript(PLACES);
    }

    @ParameterizedTest
    @CsvSource({
        "/en/games/en-dodoi/examples, 390, 844",
        "/en/games/en-dodoi/, 1366, 768",
        "/en/games/en-gehe/examples, 390, 844",
        "/en/games/en-gehe/examples, 768, 1024",
        "/en/games/en-gehe/examples, 1366, 768",
        "/pa/games/en-gehe/examples, 1920, 1080",
        "/en/games/bao-la-kimasai/examples, 390, 844",
        "/sw/games/bao-la-kimasai/examples, 1920, 1080",
        "/en/games/en-dodoi/play, 390, 844",
        "/sw/lessons/where-will-it-end, 390, 844",
        "/zu/lessons/where-will-it-end, 1366, 768",
        "/hu/games/bao-la-kimasai/, 390, 844",
        "/hu/games/en-gehe/play, 390, 844",
        "/en/games/bao-la-kimasai/play, 1366, 768",
        "/embed/en-gehe, 390, 844"
    })
    void nothingMovesWhenThePlayerStarts(String path, int width, int height) {
        Emulation.window(browser, width, height);
        scripts(false);
        List<String> before = places(path, "return document.readyState === 'complete'");
        scripts(true);
        List<String> after = places(path, "return !document.querySelector('.player [data-part=scrubber][inert]')");
        assertTrue(before.size() > 3, before::toString);
        assertEquals(String.join("\n", before), String.join("\n", after));
    }

    /** A page comes in pieces, its foot last; text above which a board has yet to appear would jump. */
    @Test
    void textBelowABoardIsNotSeenBeforeIt() {
        Emulation.window(browser, 768, 1024);
        browser.get(TestSite.url("/en/games/en-dodoi/examples"));
        String seen = "return document.querySelector('.article').checkVisibility()";
        assertTrue((boolean) browser.executeScript(seen));
        browser.executeScript("document.querySelector('footer').remove()");
        assertFalse((boolean) browser.executeScript(seen));
        Emulation.reset(browser);
        assertTrue((boolean) browser.executeScript(seen));
    }
}

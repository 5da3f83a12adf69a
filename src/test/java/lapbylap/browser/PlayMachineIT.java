package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.InputStream;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.Select;

/** The machine as a player, what it advises, and matches. */
class PlayMachineIT {
    /** A few turns before its end: South plays E, and North has no move. */
    private static final String NEAR_THE_END = "?moves=B,f,F,d,D,e";

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void withoutMotion() {
        Emulation.reset(browser);
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
    }

    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    /** The move that the address stands for. */
    private static String suggested(String query) throws Exception {
        String url = TestSite.url("/api/v1/games/en-dodoi/suggest" + query);
        try (InputStream answer = URI.create(url).toURL().openStream()) {
            return new JsonMapper().readTree(answer).get("move").textValue();
        }
    }

    @Test
    void itAnswersAsItsAddressSays() throws Exception {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?machine=north&level=3&seed=7");
        table.click(".play-pits [data-pit=B]");
        table.await("both have moved", 2, () -> table.moves().size());
        table.awaitQuiet();
        assertEquals(List.of("B", suggested("?moves=B&level=3&seed=7")), table.moves());
        assertTrue(table.address().contains("machine=north&level=3&seed=7"), table.address());
        table.click(".play-pits [data-pit=a]");
        assertEquals("South is to move; a is the other player’s.", table.hint());
    }

    /**
     * What the page asks of the server until a timer has run that is longer than the machine's pause. Timers of a page
     * run in their order, however busy the computer is.
     */
    private Object askedUntilItsTurnWouldHaveCome() {
        return browser.executeAsyncScript("""
                const [done] = arguments;
                const {fetch} = window;
                const asked = [];
                window.fetch = (address, ...rest) => {
                  asked.push(String(address));
                  return fetch(address, ...rest);
                };
                setTimeout(() => {
                  window.fetch = fetch;
                  done(asked);
                }, 1000);
                """);
    }

    @Test
    void aSharedLinkIsShownAsItIsUntilSomebodyLetsTheMachineMove() throws Exception {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?machine=south&seed=5");
        assertEquals("South: the machine", table.status());
        assertEquals(List.of(), askedUntilItsTurnWouldHaveCome());
        assertEquals(List.of(), table.moves());
        table.press("Let the machine move");
        table.await("it has moved", List.of(suggested("?level=2&seed=5")), table::moves);
        table.await("North is to move", "Your move: North", table::status);
    }

    @Test
    void takingBackLeadsToOnesOwnChoice() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?machine=north&seed=7");
        table.click(".play-pits [data-pit=C]");
        table.await("both have moved", 2, () -> table.moves().size());
        table.awaitQuiet();
        table.press("Take back");
        table.await("South chooses again", "After turn 0 of 2. A move from here gives up what followed.", table::hint);
    }

    @Test
    void twoMachinesPlayToTheEndWhileOneWatches() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "");
        table.click("input[name=machine][value=both]");
        table.press("Let the machine move");
        table.await("the game ends", false, () -> table.all(".play-story").isEmpty());
        assertTrue(table.moves().size() > 4, table::address);
        assertTrue(!table.recording().get("outcome").isNull());
    }

    @Test
    void aGoodMoveIsShownWithItsReasonAndPlayed() throws Exception {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?moves=C,f,B");
        table.press("A good move");
        table.await("it is told", 1, () -> table.all(".play-advice").size());
        String good = suggested("?moves=C,f,B&level=3&seed=0");
        String answer = suggested("?moves=C,f,B," + good + "&level=3&seed=0");
        String text = table.one(".play-advice p").getText();
        assertTrue(text.startsWith(good + " is a good move. It captures "), text);
        assertTrue(text.contains("The best answer may then be " + answer), text);
        assertTrue(table.pit(good).getDomAttribute("class").contains("pointed"));
        table.press("Show it");
        table.await("it is only looked at", "A look ahead", table::status);
        String after = table.replay("?moves=C,f,B," + good + "," + answer).get("frames").findValues("board").stream()
                .reduce((first, second) -> second)
                .orElseThrow()
                .toString();
        table.await("both moves are shown", after, () -> "[" + String.join(",", table.counts()) + "]");
        assertEquals(List.of("C", "f", "B"), table.moves());
        table.press("Play it");
        table.await("it is played", List.of("C", "f", "B", good), table::moves);
    }

    @Test
    void aLookAheadIsLeftAgain() {
        PlayTable table = PlayTable.open(browser, "bao-la-kimasai", "?moves=A6,a7");
        List<String> before = table.counts();
        table.press("A good move");
        table.await("it is told", 1, () -> table.all(".play-advice").size());
        table.press("Show it");
        table.await("it is only looked at", "A look ahead", table::status);
        table.press("Close");
        table.await("the game is back", "South to move", table::status);
        assertEquals(before, table.counts());
        assertEquals(List.of("A6", "a7"), table.moves());
    }

    @Test
    void aMatchGoesOnWithTheOtherStarterAndItsPinsAreInTheAddress() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", NEAR_THE_END);
        new Select(table.one("select[name=match]")).selectByValue("2");
        table.play("E");
        assertEquals(List.of("South: 1 of 2", "North: 0 of 2"), pins(table));
        table.press("Next game, North starts");
        table.await("the next game", "North to move", table::status);
        assertTrue(table.address().contains("match=2&won=1-0"), table.address());
        PlayTable again = PlayTable.open(browser, "en-dodoi", table.address());
        assertEquals(List.of("South: 1 of 2", "North: 0 of 2"), pins(again));
        assertEquals("North to move", again.status());
        assertEquals(1, again.all(".pins .pin").size());
        PlayTable last = PlayTable.open(browser, "en-dodoi", NEAR_THE_END + ",E&match=2&won=1-0");
        assertEquals(List.of("South: 2 of 2", "North: 0 of 2", "South has won the match."), pins(last));
        assertTrue(last.all(".play-story .main").isEmpty(), "no game follows");
    }

    private static List<String> pins(PlayTable table) {
        return table.all(".tally-pins p").stream()
                .map(line -> line.getText().strip())
                .toList();
    }

    @Test
    void onlyEnDodoiIsPlayedInMatches() {
        for (String game : List.of("bao-la-kimasai", "cross-endodoi", "en-gehe")) {
            assertTrue(
                    PlayTable.open(browser, game, "").all("select[name=match]").isEmpty());
        }
    }
}

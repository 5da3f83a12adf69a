package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** Playing by itself, seeds under way, and the address that goes along. */
class PlayIT {
    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    /** The name of the button that plays and pauses. */
    private static String playName(PlayerPage page) {
        return page.button("play").getAccessibleName();
    }

    private List<Integer> counts() {
        return Shown.on(browser).counts();
    }

    /** The boards on the way to a frame, seed by seed. */
    private static List<List<Integer>> wayTo(PlayerPage page, int frame) {
        return IntStream.rangeClosed(0, page.game().seeds(frame))
                .mapToObj(fallen -> page.game().partly(frame, fallen))
                .toList();
    }

    @Test
    void playsToTheEndAndStopsThere() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", -6);
        assertEquals("Play", playName(page));
        page.click("play");
        page.awaitFrame(page.game().last());
        page.await("it stops", "Play", () -> playName(page));
        page.await("the address tells the end", page.fragmentOf(page.game().last()), page::fragment);
        assertEquals(List.of("forward", "last"), page.disabled());
        assertEquals("play", page.focused());
    }

    @Test
    void fromTheEndItPlaysFromTheStart() {
        PlayerPage page = PlayerPage.open(browser, "speed=0.25", -1);
        page.click("play");
        page.await("the first lap is under way", true, () -> wayTo(page, 1).contains(counts()));
        assertEquals("Pause", playName(page));
    }

    @Test
    void pauseHoldsAFrame() {
        PlayerPage page = PlayerPage.open(browser, "speed=0.25", 6);
        page.click("play");
        page.await("seeds are under way", true, () -> wayTo(page, 7).contains(counts()));
        page.click("play");
        assertEquals("Play", playName(page));
        page.awaitFrame(7);
        page.await("the address tells the frame", page.fragmentOf(7), page::fragment);
    }

    @Test
    void aStepFinishesTheOneUnderWay() {
        PlayerPage page = PlayerPage.open(browser, "speed=0.25", 1);
        page.click("forward", "forward");
        page.await("the second lap is under way", true, () -> wayTo(page, 3).contains(counts()));
        page.click("back");
        page.awaitFrame(2);
        page.click("forward", "last");
        page.awaitFrame(page.game().last());
        page.click("back", "back", "forward", "first");
        page.awaitFrame(0);
    }

    @Test
    void theAddressIsFollowedAndWritten() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 12);
        long visited = (long) browser.executeScript("return history.length");
        page.click("forward");
        page.awaitFrame(13);
        page.await("the address tells the frame", page.fragmentOf(13), page::fragment);
        assertEquals(visited, browser.executeScript("return history.length"));
        browser.executeScript("location.hash = arguments[0]", page.fragmentOf(20));
        page.awaitFrame(20);
        browser.navigate().back();
        page.awaitFrame(13);
        browser.executeScript("location.hash = arguments[0]", page.fragmentOf(99_999));
        page.awaitFrame(page.game().last());
    }

    @Test
    void whereMotionIsUnwelcomeNothingFlies() {
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        PlayerPage page = PlayerPage.open(browser, "speed=0.25", 0);
        for (int frame = 1; frame <= page.game().turnEnds().get(0); frame++) {
            page.click("forward");
            assertEquals(page.game().shown(frame), Shown.afterDrawing(browser));
        }
        page.click("play");
        page.await("it plays", "Pause", () -> playName(page));
        int next = page.game().turnEnds().get(0) + 1;
        page.awaitFrame(next);
        page.click("play");
        page.awaitFrame(next);
        assertTrue(dropNumbers().contains(page.game().seeds(next)), "the drops are numbered");
    }

    private List<Integer> dropNumbers() {
        @SuppressWarnings("unchecked")
        List<String> texts = (List<String>) browser.executeScript(
                "return [...document.querySelectorAll('.player .marks text')].map(text => text.textContent)");
        return texts.stream().map(Integer::valueOf).toList();
    }

    @Test
    void whatWouldNeverEndIsBarredOnTheBoard() {
        browser.get("about:blank");
        browser.get(TestSite.url("/en/games/en-dodoi/examples#near-stuck.45"));
        Patience.with(browser).until(page -> barred().equals(3L));
        browser.findElement(By.cssSelector("[data-part=controls] [data-do=back]"))
                .click();
        Patience.with(browser).until(page -> barred().equals(0L));
        assertEquals(
                3L,
                browser.executeScript("return document.querySelectorAll('#near-stuck .ring.barred').length"),
                "on the last picture of the example");
    }

    private Object barred() {
        return browser.executeScript("return document.querySelectorAll('.board-live .ring.barred').length");
    }
}

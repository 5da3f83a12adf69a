package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** A whole game stepped through by clicks: whatever is on the board is what was recorded. */
class StepByMouseIT {
    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void atADesk() {
        Emulation.reset(browser);
    }

    @Test
    void everyFrameFromTheStartToTheSweepAndTheResult() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        int last = page.game().last();
        assertEquals("sweep", page.game().frame(last - 1).get("kind").textValue());
        assertEquals("result", page.game().frame(last).get("kind").textValue());
        assertEquals(List.of("first", "back"), page.disabled());
        for (int frame = 1; frame <= last; frame++) {
            page.click("forward");
            page.awaitFrame(frame);
        }
        assertEquals(List.of("forward", "last"), page.disabled());
        assertEquals("forward", page.focused());
        page.click("forward", "last");
        page.awaitFrame(last);
        assertEquals("last", page.focused());
    }

    @Test
    void everyFrameBackToTheStart() {
        PlayerPage page = PlayerPage.open(browser, "", -1);
        for (int frame = page.game().last() - 1; frame >= 0; frame--) {
            page.click("back");
            page.awaitFrame(frame);
        }
        assertEquals(List.of("first", "back"), page.disabled());
        assertEquals("back", page.focused());
        page.click("back", "first");
        page.awaitFrame(0);
        assertEquals("first", page.focused());
    }

    @Test
    void toTheEndAndToTheStart() {
        PlayerPage page = PlayerPage.open(browser, "", 5);
        assertEquals(List.of(), page.disabled());
        page.click("last");
        page.awaitFrame(page.game().last());
        page.click("first");
        page.awaitFrame(0);
    }

    @Test
    void turnByTurn() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        page.stepBy("turn");
        List<Integer> ends = page.game().turnEnds();
        for (int end : ends.subList(0, 2)) {
            page.click("forward");
            page.awaitFrame(end);
        }
        page.click("back");
        page.awaitFrame(ends.get(0));
        page.click("back");
        page.awaitFrame(0);
        page.click("last");
        for (int i = ends.size() - 2; i >= 0; i--) {
            page.click("back");
            page.awaitFrame(ends.get(i));
        }
    }

    @Test
    void seedBySeed() {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        page.stepBy("seed");
        int firstTurnEnds = page.game().turnEnds().get(0);
        for (int frame = 1; frame <= firstTurnEnds; frame++) {
            for (int fallen = 1; fallen < page.game().seeds(frame); fallen++) {
                page.click("forward");
                awaitSeeds(page, frame, fallen);
            }
            page.click("forward");
            page.awaitFrame(frame);
        }
        page.click("back");
        page.awaitFrame(firstTurnEnds - 1);
        for (int fallen = page.game().seeds(firstTurnEnds - 1) - 1; fallen > 0; fallen--) {
            page.click("back");
            awaitSeeds(page, firstTurnEnds - 1, fallen);
        }
        page.click("back");
        page.awaitFrame(firstTurnEnds - 2);
    }

    private static void awaitSeeds(PlayerPage page, int frame, int fallen) {
        page.await(
                "frame " + frame + ", seed " + fallen,
                page.game().partly(frame, fallen),
                () -> Shown.on(page.browser()).counts());
    }
}

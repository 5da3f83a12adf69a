package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

/** A visit by keys alone, as by somebody with a switch: each stop is seen, and what changes takes no focus away. */
class KioskKeyboardIT {
    private static final ChromeDriver BROWSER = TestSite.browser();
    private static final String NEXT = ".actions .main";
    private static final String PIT = ".room [data-pit]";

    @AfterAll
    static void leave() {
        Exhibit.close(BROWSER);
    }

    @ParameterizedTest
    @CsvSource({"1080, 1920", "1920, 1080"})
    void aVisit(int width, int height) {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url("/kiosk?idle=600"), width, height);
        exhibit.clock("clock.hasten(10)");
        choose(exhibit, ".tongues-list [lang=en]", "game");
        choose(exhibit, ".board-choice", "watch");
        exhibit.untilTrue("document.querySelector('.actions button')");
        exhibit.tabTo(".actions button");
        exhibit.untilTrue("document.querySelector('.actions button:nth-child(2)').checkVisibility()");
        assertTrue(exhibit.isFocused(".actions button:nth-child(2)"));
        choose(exhibit, NEXT, "try");
        tryAMove(exhibit);
        choose(exhibit, NEXT, "predict");
        predict(exhibit);
        choose(exhibit, NEXT, "people");
        choose(exhibit, NEXT, "choose");
        choose(exhibit, ".choices button", "play");
        playAgainstTheMachine(exhibit);
        choose(exhibit, NEXT, "bye");
        choose(exhibit, ".again", "attract");
    }

    private static void choose(Exhibit exhibit, String selector, String screen) {
        exhibit.tabTo(selector);
        exhibit.press(Keys.ENTER);
        exhibit.until(screen);
    }

    private static void tryAMove(Exhibit exhibit) {
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        exhibit.tabTo(PIT);
        exhibit.press(Keys.ARROW_RIGHT);
        assertTrue(exhibit.isFocused("[data-pit=B]"));
        exhibit.clock("clock.leap(601000)");
        exhibit.untilTrue("document.querySelector('.still-there:not([hidden])')");
        exhibit.press(Keys.ENTER);
        exhibit.untilTrue("document.querySelector('.still-there').hidden");
        assertTrue(exhibit.isFocused("[data-pit=B]"), "the focus is where it was before it was asked for");
        assertTrue(exhibit.isFocused(".legal"), "the key that woke the screen has played nothing");
        exhibit.press(Keys.ENTER);
        exhibit.untilTrue("document.querySelectorAll('.actions button').length === 2");
        assertTrue(exhibit.isFocused("[data-pit=B]"));
    }

    private static void predict(Exhibit exhibit) {
        exhibit.untilTrue("document.querySelector('.predict-pits:not([inert])')");
        assertTrue(exhibit.isFocused(PIT));
        exhibit.press(Keys.ARROW_RIGHT);
        exhibit.press(Keys.ENTER);
        exhibit.untilTrue("document.querySelector('.judge')");
        exhibit.untilTrue("document.activeElement.matches('.actions button:first-child')");
        exhibit.press(Keys.ENTER);
        exhibit.untilTrue("document.activeElement.matches('.predict-pits:not([inert]) *')");
    }

    private static void playAgainstTheMachine(Exhibit exhibit) {
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        exhibit.tabTo(PIT);
        exhibit.press(Keys.ENTER);
        exhibit.untilTrue("document.querySelector('.play-pits .legal') === null");
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        assertTrue(exhibit.isFocused(PIT));
    }
}

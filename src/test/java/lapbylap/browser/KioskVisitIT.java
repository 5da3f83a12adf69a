package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * A visit to the exhibit, by touch, from the loop that waits for it to the good-bye; and what hands cannot do to it.
 */
class KioskVisitIT {
    private static final ChromeDriver BROWSER = TestSite.browser();
    private static final String GAMES = "/kiosk?games=en-dodoi,bao-la-kimasai&idle=600";
    private static final String QUICK = "clock.hasten(10)";
    private static final String WATCHED = "document.querySelector('.actions button:nth-child(2)')?.checkVisibility()";

    @AfterAll
    static void leave() {
        Exhibit.close(BROWSER);
    }

    @ParameterizedTest
    @CsvSource({"en, 1080, 1920", "pa, 1920, 1080"})
    void theWholeVisit(String language, int width, int height) {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url(GAMES), width, height);
        exhibit.untilTrue("document.querySelector('.crop .board-live')");
        exhibit.clock("clock.hasten(.001)");
        exhibit.check();
        exhibit.clock(QUICK);
        exhibit.tap(".crop");
        exhibit.until("language");
        exhibit.check();
        exhibit.tap(".choices [lang=" + language + "]");
        exhibit.until("game");
        exhibit.check();
        exhibit.tap(".board-choice");

        exhibit.until("watch");
        assertEquals(language, exhibit.run("return document.documentElement.lang"));
        exhibit.untilTrue(WATCHED);
        exhibit.check();
        exhibit.tap(".actions .main");

        exhibit.until("try");
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        exhibit.check();
        exhibit.tap("[data-pit=C]");
        exhibit.untilTrue("document.querySelectorAll('.actions button').length === 2");
        exhibit.tap(".actions .main");

        exhibit.until("predict");
        exhibit.untilTrue("document.querySelector('.predict-pits:not([inert])')");
        exhibit.check();
        exhibit.tap("[data-pit=c]");
        exhibit.untilTrue("document.querySelector('.judge') && document.querySelector('.score .hit')");
        exhibit.tap(".actions .main");

        exhibit.until("people");
        exhibit.check();
        exhibit.tap(".actions .main");
        exhibit.until("choose");
        exhibit.check();
        exhibit.tap(".choices button:first-child");
        playAgainstTheMachine(exhibit);

        exhibit.tap(".actions .main");
        exhibit.until("bye");
        // the board as it was left, and what is known of it
        exhibit.untilTrue(
                "document.querySelector('.board-live .counts text') && document.querySelector('.learnt .credit')");
        assertTrue(BROWSER.findElement(By.cssSelector(".done")).getText().matches(".*2\\D+1\\D+1\\D*"));
        exhibit.check();
        exhibit.clock("clock.leap(31000)");
        exhibit.until("attract");
        assertEquals(true, exhibit.run("return document.querySelector('a[href], iframe, [target]') === null"));
        assertEquals(TestSite.url(GAMES), BROWSER.getCurrentUrl());
    }

    private static void playAgainstTheMachine(Exhibit exhibit) {
        exhibit.until("play");
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        exhibit.check();
        exhibit.tap("[data-pit=C]");
        exhibit.untilTrue("document.querySelector('.play-pits .legal') === null");
        exhibit.untilTrue("document.querySelector('.play-pits .legal[data-pit=A], .play-pits .legal[data-pit=B]')");
    }

    @ParameterizedTest
    @CsvSource({"bao-la-kimasai, 1080, 1920", "en-gehe, 1920, 1080"})
    void otherBoardsCanBeReadAndTouchedToo(String game, int width, int height) {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url("/kiosk?hands=one&games=" + game), width, height);
        exhibit.clock(QUICK);
        exhibit.tap(".tongues-list [lang=hu]");
        exhibit.untilTrue(WATCHED);
        exhibit.tap(".actions .quiet");
        exhibit.until("play");
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        exhibit.check();
    }

    @Test
    void aTextThatIsTooFaintIsFound() {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url(GAMES), 1080, 1920);
        exhibit.tap(".crop");
        exhibit.until("language");
        exhibit.run("document.querySelector('h1').style.color = '#A58F70'");
        List<String> faint = Contrast.tooFaint(BROWSER);
        assertEquals(1, faint.size(), faint::toString);
        assertTrue(faint.get(0).contains(" Choose your language at "), faint::toString);
    }

    @Test
    void silenceEndsAVisitAndLeavesNothingOfIt() {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url("/kiosk?games=en-dodoi&idle=90"), 1080, 1920);
        exhibit.tap(".tongues-list [lang=hu]");
        exhibit.until("watch");
        exhibit.clock("clock.leap(1000)");
        exhibit.tap(".actions .main");
        exhibit.until("try");
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        exhibit.clock("clock.leap(70000)");
        assertTrue(BROWSER.findElements(By.cssSelector(".still-there:not([hidden])"))
                .isEmpty());
        exhibit.clock("clock.leap(21000)");
        exhibit.untilTrue("document.querySelector('.still-there:not([hidden])')");
        exhibit.check();
        exhibit.tap(".still-there button");
        exhibit.untilTrue("document.querySelector('.still-there').hidden && !document.querySelector('.room').inert");
        exhibit.until("try");
        exhibit.clock("clock.leap(91000)");
        exhibit.untilTrue("document.querySelector('.still-there:not([hidden])')");
        exhibit.clock("clock.leap(16000)");
        exhibit.until("attract");
        assertEquals(true, exhibit.run("return document.querySelector('.still-there').hidden"));
        exhibit.untilTrue("document.querySelectorAll('.player, .play-pits').length <= 1");
    }

    @Test
    void whatIsTouchedBeforeTheServerAnswersDoesNoHarm() {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url("/kiosk?games=en-dodoi&hands=one&idle=600"), 1080, 1920);
        exhibit.tap(".tongues-list [lang=en]");
        exhibit.untilTrue("document.querySelector('.actions .quiet')");
        exhibit.clock("clock.leap(1000)");
        exhibit.run("""
                window.wrong = [];
                addEventListener('error', ({message}) => wrong.push(message));
                addEventListener('unhandledrejection', ({reason}) => wrong.push(String(reason)));
                """);
        exhibit.hold();
        exhibit.run("document.querySelector('.actions .quiet').click()");
        exhibit.until("play");
        exhibit.clock("clock.leap(1000)");
        exhibit.run("document.querySelectorAll('.actions button:not(.main)').forEach(button => button.click())");
        exhibit.release();
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        assertEquals(List.of(), exhibit.run("return wrong"));
        assertEquals(2L, exhibit.run("return document.querySelectorAll('.actions button').length"));
    }

    @Test
    void handsCannotBreakIt() {
        Exhibit exhibit = Exhibit.at(BROWSER, TestSite.url(GAMES), 1080, 1920);
        exhibit.tap(".crop");
        exhibit.until("language");
        assertEquals(List.of(), exhibit.run("""
                const body = document.body;
                const tries = {
                  contextmenu: new MouseEvent('contextmenu', {bubbles: true, cancelable: true}),
                  selectstart: new Event('selectstart', {bubbles: true, cancelable: true}),
                  dragstart: new Event('dragstart', {bubbles: true, cancelable: true}),
                  wheel: new WheelEvent('wheel', {bubbles: true, cancelable: true, ctrlKey: true}),
                  touchmove: new Event('touchmove', {bubbles: true, cancelable: true}),
                  auxclick: new MouseEvent('auxclick', {bubbles: true, cancelable: true, button: 1}),
                };
                for (const key of ['F5', 'F11', 'Escape', 'Backspace', 'BrowserBack', 'a']) {
                  tries[key] = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
                }
                for (const key of ['Tab', 'ArrowLeft']) {
                  tries['alt ' + key] = new KeyboardEvent('keydown', {key, altKey: true, bubbles: true, cancelable: true});
                }
                const done = Object.keys(tries).filter(name => body.dispatchEvent(tries[name]));
                if (getComputedStyle(body).touchAction !== 'none') done.push('touch-action');
                if (getComputedStyle(document.querySelector('h1')).userSelect !== 'none') done.push('selection');
                if (document.documentElement.scrollHeight > innerHeight) done.push('scroll');
                return done;"""));
        List<WebElement> languages = BROWSER.findElements(By.cssSelector(".choices button"));
        exhibit.tapBoth(languages.get(0), languages.get(1));
        exhibit.clock("clock.leap(1000)");
        exhibit.until("language");
        exhibit.tap(".choices [lang=en]");
        exhibit.until("game");
    }
}

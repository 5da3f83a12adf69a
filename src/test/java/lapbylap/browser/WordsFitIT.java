package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import lapbylap.i18n.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * On a telephone, long words of any language stay on the page and in their buttons, and what is told stays in its
 * strip. On a laptop the buttons below a board stand in one line.
 */
class WordsFitIT {
    private static final ChromeDriver BROWSER = TestSite.browser();
    private static final String USUAL = "/[a-z]+/(about|games/en-dodoi/(rules|examples)?)?";

    static Stream<String> usual() {
        return SitePages.inEveryLanguage().stream().filter(path -> path.matches(USUAL));
    }

    static Stream<String> others() {
        return SitePages.inEveryLanguage().stream().filter(path -> !path.matches(USUAL));
    }

    @AfterAll
    static void atADesk() {
        Emulation.reset(BROWSER);
    }

    @ParameterizedTest
    @MethodSource("usual")
    void wordsFit(String path) {
        check(path);
    }

    @ParameterizedTest
    @MethodSource("others")
    @Tag("full")
    void wordsFitElsewhere(String path) {
        check(path);
    }

    @ParameterizedTest
    @MethodSource("languages")
    void onLaptopsTheButtonsStandInOneLine(String language) {
        for (int width : new int[] {1280, 1366, 1440}) {
            open("/" + language + "/games/en-dodoi/examples", width, 800);
            assertEquals(List.of(), BROWSER.executeScript("""
                    const middle = element => element.getBoundingClientRect().top + element.offsetHeight / 2;
                    const seen = [...document.querySelectorAll(".controls > *")].filter(one => one.checkVisibility());
                    return seen.filter(one => Math.abs(middle(one) - middle(seen[0])) > 2).map(one => one.className);
                    """), language + " " + width);
        }
    }

    static Stream<String> languages() {
        return Language.all().stream().map(Language::tag);
    }

    private static void open(String path, int width, int height) {
        Emulation.window(BROWSER, width, height);
        BROWSER.get(TestSite.url(path));
        Patience.with(BROWSER)
                .until(page ->
                        page.findElements(By.cssSelector(".player [inert]")).isEmpty());
        BROWSER.executeAsyncScript("document.fonts.ready.then(arguments[0])");
    }

    private static void check(String path) {
        open(path, 390, 844);
        // at the end and one step before it most clauses are at work at once
        BROWSER.executeScript("for (const one of ['last', 'back'])"
                + " document.querySelector(`[data-part=controls] [data-do=${one}]`)?.click()");
        assertEquals(List.of(), BROWSER.executeScript("""
                const told = [];
                const show = (what, element) => told.push(`${what}: ${element.className} ${element.textContent.trim().slice(0, 60)}`);
                if (document.documentElement.scrollWidth > innerWidth) told.push(`page is ${document.documentElement.scrollWidth} wide`);
                for (const button of document.querySelectorAll("button, summary, .steps span, .tabs a")) {
                  if (button.innerText && button.scrollWidth > button.clientWidth + 1 && button.clientWidth > 1 && getComputedStyle(button).display !== "inline")
                    show("does not hold its words", button);
                }
                const scrolls = element => element.closest(".compare, pre, .places svg, .vh, .board-box, .definition");
                for (const block of document.querySelectorAll("h1, h2, h3, p, li, dt, dd, figcaption, label, button")) {
                  const {left, right, width} = block.getBoundingClientRect();
                  if (width > 1 && (right > innerWidth + 1 || left < -1) && !scrolls(block)) show("is off the page", block);
                }
                const why = document.querySelector(".clauses summary")?.getBoundingClientRect();
                for (const clause of document.querySelectorAll(".clauses li:not([hidden])")) {
                  // behind its certainty there is only room
                  const {right, bottom} = clause.querySelector(".disc").getBoundingClientRect();
                  if (right > why.left && bottom > why.top) show("lies under who says so", clause);
                }
                const strip = document.querySelector(".narration");
                if (strip && strip.scrollHeight > strip.clientHeight + 1) show("does not hold what is told", strip);
                return told;
                """), path);
    }
}

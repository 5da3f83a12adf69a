package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Lessons as a teacher finds, reads and prints them. */
class LessonIT {
    private static final String PATH = "/lessons/count-the-seeds";

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private List<WebElement> all(String css) {
        return browser.findElements(By.cssSelector(css));
    }

    @Test
    void theListTellsWhichLessonsAreInEnglishOnly() {
        browser.get(TestSite.url("/zu/"));
        browser.findElement(By.linkText("Izifundo")).click();
        List<WebElement> cards = all(".cards .card");
        assertTrue(cards.size() >= 6, "six lessons");
        for (WebElement card : cards) {
            WebElement link = card.findElement(By.tagName("a"));
            assertEquals("en", link.getDomAttribute("hreflang"));
            assertTrue(card.getText().endsWith("· ngesiNgisi"), card.getText());
        }
        cards.get(0).findElement(By.tagName("a")).click();
        assertEquals(1, all(".missing").size());
        assertTrue(all(".lesson-line").get(0).getText().endsWith("imizuzu engu-40"));
        assertEquals("ngesiNgisi", all(".lesson-links a").get(1).getDomAttribute("data-in"));
    }

    @Test
    void answersAreFoldedAwayUntilSomebodyAsksForThem() {
        browser.get(TestSite.url("/en" + PATH));
        WebElement first = all(".question").get(0);
        first.findElement(By.tagName("summary")).click();
        assertTrue(first.findElement(By.tagName("p")).isDisplayed());
        browser.executeScript(
                "window.print = () => { window.printed = document.querySelectorAll('.question[open]').length }");
        long all = all(".question").size();
        for (String button : List.of("answers", "print")) {
            all(".lesson-buttons [data-do=" + button + "]").get(0).click();
            assertEquals(button.equals("answers") ? all : 0, browser.executeScript("return window.printed"));
            browser.executeScript("dispatchEvent(new Event('afterprint'))");
            assertEquals(1, all(".question[open]").size(), "as it was before");
        }
        browser.get(TestSite.url("/en" + PATH + "?answers=yes"));
        assertEquals(all, all(".question[open]").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sw"})
    void onPaperBoardsAreWholeAndAnswersAreOptional(String language) throws Exception {
        for (String query : List.of("", "?answers=yes")) {
            browser.get(TestSite.url("/" + language + PATH + query));
            browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
            PrintedSheet sheet = PrintedSheet.onA4(browser);
            assertEquals(List.of(), sheet.outside());
            assertTrue(sheet.pages().size() < 9, "pages: " + sheet.pages().size());
            String paper = squeezed(String.join("", sheet.lines()));
            for (WebElement question : all(".question")) {
                String ask = words(question.findElement(By.tagName("summary")));
                String answer = words(question.findElement(By.tagName("p")));
                assertTrue(paper.contains(squeezed(ask)), ask);
                assertEquals(!query.isEmpty(), paper.contains(squeezed(ask + answer)), answer);
            }
            assertFalse(paper.contains(squeezed(all(".lesson-buttons a").get(0).getDomProperty("textContent"))));
            for (WebElement example : all(".example")) {
                assertTrue(onOnePage(sheet, example), example.getDomProperty("id"));
            }
        }
    }

    /** Whether the name of an example and what is told of each of its boards stand on the same page. */
    private static boolean onOnePage(PrintedSheet sheet, WebElement example) {
        List<String> told = example.findElements(By.cssSelector("figcaption, .example-board p")).stream()
                .map(words -> squeezed(words.getDomProperty("textContent")))
                .toList();
        // what stands side by side is read line by line, so words are looked for one by one
        return sheet.pages().stream().anyMatch(lines -> {
            String page = squeezed(String.join("", lines));
            return page.contains(told.get(0)) && told.stream().allMatch(words -> page.contains(words.substring(0, 9)));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sw"})
    void thePageForAColleagueIsOnePage(String language) throws Exception {
        browser.get(TestSite.url("/" + language + "/lessons/"));
        all(".guide a").get(0).click();
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
        assertEquals(1, PrintedSheet.onA4(browser).pages().size());
    }

    /** What stands there, but for the definitions of words, which open when they are pointed at. */
    private String words(WebElement element) {
        return (String) browser.executeScript("""
                const copy = arguments[0].cloneNode(true);
                copy.querySelectorAll('.definition').forEach(one => one.remove());
                return copy.textContent;
                """, element);
    }

    private static String squeezed(String text) {
        return text.replaceAll("[\\s\\u00ad-]+", "");
    }
}

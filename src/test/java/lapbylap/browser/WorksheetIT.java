package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.Select;

/** A teacher who is here for the first time makes a worksheet. */
class WorksheetIT {
    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    private void click(String text) {
        browser.findElement(By.xpath("//button[normalize-space()='" + text + "']"))
                .click();
    }

    private void tick(String text) {
        browser.findElement(By.xpath("//label[span[normalize-space()='" + text + "']]"))
                .click();
    }

    private static List<String> questions(ChromeDriver browser) {
        return browser.findElements(By.cssSelector(".sheet:not(.answers) .asked-text p")).stream()
                .map(WebElement::getText)
                .toList();
    }

    @Test
    void fromTheFirstPageToAPrintedSheetWithItsKey() throws Exception {
        browser.get(TestSite.url("/en/"));
        browser.findElement(By.linkText("En Dodoi")).click();
        browser.findElement(By.linkText("Worksheet")).click();
        assertEquals(3, questions(browser).size());
        tick("Relay, capture or stop?");
        tick("Which move captures most?");
        new Select(one("select[name=level]")).selectByValue("2");
        new Select(one("select[name=number]")).selectByValue("6");
        new Select(one("select[name=paper]")).selectByValue("letter");
        click("Show this sheet");
        String address = browser.getCurrentUrl();
        assertTrue(address.contains("?kinds=last-seed,board,most&level=2&number=6"), address);
        assertFalse(one("[name=kinds][value=ending]").isSelected());
        List<String> first = questions(browser);
        assertEquals(6, first.size());
        assertTrue(first.get(2).contains("Which one captures most?"), first.get(2));
        click("Another sheet");
        Patience.with(browser).until(page -> page.getCurrentUrl().endsWith("&seed=2"));
        List<String> second = questions(browser);
        assertFalse(first.equals(second));
        browser.executeScript("window.print = () => document.body.dataset.printed = 'yes'");
        click("Print");
        assertEquals("yes", one("body").getDomAttribute("data-printed"));
        List<String> lines = PrintedSheet.of(browser).lines();
        assertEquals(
                6,
                lines.stream().filter(line -> line.matches("f \\d+ e \\d+ .*")).count()
                        - lines.stream()
                                .skip(lines.indexOf("Answers"))
                                .filter(line -> line.matches("f \\d+ .*"))
                                .count());
        assertTrue(
                lines.stream().anyMatch(line -> line.matches("3 [a-fA-F] captures most: \\d+\\..*")), lines::toString);
    }

    @Test
    void whatIsPrintedIsWhatIsChosen() {
        browser.get(TestSite.url("/en/games/bao-la-kimasai/worksheet"));
        new Select(one("select[name=level]")).selectByValue("3");
        Patience.with(browser).until(page -> one(".sheet-line").getText().startsWith("Level 3"));
        assertTrue(browser.getCurrentUrl().contains("level=3"), browser.getCurrentUrl());
        assertEquals("level", browser.switchTo().activeElement().getDomAttribute("name"));
        click("Another sheet");
        Patience.with(browser).until(page -> page.getCurrentUrl().endsWith("&seed=2"));
        assertTrue(browser.getCurrentUrl().contains("level=3"), browser.getCurrentUrl());
    }

    /** A choice made just before is not lost, though the server has not answered yet. */
    @Test
    void buttonsWaitForWhatWasChosen() {
        browser.get(TestSite.url("/en/games/bao-la-kimasai/worksheet"));
        browser.executeScript("window.held = new Promise(done => { window.answer = done; });"
                + "const {fetch} = window; window.fetch = (...asked) => held.then(() => fetch(...asked));");
        browser.executeScript(
                "window.print = () => { window.printed = document.querySelector('.sheet-line').textContent.trim(); }");
        new Select(one("select[name=level]")).selectByValue("3");
        click("Print");
        assertEquals(null, browser.executeScript("return window.printed"));
        browser.executeScript("window.answer()");
        Patience.await(
                browser,
                "what is printed",
                true,
                () -> browser.executeScript("return window.printed?.startsWith('Level 3')"));
        browser.executeScript("window.held = new Promise(done => { window.answer = done; });");
        new Select(one("select[name=level]")).selectByValue("2");
        click("Another sheet");
        // a page that does not wait is another one by now
        browser.executeScript("window.answer?.()");
        Patience.with(browser).until(page -> page.getCurrentUrl().endsWith("&seed=2"));
        assertTrue(browser.getCurrentUrl().contains("level=2"), browser.getCurrentUrl());
        Patience.with(browser).until(page -> one(".sheet-line").getText().startsWith("Level 2"));
    }

    /** An address on paper is typed in again: it needs the name of the site, here that of the page. */
    @Test
    void whatIsOnPaperTellsWhereTheSheetIs() {
        browser.get(TestSite.url("/en/games/en-dodoi/worksheet?seed=5"));
        for (int level = 1; level <= 2; level++) {
            new Select(one("select[name=level]")).selectByValue(Integer.toString(level));
            String wanted = TestSite.url("/en/games/en-dodoi/worksheet?kinds=last-seed,board,ending&level=" + level
                    + "&number=3&paper=a4&seed=5");
            Patience.await(
                    browser,
                    "both addresses",
                    List.of(wanted, wanted),
                    () -> browser.findElements(By.cssSelector(".sheet .address")).stream()
                            .map(WebElement::getText)
                            .toList());
        }
    }

    @Test
    void theLinkIsCopied() {
        browser.get(TestSite.url("/en/games/en-gehe/worksheet?seed=5"));
        // pages that are not served over a secure connection may not write to the clipboard everywhere
        browser.executeScript("Object.defineProperty(navigator, 'clipboard', {configurable: true,"
                + " value: {writeText: async text => { window.copied = text; }}})");
        click("Copy link");
        String copied = (String) browser.executeScript("return window.copied");
        assertEquals(
                TestSite.url("/en/games/en-gehe/worksheet?kinds=last-seed,board,ending&level=1&number=3"
                        + "&paper=a4&seed=5"),
                copied);
        assertEquals("Copied.", one(".buttons [role=status]").getText());
        browser.executeScript("navigator.clipboard.writeText = async () => { throw new Error('no'); }");
        click("Copy link");
        assertEquals(copied, one(".buttons [role=status] input").getDomProperty("value"));
        Axe.check(browser);
    }

    @Test
    void whatIsAskedCanBeWatched() {
        browser.get(TestSite.url("/en/games/bao-la-kimasai/worksheet?kinds=last-seed&number=1&seed=3"));
        String board = one(".sheet:not(.answers) svg.board").getAccessibleName();
        browser.findElement(By.linkText("Watch question 1")).click();
        String frame = browser.getCurrentUrl().replaceAll(".*\\D", "");
        Patience.with(browser).until(page -> one("[data-part=count]").getText().startsWith(frame + " "));
        assertEquals(board, "A board: " + String.join(", ", namesAndCounts()));
    }

    @SuppressWarnings("unchecked")
    private List<String> namesAndCounts() {
        return (List<String>) browser.executeScript("""
                const {layout, frames} = JSON.parse(document.querySelector('.recording').textContent);
                const at = Number(/\\d+$/.exec(location.hash)[0]);
                return layout.pits.map(({name, index}) => name + " " + frames[at].board[index]);
                """);
    }

    @Test
    void otherLanguagesShowTheSameSheet() {
        browser.get(TestSite.url("/en/games/en-dodoi/worksheet?kinds=board&number=2&seed=8"));
        List<String> boards = boards();
        one(".languages summary").click();
        one(".languages a[hreflang=sw]").click();
        assertTrue(browser.getCurrentUrl().contains("/sw/games/en-dodoi/worksheet?kinds=board&number=2&seed=8"));
        assertEquals(boards, boards());
    }

    private List<String> boards() {
        return browser.findElements(By.cssSelector(".sheet .board .counts")).stream()
                .map(counts -> counts.getDomProperty("textContent"))
                .toList();
    }

    /** On a narrow screen too, everything can be reached and nothing stands out beyond the page. */
    @Test
    void fitsATelephone() {
        for (String game : List.of("en-dodoi", "bao-la-kimasai", "en-gehe")) {
            Emulation.window(browser, 390, 844);
            browser.get(TestSite.url("/en/games/" + game + "/worksheet"));
            assertTrue(
                    (boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"), game);
            for (WebElement control : browser.findElements(By.cssSelector(".choose label, .buttons button"))) {
                assertTrue(control.getSize().height >= 48, control.getText());
            }
        }
    }

    @Test
    void keepsTheRulesOfAxe() {
        for (int width : new int[] {390, 1366}) {
            Emulation.window(browser, width, 900);
            browser.get(TestSite.url("/en/games/en-gehe/worksheet?kinds=last-seed,board,ending,most,play-on&number=5"));
            Axe.checkEverywhere(browser, width, 900);
        }
    }
}

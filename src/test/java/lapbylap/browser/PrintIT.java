package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.text.Normalizer;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** A page printed by the browser and read back: all of its text, three boards an example, and no controls. */
class PrintIT {
    private final ChromeDriver browser = TestSite.browser();

    static List<String> pages() {
        return SitePages.ofContent();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void thePaperHoldsTheTextAndTheBoards(String path) throws IOException {
        Emulation.reset(browser);
        browser.get(TestSite.url(path));
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
        String paper = printed();
        // headings over choices to be made are of no use on paper
        for (WebElement heading : browser.findElements(By.cssSelector("article :is(h1, h2, h3):not(form *)"))) {
            assertHolds(paper, heading.getDomProperty("textContent"));
        }
        List<WebElement> examples = browser.findElements(By.className("example"));
        for (WebElement example : examples) {
            assertHolds(paper, example.findElement(By.tagName("figcaption")).getDomProperty("textContent"));
            List<WebElement> boards = example.findElements(By.cssSelector(".example-board p"));
            assertTrue(boards.size() >= 1 && boards.size() <= 3, example.getDomProperty("id"));
            for (WebElement board : boards) {
                assertHolds(paper, board.getDomProperty("textContent"));
            }
        }
        String text = squeezed(browser.findElement(By.id("article")).getDomProperty("textContent"));
        for (WebElement button : browser.findElements(By.cssSelector(".controls button"))) {
            String name = button.getDomProperty("textContent").strip();
            // some names are words that a text may hold, above all in other languages
            boolean telling = path.startsWith("/en/") && name.length() > 5 && !text.contains(squeezed(name));
            assertFalse(telling && paper.contains(squeezed(name)), "printed: " + name);
        }
    }

    private String printed() throws IOException {
        Object data = browser.executeCdpCommand("Page.printToPDF", Map.of("paperWidth", 8.27, "paperHeight", 11.69))
                .get("data");
        try (PDDocument document = Loader.loadPDF(Base64.getDecoder().decode((String) data))) {
            assertTrue(document.getNumberOfPages() < 40, "a page that goes on without end");
            return squeezed(new PDFTextStripper().getText(document));
        }
    }

    private static void assertHolds(String paper, String text) {
        assertTrue(paper.contains(squeezed(text)), () -> "not on paper: " + text);
    }

    /** Lines break elsewhere on paper, so spaces do not count. */
    private static String squeezed(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).replaceAll("[\\s\\u00ad-]+", "");
    }
}

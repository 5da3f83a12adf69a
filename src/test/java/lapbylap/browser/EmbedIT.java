package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;

/** The player in somebody else's page: another origin, a sandbox, and no storage. */
class EmbedIT {
    private static final String SANDBOX = "allow-scripts allow-same-origin";

    private static HttpServer school;
    private static ChromeDriver browser;
    private static volatile String lesson = "";

    @BeforeAll
    static void start() throws IOException {
        school = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        school.createContext("/", exchange -> {
            byte[] page = lesson.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            try (var body = exchange.getResponseBody()) {
                body.write(page);
            }
        });
        school.start();
        browser = Browser.startWithoutStorage();
    }

    @AfterAll
    static void end() {
        browser.quit();
        school.stop(0);
    }

    @BeforeEach
    void atADesk() {
        Emulation.reset(browser);
    }

    /** Opens a page of the school's that holds a frame, and gives the frame the height that it asks for. */
    private static void visit(String frame) {
        lesson = """
                <!DOCTYPE html><html lang="en"><title>Our lesson</title><h1>Our lesson</h1>
                %s
                <script>
                addEventListener('message', ({data, origin}) => {
                  if (data.type !== 'lap-by-lap:height') return;
                  window.told = {height: data.height, origin};
                  document.querySelector('iframe').height = data.height;
                });
                </script>""".formatted(frame);
        browser.get("http://127.0.0.1:" + school.getAddress().getPort() + "/");
    }

    private static String frame(String path, int width) {
        return "<iframe src=\"%s\" title=\"En Dodoi\" width=\"%d\" height=\"150\" sandbox=\"%s\"></iframe>"
                .formatted(TestSite.url(path), width, SANDBOX);
    }

    private static void intoTheFrame() {
        browser.switchTo().frame(browser.findElement(By.tagName("iframe")));
    }

    private static void awaitPlayer() {
        Patience.with(browser)
                .until(ExpectedConditions.presenceOfElementLocated(
                        By.cssSelector(".player [data-part=controls]:not([inert])")));
    }

    private static void awaitText(String css, String text) {
        Patience.with(browser).until(ExpectedConditions.textToBe(By.cssSelector(css), text));
    }

    @Test
    void storageIsBlockedHere() {
        visit(frame("/embed/en-dodoi", 700));
        intoTheFrame();
        assertEquals(true, browser.executeScript("try { localStorage; return false } catch { return true }"));
    }

    @Test
    void playsInASandboxAndAsksForItsHeight() {
        visit(frame("/embed/en-dodoi?moves=C,f,C&speed=4", 700));
        intoTheFrame();
        awaitPlayer();
        awaitText("[data-part=count]", "0 of " + last());
        browser.findElement(By.cssSelector("[data-part=controls] [data-do=forward]"))
                .click();
        awaitText("[data-part=count]", "1 of " + last());
        browser.findElement(By.cssSelector("[data-part=controls] [data-do=forward]"))
                .sendKeys(Keys.END);
        awaitText("[data-part=count]", last() + " of " + last());
        Patience.with(browser).until(driver -> (boolean)
                browser.executeScript("return document.body.scrollHeight <= innerHeight && innerHeight > 400"));
        browser.switchTo().defaultContent();
        assertEquals(TestSite.url(""), browser.executeScript("return told.origin"));
        long wide = ((Number) browser.executeScript("return told.height")).longValue();
        browser.executeScript("document.querySelector('iframe').width = 340");
        Patience.with(browser)
                .until(driver -> ((Number) browser.executeScript("return told.height")).longValue() != wide);
        intoTheFrame();
        Patience.with(browser)
                .until(driver -> (boolean) browser.executeScript("return document.body.scrollHeight <= innerHeight"));
        assertTrue((boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"));
    }

    /** The number of the last frame, as the page tells it. */
    private static String last() {
        return browser.findElement(By.cssSelector(".example")).getDomAttribute("data-to");
    }

    @Test
    void predictsAndComparesInTheFrame() {
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        visit(frame("/embed/en-dodoi?moves=C,f,C", 700));
        intoTheFrame();
        awaitPlayer();
        PlayerMenu.open(browser, "predict");
        Patience.with(browser)
                .until(ExpectedConditions.elementToBeClickable(By.cssSelector(".predict-pits [data-pit=D]")))
                .click();
        Patience.with(browser).until(ExpectedConditions.attributeToBe(By.cssSelector(".predict"), "data-now", "told"));
        browser.findElement(By.cssSelector(".predict-done")).click();
        PlayerMenu.open(browser, "readings");
        Patience.with(browser)
                .until(ExpectedConditions.numberOfElementsToBe(By.cssSelector(".reading .board-live"), 2));
        Emulation.prefer(browser);
    }

    @Test
    void whatIsWrongIsToldInTheFrame() {
        visit(frame("/embed/en-dodoi?moves=C,C", 340));
        intoTheFrame();
        Patience.with(browser).until(ExpectedConditions.textToBe(By.tagName("h1"), "Pit of the other player"));
        assertTrue(browser.findElement(By.tagName("p")).getText().startsWith("move 2, \"C\": it is North’s turn"));
        browser.switchTo().defaultContent();
        Patience.with(browser).until(driver -> (boolean) browser.executeScript("return window.told?.height > 0"));
    }

    /** A teacher copies the code from a page, puts it into another one, and looks. */
    @Test
    void theCodeCopiedShowsTheSameGame() {
        browser.get(TestSite.url("/en/games/en-dodoi/") + "#whole-game.7");
        awaitPlayer();
        PlayerMenu.open(browser, "embed");
        WebElement code = Patience.with(browser)
                .until(ExpectedConditions.presenceOfElementLocated(By.cssSelector(".embed-code textarea")));
        browser.findElement(By.cssSelector(".embed-code label")).click();
        browser.findElement(By.cssSelector(".embed-code .main")).click();
        Patience.with(browser)
                .until(driver -> !browser.findElement(By.cssSelector(".embed-code [role=status]"))
                        .getText()
                        .isEmpty());
        String copied = code.getDomProperty("value");
        assertEquals(copied, browser.executeScript("return getSelection().toString()"), "the code is selected");
        Axe.check(browser);
        code.sendKeys(Keys.ESCAPE);
        Patience.with(browser).until(ExpectedConditions.numberOfElementsToBe(By.cssSelector(".embed-code"), 0));
        assertEquals(PlayerMenu.summary(browser), browser.switchTo().activeElement());

        Element frame = Jsoup.parse(copied).selectFirst("iframe");
        assertTrue(frame.attr("src").startsWith(TestSite.url("/embed/en-dodoi?moves=")), copied);
        assertTrue(!frame.attr("title").isBlank());
        visit(copied);
        intoTheFrame();
        awaitPlayer();
        Patience.with(browser)
                .until(driver -> browser.findElement(By.cssSelector("[data-part=count]"))
                        .getText()
                        .startsWith("7 of "));
    }

    @Test
    void theDialogKeepsTheRulesOfAxe() {
        for (int width : new int[] {390, 1280}) {
            Emulation.window(browser, width, 844);
            browser.get("about:blank");
            browser.get(TestSite.url("/en/games/en-dodoi/"));
            awaitPlayer();
            PlayerMenu.open(browser, "embed");
            Patience.with(browser).until(ExpectedConditions.presenceOfElementLocated(By.cssSelector(".embed-code")));
            Axe.checkEverywhere(browser, width, 844);
            List<WebElement> buttons = browser.findElements(By.cssSelector(".embed-code button"));
            buttons.forEach(button -> assertTrue(button.getSize().height >= 48));
        }
    }
}

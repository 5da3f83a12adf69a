package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lapbylap.web.ExportedSite;
import lapbylap.web.ServerSettings;
import lapbylap.web.export.SiteExport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** The site as files: from a disk, from a plain file server, and one page in one file. */
class ExportIT {
    private static final String EXAMPLES = "en/games/bao-la-kimasai/examples.html";

    @TempDir
    private static Path folder;

    private static ChromeDriver browser;
    private static HttpServer server;

    @BeforeAll
    static void export() throws IOException {
        SiteExport export = new SiteExport(new ExportedSite(ServerSettings.local(0)));
        export.write(folder.resolve("site"));
        Files.writeString(folder.resolve("lesson.html"), export.singleFile("/en/lessons/count-the-seeds"));
        Files.writeString(folder.resolve("one.html"), export.singleFile("/en/games/en-dodoi/examples"));
        browser = Browser.startWithLogs();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            Path file = folder.resolve("site/" + exchange.getRequestURI().getPath());
            Path found = Files.isDirectory(file) ? file.resolve("index.html") : file;
            byte[] bytes = Files.exists(found) ? Files.readAllBytes(found) : new byte[0];
            if (found.toString().endsWith(".css")) {
                exchange.getResponseHeaders().set("Content-Type", "text/css");
            }
            exchange.sendResponseHeaders(Files.exists(found) ? 200 : 404, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
    }

    @AfterAll
    static void end() {
        browser.quit();
        server.stop(0);
    }

    private void awaitCount(String text) {
        Patience.with(browser)
                .until(some -> text.equals(
                        browser.findElement(By.cssSelector("[data-part=count]")).getText()));
    }

    private void stepThroughByKeyboard(String address, int last) {
        browser.get(address);
        awaitCount("0 of " + last);
        browser.executeScript("document.querySelector('.player').focus()");
        for (int frame = 1; frame <= last; frame++) {
            new Actions(browser).sendKeys(Keys.ARROW_RIGHT).perform();
            awaitCount(frame + " of " + last);
        }
    }

    private void nothingWasAskedOf(String... beginnings) {
        List<String> outside = RequestLog.addresses(browser).stream()
                .filter(url -> !url.startsWith("data:") && !url.equals("about:blank"))
                .filter(url -> List.of(beginnings).stream().noneMatch(url::startsWith))
                .toList();
        assertEquals(List.of(), outside);
        assertEquals(List.of(), RequestLog.complaints(browser));
    }

    private String site(String file) {
        return folder.resolve("site").resolve(file).toUri().toString();
    }

    @Test
    void opensFromADisk() {
        RequestLog.addresses(browser);
        stepThroughByKeyboard(site("en/games/en-dodoi/examples.html") + "#plain-stop", 1);
        browser.get(site("index.html"));
        Patience.with(browser).until(some -> browser.getCurrentUrl().endsWith("/en/index.html"));
        browser.findElement(By.partialLinkText("En Dodoi")).click();
        assertTrue(browser.getCurrentUrl().startsWith("file:"), browser.getCurrentUrl());
        nothingWasAskedOf("file:");
    }

    @Test
    void theEngineInThePagePlaysTheOtherReading() {
        browser.get(site("en/games/en-dodoi/index.html") + "?readings=empty-opposite:nothing,own-seed");
        Patience.with(browser)
                .until(some -> browser.findElements(By.cssSelector(".readings-verdict")).stream()
                        .anyMatch(verdict -> verdict.getText().startsWith("The readings part here: frame ")));
        assertEquals(2, browser.findElements(By.cssSelector(".reading")).size());
    }

    @Test
    void aGameIsPlayedWithTheMachineFromADisk() {
        RequestLog.addresses(browser);
        browser.get(site("en/games/en-dodoi/play.html") + "?machine=north&moves=C");
        // an address that was opened waits for the reader
        By machine = By.xpath("//button[.='Let the machine move']");
        Patience.with(browser)
                .until(some -> browser.findElements(machine).stream().anyMatch(WebElement::isDisplayed));
        browser.findElement(machine).click();
        Patience.with(browser)
                .until(some ->
                        ((String) browser.executeScript("return location.search")).matches(".*moves=C,[a-f]\\b.*"));
        nothingWasAskedOf("file:");
    }

    @Test
    void opensFromAPlainFileServer() {
        String address = "http://localhost:" + server.getAddress().getPort() + "/";
        RequestLog.addresses(browser);
        browser.get(address + EXAMPLES);
        Patience.with(browser)
                .until(some -> !browser.findElement(By.cssSelector("[data-part=count]"))
                        .getText()
                        .isEmpty());
        Axe.check(browser);
        nothingWasAskedOf(address);
    }

    /** A lesson is projected from a folder of files, and from one file alone. */
    @Test
    void aLessonIsProjectedFromAStick() {
        for (String file : List.of("site/en/lessons/count-the-seeds.html", "lesson.html")) {
            RequestLog.addresses(browser);
            browser.get(folder.resolve(file).toUri().toString());
            browser.findElement(By.partialLinkText("Show on a projector")).click();
            awaitSlide("ask");
            new Actions(browser).sendKeys(Keys.PAGE_DOWN, Keys.PAGE_DOWN).perform();
            awaitSlide("answer");
            new Actions(browser).sendKeys(Keys.ESCAPE).perform();
            Patience.with(browser).until(some -> browser.getCurrentUrl().endsWith(".html#count-one-lap"));
            nothingWasAskedOf("file:");
        }
    }

    private void awaitSlide(String kind) {
        Patience.with(browser)
                .until(some -> browser.findElements(By.cssSelector(".player[data-slide=" + kind + "]"))
                                .size()
                        == 1);
    }

    @Test
    void oneFileIsSteppedThroughAndAsksForNothing() {
        RequestLog.addresses(browser);
        String file = folder.resolve("one.html").toUri().toString();
        stepThroughByKeyboard(file + "#relay-long", 11);
        Axe.check(browser);
        Emulation.window(browser, 390, 844);
        assertTrue((boolean) browser.executeScript("return document.documentElement.scrollWidth <= innerWidth"));
        Emulation.reset(browser);
        nothingWasAskedOf(file);
    }
}

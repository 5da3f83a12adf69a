package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;

/** A visit to every page asks nothing of other machines, and no page does what its own policy forbids. */
class NothingFromOutsideIT {
    private static final JsonMapper JSON = new JsonMapper();
    private static ChromeDriver browser;

    @BeforeAll
    static void start() {
        browser = Browser.startWithLogs();
    }

    @AfterAll
    static void end() {
        browser.quit();
    }

    @Test
    void everyRequestGoesToTheSiteAndNoPageComplains() {
        for (String path : SitePages.ofContent()) {
            browser.get(TestSite.url(path));
        }
        PlayerPage page = PlayerPage.open(browser, "speed=4", 0);
        page.click("forward");
        page.awaitFrame(1);
        page.click("last");
        page.awaitFrame(page.game().last());
        List<String> requests = requests();
        assertTrue(requests.contains(TestSite.url("/en/")), "requests are seen: " + requests);
        assertTrue(requests.stream().anyMatch(url -> url.endsWith(".js")), "requests are seen: " + requests);
        assertEquals(List.of(), requests.stream().filter(url -> !fromHere(url)).toList());
        assertEquals(List.of(), complaints());
    }

    @Test
    void thePolicyKeepsScriptsAndRequestsOut() {
        browser.get(TestSite.url("/en/"));
        complaints();
        browser.executeScript("""
                const script = document.createElement('script');
                script.textContent = 'document.title = "run"';
                document.body.append(script);
                document.body.append(Object.assign(new Image(), {src: 'http://127.0.0.2:1/picture.png'}));
                """);
        assertTrue(!browser.getTitle().equals("run"));
        List<String> complaints = complaints();
        assertEquals(2, complaints.size(), complaints::toString);
        assertTrue(
                complaints.stream().allMatch(told -> told.contains("Content Security Policy")), complaints::toString);
    }

    private static boolean fromHere(String url) {
        return url.startsWith(TestSite.url("/")) || url.startsWith("data:") || url.equals("about:blank");
    }

    /** The addresses that were asked for since this was last called. */
    private static List<String> requests() {
        return browser.manage().logs().get("performance").getAll().stream()
                .map(NothingFromOutsideIT::message)
                .filter(message -> message.get("method").textValue().equals("Network.requestWillBeSent"))
                .map(message -> message.at("/params/request/url").textValue())
                .toList();
    }

    private static JsonNode message(LogEntry entry) {
        try {
            return JSON.readTree(entry.getMessage()).get("message");
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** What pages wrote into the console since this was last called, warnings and errors of the browser included. */
    private static List<String> complaints() {
        return browser.manage().logs().get("browser").getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** A visit to every page asks nothing of other machines, and no page does what its own policy forbids. */
class NothingFromOutsideIT {
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
        List<String> requests = RequestLog.addresses(browser);
        assertTrue(requests.contains(TestSite.url("/en/")), "requests are seen: " + requests);
        assertTrue(requests.stream().anyMatch(url -> url.endsWith(".js")), "requests are seen: " + requests);
        assertEquals(List.of(), requests.stream().filter(url -> !fromHere(url)).toList());
        assertEquals(List.of(), RequestLog.complaints(browser));
    }

    @Test
    void thePolicyKeepsScriptsAndRequestsOut() {
        browser.get(TestSite.url("/en/"));
        RequestLog.complaints(browser);
        browser.executeScript("""
                const script = document.createElement('script');
                script.textContent = 'document.title = "run"';
                document.body.append(script);
                document.body.append(Object.assign(new Image(), {src: 'http://127.0.0.2:1/picture.png'}));
                """);
        assertTrue(!browser.getTitle().equals("run"));
        List<String> complaints = RequestLog.complaints(browser);
        assertEquals(2, complaints.size(), complaints::toString);
        assertTrue(
                complaints.stream().allMatch(told -> told.contains("Content Security Policy")), complaints::toString);
    }

    private static boolean fromHere(String url) {
        return url.startsWith(TestSite.url("/")) || url.startsWith("data:") || url.equals("about:blank");
    }
}

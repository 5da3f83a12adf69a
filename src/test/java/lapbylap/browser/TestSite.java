package lapbylap.browser;

import lapbylap.web.SharedServer;
import org.openqa.selenium.chrome.ChromeDriver;

/** One server and one browser, shared by all browser tests, and ended with the program. */
final class TestSite {
    private static ChromeDriver browser;

    private TestSite() {}

    /** The address of a path, such as {@code /en/}. */
    static String url(String path) {
        return "http://localhost:" + SharedServer.port() + path;
    }

    static synchronized ChromeDriver browser() {
        if (browser == null) {
            browser = Browser.start(true);
            Runtime.getRuntime().addShutdownHook(new Thread(browser::quit));
        }
        return browser;
    }
}

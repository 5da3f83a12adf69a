package lapbylap.browser;

import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Starts Chromium without a window, and without a word to the network. */
final class Browser {
    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--window-size=1366,900");

    /** Complains that it knows no such Chromium, though nothing here asks it to. Kept, so that it stays silent. */
    private static final Logger VERSION_FINDER = Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

    static {
        VERSION_FINDER.setLevel(Level.SEVERE);
    }

    private Browser() {}

    /** A browser; with {@code script} false it runs no JavaScript of pages. */
    static ChromeDriver start(boolean script) {
        ChromeOptions options = new ChromeOptions();
        if (!script) {
            options.setExperimentalOption("prefs", Map.of("profile.managed_default_content_settings.javascript", 2));
        }
        return start(options);
    }

    /** A browser in which no page may store anything. */
    static ChromeDriver startWithoutStorage() {
        ChromeOptions options = new ChromeOptions();
        options.setExperimentalOption("prefs", Map.of("profile.default_content_setting_values.cookies", 2));
        return start(options);
    }

    /** A browser that keeps a log of what it asks for and of what pages complain about. */
    static ChromeDriver startWithLogs() {
        ChromeOptions options = new ChromeOptions();
        options.setCapability("goog:loggingPrefs", Map.of("performance", "ALL", "browser", "ALL"));
        return start(options);
    }

    private static ChromeDriver start(ChromeOptions options) {
        options.addArguments(FLAGS);
        ChromiumInstallation.browser().ifPresent(path -> options.setBinary(path.toFile()));
        ChromeDriverService.Builder service = new ChromeDriverService.Builder();
        ChromiumInstallation.driver().ifPresent(path -> service.usingDriverExecutable(path.toFile()));
        return new ChromeDriver(service.build(), options);
    }
}

package lapbylap.browser;

import java.util.List;
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

    private Browser() {}

    /** A browser; with {@code script} false it runs no JavaScript of pages. */
    static ChromeDriver start(boolean script) {
        ChromeOptions options = new ChromeOptions();
        options.addArguments(FLAGS);
        if (!script) {
            options.setExperimentalOption(
                    "prefs", java.util.Map.of("profile.managed_default_content_settings.javascript", 2));
        }
        ChromiumInstallation.browser().ifPresent(path -> options.setBinary(path.toFile()));
        ChromeDriverService.Builder service = new ChromeDriverService.Builder();
        ChromiumInstallation.driver().ifPresent(path -> service.usingDriverExecutable(path.toFile()));
        return new ChromeDriver(service.build(), options);
    }
}

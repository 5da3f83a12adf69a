package lapbylap.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/** What a reader's machine is like: its window, and what its reader prefers. */
final class Emulation {
    private static final Map<String, Object> DESK = size(1366, 900);

    private Emulation() {}

    /** A window that shows so many pixels of a page. */
    static void window(ChromeDriver browser, int width, int height) {
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride", size(width, height));
    }

    /**
     * Media features and their values by turns, such as {@code "prefers-color-scheme", "dark"}; all others as usual.
     */
    static void prefer(ChromeDriver browser, String... features) {
        List<Map<String, Object>> preferences = new ArrayList<>();
        for (int i = 0; i < features.length; i += 2) {
            preferences.add(Map.of("name", features[i], "value", features[i + 1]));
        }
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", preferences));
    }

    /** The window of a desk, and no preferences. */
    static void reset(ChromeDriver browser) {
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride", DESK);
        prefer(browser);
    }

    private static Map<String, Object> size(int width, int height) {
        return Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false);
    }
}

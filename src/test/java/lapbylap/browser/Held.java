package lapbylap.browser;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * What a page holds in memory, after everything that could be thrown away has been.
 *
 * @param nodes nodes of documents
 * @param listeners listeners to events
 * @param heapBytes memory in use by scripts
 */
record Held(long nodes, long listeners, long heapBytes) {
    /** Some things are only let go when the collector has come by a second time. */
    private static final int COLLECTIONS = 3;

    /** What the page shown holds now. */
    static Held by(ChromeDriver browser) {
        browser.executeCdpCommand("Performance.enable", Map.of());
        for (int i = 0; i < COLLECTIONS; i++) {
            browser.executeAsyncScript("setTimeout(arguments[0], 50)");
            browser.executeCdpCommand("HeapProfiler.collectGarbage", Map.of());
        }
        List<?> metrics = (List<?>)
                browser.executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics");
        Map<String, Long> values = metrics.stream()
                .map(Map.class::cast)
                .collect(Collectors.toMap(
                        metric -> (String) metric.get("name"), metric -> ((Number) metric.get("value")).longValue()));
        return new Held(values.get("Nodes"), values.get("JSEventListeners"), values.get("JSHeapUsedSize"));
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/** The rules of axe, held against what a browser shows. */
final class Axe {
    private Axe() {}

    /** Fails with every rule that is broken, and where. */
    static void check(ChromeDriver browser) {
        assertEquals(List.of(), violations(browser));
    }

    /** Every rule that is broken, and where. */
    static List<String> violations(ChromeDriver browser) {
        return new AxeBuilder()
                .analyze(browser).getViolations().stream().map(Axe::told).toList();
    }

    /** The same in light and dark, on a wide and a narrow screen; the window is as before afterwards. */
    static void checkEverywhere(ChromeDriver browser, int width, int height) {
        for (String scheme : List.of("light", "dark")) {
            Emulation.prefer(browser, "prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce");
            check(browser);
        }
        Emulation.prefer(browser, "prefers-contrast", "more");
        check(browser);
        Emulation.prefer(browser);
        Emulation.window(browser, width, height);
    }

    private static String told(Rule rule) {
        StringBuilder told = new StringBuilder(rule.getId() + ": " + rule.getHelp());
        for (CheckedNode node : rule.getNodes()) {
            told.append("\n  ").append(node.getTarget()).append(' ').append(node.getFailureSummary());
        }
        return told.toString();
    }
}

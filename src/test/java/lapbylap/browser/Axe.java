package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.providers.EmbeddedResourceAxeProvider;
import java.io.IOException;
import java.util.List;
import javax.naming.OperationNotSupportedException;
import org.openqa.selenium.chrome.ChromeDriver;

/** The rules of axe, held against what a browser shows; pages in frames are pages of their own. */
final class Axe {
    private static final String SOURCE = source();
    private static final List<String> OF_COLOURS = List.of("color-contrast", "link-in-text-block");

    private Axe() {}

    private static String source() {
        try {
            return new EmbeddedResourceAxeProvider().getScript();
        } catch (IOException | OperationNotSupportedException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Fails with every rule that is broken, and where. */
    static void check(ChromeDriver browser) {
        assertEquals(List.of(), violations(browser));
    }

    /** Every rule that is broken, and where. */
    static List<?> violations(ChromeDriver browser) {
        return violations(browser, List.of());
    }

    /** All rules in light; those of colours in dark and in high contrast too, where nothing else differs. */
    static void checkEverywhere(ChromeDriver browser, int width, int height) {
        Emulation.prefer(browser, "prefers-color-scheme", "light", "prefers-reduced-motion", "reduce");
        check(browser);
        Emulation.prefer(browser, "prefers-color-scheme", "dark", "prefers-reduced-motion", "reduce");
        assertEquals(List.of(), violations(browser, OF_COLOURS));
        Emulation.prefer(browser, "prefers-contrast", "more");
        assertEquals(List.of(), violations(browser, OF_COLOURS));
        Emulation.prefer(browser);
        Emulation.window(browser, width, height);
    }

    /** Run in the page itself and asked for violations alone, axe is several times as fast as by its own driver. */
    private static List<?> violations(ChromeDriver browser, List<String> only) {
        if (Boolean.FALSE.equals(browser.executeScript("return Boolean(window.axe)"))) {
            browser.executeScript(SOURCE);
        }
        return (List<?>) browser.executeAsyncScript("""
                const [only, done] = arguments;
                const options = {resultTypes: ['violations'], iframes: false, ...(only.length && {runOnly: only})};
                const where = ({target, failureSummary}) => `\\n  ${target} ${failureSummary}`;
                axe.run(document, options).then(
                  ({violations}) => done(violations.map(({id, help, nodes}) => `${id}: ${help}${nodes.map(where).join('')}`)),
                  broken => done([String(broken)]));
                """, only);
    }
}

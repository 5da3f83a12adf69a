package lapbylap.browser;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assertions;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.FluentWait;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Waits for what a page will show. An element that is exchanged while it is read is looked for again. */
final class Patience {
    private static final Duration LONGEST = Duration.ofSeconds(40);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    private Patience() {}

    static FluentWait<WebDriver> with(ChromeDriver browser) {
        return with(browser, LONGEST);
    }

    static FluentWait<WebDriver> with(ChromeDriver browser, Duration longest) {
        return new WebDriverWait(browser, longest, BETWEEN_LOOKS).ignoring(StaleElementReferenceException.class);
    }

    /** Waits until something is as expected, and tells the difference if that never comes. */
    static <T> void await(ChromeDriver browser, String what, T expected, Supplier<T> actual) {
        AtomicReference<T> last = new AtomicReference<>();
        try {
            with(browser).until(some -> {
                last.set(actual.get());
                return expected.equals(last.get());
            });
        } catch (TimeoutException never) {
            Assertions.assertEquals(expected, last.get(), what);
            throw never;
        }
    }
}

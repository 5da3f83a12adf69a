package lapbylap.browser;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** A finger on a screen. */
final class Finger {
    private final ChromeDriver browser;

    Finger(ChromeDriver browser) {
        this.browser = browser;
    }

    /** Taps the middle of something, which is brought into view first. */
    void tap(WebElement element) {
        browser.executeScript("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element);
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence tap = new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        browser.perform(List.of(tap));
    }
}

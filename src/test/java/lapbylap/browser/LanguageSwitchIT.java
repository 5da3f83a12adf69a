package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** A reader changes the language in the middle of a replay, and is where he was. */
class LanguageSwitchIT {
    private final ChromeDriver browser = TestSite.browser();

    static List<Language> others() {
        return Language.all().stream()
                .filter(language -> !language.equals(Language.ENGLISH))
                .toList();
    }

    @BeforeEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private void change(Language language) {
        browser.findElement(By.cssSelector(".languages summary")).click();
        browser.findElement(By.cssSelector(".languages [hreflang=" + language.tag() + "]"))
                .click();
        Patience.with(browser)
                .until(page -> browser.findElement(By.tagName("html"))
                        .getDomAttribute("lang")
                        .equals(language.tag()));
        Patience.with(browser)
                .until(page -> page.findElements(By.cssSelector(".player [data-part=controls]:not([inert])"))
                                .size()
                        == 1);
    }

    private String address() {
        return browser.getCurrentUrl().substring(TestSite.url("").length());
    }

    private int frame() {
        return Integer.parseInt(
                browser.findElement(By.cssSelector(".scrubber input")).getDomProperty("value"));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("others")
    void staysAtPageFrameAndParameters(Language language) {
        PlayerPage page = PlayerPage.open(browser, "speed=2&empty-opposite=own-seed", 12);
        page.click("forward");
        page.awaitFrame(13);
        change(language);
        String frame = "#" + page.fragmentOf(13);
        assertEquals("/" + language.tag() + "/games/en-dodoi/?speed=2&empty-opposite=own-seed" + frame, address());
        Patience.with(browser).until(shown -> frame() == 13);
        String back = Messages.load().get(language).text("player.back");
        assertEquals(
                back,
                browser.findElement(By.cssSelector("[data-part=controls] [data-do=back]"))
                        .getAccessibleName());
        change(Language.ENGLISH);
        assertEquals("/en/games/en-dodoi/?speed=2&empty-opposite=own-seed" + frame, address());
        Patience.with(browser).until(shown -> frame() == 13);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("others")
    void staysAtTheFrameWhilePlaying(Language language) {
        PlayerPage page = PlayerPage.open(browser, "speed=4", 2);
        page.click("play");
        Patience.with(browser).until(playing -> frame() > 3);
        browser.findElement(By.cssSelector(".languages summary")).click();
        int before = frame();
        browser.findElement(By.cssSelector(".languages [hreflang=" + language.tag() + "]"))
                .click();
        Patience.with(browser).until(shown -> address().startsWith("/" + language.tag() + "/"));
        int taken = Integer.parseInt(address().replaceAll(".*\\.", ""));
        assertTrue(taken >= before && taken <= before + 2, taken + " after " + before);
        Patience.with(browser).until(shown -> frame() == taken);
    }
}

package lapbylap.browser;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * Every page keeps all rules of axe. Every English one is looked at; one of each kind in light and dark and on a wide
 * and a narrow screen, and in another language, which differs in nothing but its words, in two of these. The profile
 * {@code full} looks at everything in every way.
 */
class AxeIT {
    private static final ChromeDriver BROWSER = TestSite.browser();

    static Stream<String> pages() {
        return SitePages.all().filter(path -> path.matches("/(en|embed|problems)/.*"));
    }

    /** Other games have pages of the same kinds. */
    static Stream<String> kinds() {
        return pages().filter(SitePages::isOfItsOwnKind);
    }

    static Stream<String> translations() {
        return SitePages.all()
                .filter(path -> !path.matches("/(en|embed|problems)/.*"))
                .filter(SitePages::isOfItsOwnKind);
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("translations")
    void inOtherLanguages(String path) {
        check(path, 1366, 900, "light");
        check(path, 390, 844, "dark");
    }

    @AfterAll
    static void atADesk() {
        Emulation.reset(BROWSER);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void onADeskInLight(String path) {
        check(path, 1366, 900, "light");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void onADeskInDark(String path) {
        check(path, 1366, 900, "dark");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void onATelephoneInLight(String path) {
        check(path, 390, 844, "light");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void onATelephoneInDark(String path) {
        check(path, 390, 844, "dark");
    }

    private static void check(String path, int width, int height, String scheme) {
        Emulation.window(BROWSER, width, height);
        Emulation.prefer(BROWSER, "prefers-color-scheme", scheme);
        BROWSER.get(TestSite.url(path));
        Patience.with(BROWSER)
                .until(page ->
                        page.findElements(By.cssSelector(".player [inert]")).isEmpty());
        Axe.check(BROWSER);
    }
}

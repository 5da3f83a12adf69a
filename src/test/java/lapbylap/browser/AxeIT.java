package lapbylap.browser;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Every page keeps all rules of axe: in English in light and dark and on a wide and a narrow screen, in other
 * languages, which differ in nothing but their words, in two of these.
 */
class AxeIT {
    private static final ChromeDriver BROWSER = TestSite.browser();

    static Stream<String> pages() {
        return SitePages.all().filter(path -> path.matches("/(en|embed|problems)/.*"));
    }

    static Stream<String> translations() {
        return SitePages.all().filter(path -> !path.matches("/(en|embed|problems)/.*"));
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
    @MethodSource("pages")
    void onADeskInDark(String path) {
        check(path, 1366, 900, "dark");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void onATelephoneInLight(String path) {
        check(path, 390, 844, "light");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void onATelephoneInDark(String path) {
        check(path, 390, 844, "dark");
    }

    private static void check(String path, int width, int height, String scheme) {
        Emulation.window(BROWSER, width, height);
        Emulation.prefer(BROWSER, "prefers-color-scheme", scheme);
        BROWSER.get(TestSite.url(path));
        new WebDriverWait(BROWSER, java.time.Duration.ofSeconds(20))
                .until(page ->
                        page.findElements(By.cssSelector(".player [inert]")).isEmpty());
        Axe.check(BROWSER);
    }
}

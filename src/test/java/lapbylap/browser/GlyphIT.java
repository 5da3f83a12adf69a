package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** Every letter is drawn by a font that the site brings along: no stand-in of the machine, and no empty box. */
class GlyphIT {
    private static final String BLOCKS = "h1, h2, h3, p, li, dt, dd, td, th, figcaption, button, a, label, text";
    private static final List<String> SAMPLES = List.of(
            "mas|ɛnkɛ́ɨ́ ɔlŋánayíóí en gurtóto ’n gurtót enkáŋ Ɔ Ɛ Ŋ Ɨ ʉ",
            "hu|árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP „gödör”",
            "pa|ਟੋਆ ਕਤਾਰ ਬੀਜਣਾ ਗੇੜਾ ਅਗਲਾ ਗੇੜਾ ਜਾਰੀ ਭਰਿਆ ਰਾਖਵੇਂ ਬੀਜ ਪ੍ਰਸ਼ਨ ਸ੍ਵਰ ਸਿੱਖਿਆ। ੧੨੩",
            "sw|kuendelea na mzunguko mpya, ng’ombe",
            "zu|ukuqhubeka nomunye umjikelezo, ukuhlwanyela",
            "fil|tuloy-tuloy na paghahasik, señas",
            "en|→ ← − × ½ ✓ … “quoted” ‘so’ – and —");

    private final ChromeDriver browser = TestSite.browser();

    static List<String> pages() {
        return Stream.of(SitePages.ofContent(), SitePages.ofWorksheets())
                .flatMap(List::stream)
                .filter(SitePages::isOfItsOwnKind)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aPageIsDrawnByOurFonts(String path) {
        open(path);
        assertEquals(List.of(), foreignFonts(BLOCKS));
    }

    @Test
    void everyLanguageIsDrawnByOurFonts() {
        open("/en/about");
        for (String sample : SAMPLES) {
            String[] parts = sample.split("\\|");
            browser.executeScript("""
                    for (const font of ["reading", "title", "interface"]) {
                      const line = document.createElement("p");
                      line.className = "sample";
                      line.lang = arguments[0];
                      line.textContent = arguments[1];
                      line.style.fontFamily = `var(--font-${font})`;
                      document.body.append(line);
                    }
                    """, parts[0], parts[1]);
        }
        waitForFonts();
        assertEquals(List.of(), foreignFonts(".sample"));
    }

    private void open(String path) {
        Emulation.reset(browser);
        browser.get(TestSite.url(path));
        waitForFonts();
    }

    private void waitForFonts() {
        browser.executeAsyncScript("document.fonts.ready.then(arguments[0])");
    }

    /** What is drawn by a font of the machine: its text and that font. */
    private List<String> foreignFonts(String selector) {
        browser.executeCdpCommand("DOM.enable", Map.of());
        browser.executeCdpCommand("CSS.enable", Map.of());
        Map<?, ?> document = (Map<?, ?>)
                browser.executeCdpCommand("DOM.getDocument", Map.of()).get("root");
        List<?> nodes = (List<?>) browser.executeCdpCommand(
                        "DOM.querySelectorAll", Map.of("nodeId", document.get("nodeId"), "selector", selector))
                .get("nodeIds");
        assertFalse(nodes.isEmpty());
        List<String> foreign = new ArrayList<>();
        for (Object node : nodes) {
            List<?> fonts = (List<?>) browser.executeCdpCommand("CSS.getPlatformFontsForNode", Map.of("nodeId", node))
                    .get("fonts");
            for (Object font : fonts) {
                Map<?, ?> used = (Map<?, ?>) font;
                if (!Boolean.TRUE.equals(used.get("isCustomFont"))) {
                    foreign.add(used.get("familyName") + ": " + text(node));
                }
            }
        }
        return foreign;
    }

    private String text(Object node) {
        return String.valueOf(browser.executeCdpCommand("DOM.getOuterHTML", Map.of("nodeId", node))
                .get("outerHTML"));
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Pages in a browser that runs no JavaScript. */
class WithoutScriptIT {
    private static final String CONTROLS =
            "button, input, select, textarea, [role=button], [role=slider], [contenteditable], [tabindex='0']:not([role=region])";
    private static ChromeDriver browser;

    @BeforeAll
    static void start() {
        browser = Browser.start(false);
    }

    @AfterAll
    static void end() {
        browser.quit();
    }

    private static List<WebElement> shown(String css) {
        return browser.findElements(By.cssSelector(css)).stream()
                .filter(WebElement::isDisplayed)
                .toList();
    }

    @Test
    void theBrowserRunsNoScriptOfPages() {
        browser.get("data:text/html,<title>no</title><script>document.title = 'yes'</script>");
        assertEquals("no", browser.getTitle());
    }

    @Test
    void aWorkedExampleIsThreeBoardsWithCaptions() {
        browser.get(TestSite.url("/en/games/en-dodoi/"));
        List<WebElement> examples = shown("figure:has(script[type='application/json'])");
        assertFalse(examples.isEmpty());
        for (WebElement example : examples) {
            assertFalse(
                    example.findElement(By.cssSelector("figcaption")).getText().isBlank());
            List<WebElement> boards = example.findElements(By.cssSelector("svg[role=img]"));
            assertEquals(3, boards.size());
            for (WebElement board : boards) {
                assertTrue(board.isDisplayed());
                assertTrue(board.getRect().getWidth() > 100, "a board is large enough to be seen");
                String caption =
                        board.findElement(By.xpath("./following-sibling::p")).getText();
                assertEquals(board.getAccessibleName(), caption);
                assertFalse(caption.isBlank());
            }
        }
    }

    @Test
    void noPageShowsAControlThatDoesNothing() {
        for (String path : SitePages.all().filter(SitePages::isOfItsOwnKind).toList()) {
            browser.get(TestSite.url(path));
            assertEquals(
                    List.of(),
                    idle().stream()
                            .filter(control -> !opensByFocus(control))
                            .map(control -> control.getDomProperty("outerHTML"))
                            .toList(),
                    path);
        }
    }

    /** Controls that can be seen and belong to no form that is sent without a script. */
    @SuppressWarnings("unchecked")
    private static List<WebElement> idle() {
        return (List<WebElement>) browser.executeScript("""
                return [...document.querySelectorAll(arguments[0])].filter(control =>
                  control.checkVisibility({visibilityProperty: true}) && control.getBoundingClientRect().width > 1
                  && !(control.form?.method === 'get' && control.type !== 'button'));
                """, CONTROLS);
    }

    /** Whether a control shows a text of its own as soon as it has the focus, which needs no script. */
    private static boolean opensByFocus(WebElement control) {
        String id = control.getDomAttribute("aria-describedby");
        if (id == null) {
            return false;
        }
        control.sendKeys("");
        return browser.findElement(By.id(id)).isDisplayed();
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** One game under two readings of a rule. */
class ReadingsIT {
    private static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private static JsonNode replay(PlayerPage page, String option, String value)
            throws IOException, InterruptedException {
        List<String> moves = new ArrayList<>();
        page.game()
                .recording()
                .get("turns")
                .forEach(turn -> moves.add(turn.get("move").textValue()));
        URI uri = URI.create(TestSite.url(
                "/api/v1/games/en-dodoi/replay?lang=en&moves=" + String.join(",", moves) + "&" + option + "=" + value));
        String body = CLIENT.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString())
                .body();
        return JSON.readTree(body);
    }

    /** The first frame of two recordings that differs in more than words. */
    private static int parting(JsonNode one, JsonNode other) {
        for (int i = 0; ; i++) {
            if (!essence(one.get("frames").get(i))
                    .equals(essence(other.get("frames").get(i)))) {
                return i;
            }
        }
    }

    private static JsonNode essence(JsonNode frame) {
        return ((ObjectNode) frame.deepCopy()).remove(Set.of("text", "clauses"));
    }

    private WebElement one(String css) {
        return browser.findElement(By.cssSelector(css));
    }

    private String verdict() {
        List<WebElement> verdicts = browser.findElements(By.cssSelector(".readings-verdict"));
        return verdicts.isEmpty() ? "" : verdicts.get(0).getText();
    }

    private void awaitVerdict(PlayerPage page, String beginning) {
        page.await("it is found where they part", true, () -> verdict().startsWith(beginning));
    }

    /** What stands beside the pits of one board. */
    private List<Integer> counts(int side) {
        @SuppressWarnings("unchecked")
        List<Object> numbers = (List<Object>) browser.executeScript(
                "return [...document.querySelectorAll('.reading')[arguments[0]].querySelectorAll('.board-live .counts text')]"
                        + ".map(text => Number(text.textContent))",
                side);
        return numbers.stream().map(number -> ((Number) number).intValue()).toList();
    }

    private static List<Integer> board(JsonNode recording, int frame) {
        List<Integer> board = new ArrayList<>();
        recording.get("frames").get(frame).get("board").forEach(seeds -> board.add(seeds.intValue()));
        return board;
    }

    private void press(CharSequence... keys) {
        new Actions(browser).sendKeys(keys).perform();
    }

    private String search() {
        return (String) browser.executeScript("return location.search");
    }

    @Test
    void byMouseAndKeyboardAtADesk() throws Exception {
        Emulation.window(browser, 1280, 900);
        PlayerPage page = PlayerPage.open(browser, "", 3);
        JsonNode usual = replay(page, "empty-opposite", "nothing");
        JsonNode other = replay(page, "empty-opposite", "own-seed");
        int parts = parting(usual, other);
        PlayerMenu.open(browser, "readings");
        awaitVerdict(page, "The readings part here: frame " + parts + " ");
        assertEquals(2, browser.findElements(By.cssSelector(".reading")).size());
        assertEquals(
                one(".reading").getLocation().y,
                browser.findElements(By.cssSelector(".reading")).get(1).getLocation().y);
        assertEquals(board(usual, parts), counts(0));
        assertEquals(board(other, parts), counts(1));
        assertTrue(search().endsWith("readings=empty-opposite:nothing,own-seed"), search());

        press(Keys.HOME);
        for (int step = 0; step < parts; step++) {
            // a press ends the step under way, so not every one is waited for
            if (step % 6 == 0) {
                int shown = step;
                page.await("step " + step, board(usual, step), () -> counts(0));
                page.await("step " + step, board(other, shown), () -> counts(1));
            }
            press(Keys.ARROW_RIGHT);
        }
        press(Keys.END);
        int last = usual.get("frames").size() - 1;
        page.await("the end", board(usual, last), () -> counts(0));
        page.await("the end", board(other, other.get("frames").size() - 1), () -> counts(1));
        one(".readings-go").click();
        page.await("where they part", board(usual, parts), () -> counts(0));
        press(Keys.ESCAPE);
        page.await(
                "it is closed",
                0,
                () -> browser.findElements(By.cssSelector(".readings")).size());
        assertEquals("", search());
        assertEquals(PlayerMenu.summary(browser), browser.switchTo().activeElement());
        page.awaitFrame(3);
    }

    @Test
    void byAddress() {
        PlayerPage page = PlayerPage.open(browser, "readings=empty-opposite:own-seed,nothing", 0);
        awaitVerdict(page, "The readings part here: frame ");
        List<String> names = browser.findElements(By.cssSelector(".reading h3")).stream()
                .map(WebElement::getText)
                .toList();
        assertEquals(List.of("The last seed is captured alone", "Nothing is captured as played on this site"), names);
    }

    @Test
    void byFingerOnATelephone() {
        Emulation.window(browser, 390, 844);
        PlayerPage page = PlayerPage.open(browser, "", 0);
        Finger finger = new Finger(browser);
        finger.tap(PlayerMenu.find(browser, "[data-open=readings]"));
        awaitVerdict(page, "The readings part here: frame ");
        List<WebElement> sides = browser.findElements(By.cssSelector(".reading"));
        assertEquals(sides.get(0).getLocation().x, sides.get(1).getLocation().x);
        assertTrue(sides.get(1).getLocation().y > sides.get(0).getLocation().y);
        assertTrue((boolean) browser.executeScript("""
                const dialog = document.querySelector('.readings');
                return dialog.scrollWidth <= innerWidth;
                """));
        finger.tap(one(".readings [data-do=first]"));
        page.await("the start", List.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4), () -> counts(1));
        finger.tap(one(".readings-close"));
        page.await(
                "it is closed",
                0,
                () -> browser.findElements(By.cssSelector(".readings")).size());
    }

    @Test
    void whereNothingDiffersItSaysSo() {
        PlayerPage page = PlayerPage.open(browser, "readings=origin-pit:sown,skipped", 5);
        awaitVerdict(page, "These moves come out the same under both readings");
        assertEquals(counts(0), counts(1));
        assertEquals(
                0, browser.findElements(By.cssSelector(".readings .differs")).size());
    }

    @Test
    void whatOneReadingRefusesIsTold() throws Exception {
        PlayerPage page = PlayerPage.open(browser, "", 0);
        JsonNode problem = replay(page, "pits", "7");
        PlayerMenu.open(browser, "readings");
        awaitVerdict(page, "The readings part here");
        new Select(one(".readings select")).selectByVisibleText("Pits in a row");
        page.await(
                "it is refused",
                true,
                () -> browser.findElements(By.cssSelector(".reading-refused")).size() == 1);
        assertTrue(
                one(".reading-refused").getText().contains(problem.get("detail").textValue()));
        assertEquals(14, counts(1).size());
    }

    @Test
    void playsBothInStepWithoutMotion() throws Exception {
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        PlayerPage page = PlayerPage.open(browser, "readings=empty-opposite:nothing,own-seed", 0);
        awaitVerdict(page, "The readings part here");
        press(Keys.END, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        one(".readings [data-do=play]").click();
        JsonNode usual = replay(page, "empty-opposite", "nothing");
        page.await("the end", board(usual, usual.get("frames").size() - 1), () -> counts(0));
        page.await(
                "it stops",
                "Play",
                () -> one(".readings [data-do=play]").getText().strip());
    }

    @Test
    void keepsTheRulesOfAxeInEveryState() {
        for (int width : new int[] {390, 1280}) {
            for (String readings : List.of("empty-opposite:nothing,own-seed", "origin-pit:sown,skipped", "pits:6,7")) {
                Emulation.window(browser, width, 900);
                PlayerPage page = PlayerPage.open(browser, "readings=" + readings, 0);
                page.await(
                        "both are there",
                        2,
                        () -> browser.findElements(By.cssSelector(".reading")).size());
                Axe.checkEverywhere(browser, width, 900);
            }
        }
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.support.ui.Select;

/** Moves on the board, what is refused and why, back and forward, and the address that holds the game. */
class PlayTableIT {
    private static final String ENDLESS = "?position=2-0-1-0-1-0_1-0-1-0-2-1_0-0_S";
    private static final String FINISHED = "?moves=B,f,F,d,D,e,E";

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
    }

    private static List<String> board(JsonNode recording) {
        JsonNode board =
                recording.get("frames").get(recording.get("frames").size() - 1).get("board");
        return IntStream.range(0, board.size())
                .mapToObj(pit -> board.get(pit).asText())
                .toList();
    }

    @Test
    void pitsHaveNamesAndTellWhetherTheyCanBePlayed() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", ENDLESS);
        assertEquals(List.of("C", "E"), table.legal());
        assertEquals("C, South: 1, can be played", table.pit("C").getAccessibleName());
        assertEquals("A, South: 2, would never end", table.pit("A").getAccessibleName());
        assertEquals("a, North: 1", table.pit("a").getAccessibleName());
        assertEquals("true", table.pit("B").getDomAttribute("aria-disabled"));
        assertEquals(1, table.all(".play-pits [tabindex='0']").size());
    }

    @Test
    void refusedPitsSayWhy() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", ENDLESS);
        table.click(".play-pits [data-pit=B]");
        assertEquals("B is empty.", table.hint());
        table.click(".play-pits [data-pit=a]");
        assertEquals("South is to move; a is the other player’s.", table.hint());
        table.click(".play-pits [data-pit=A]");
        assertEquals("A would never end: its laps repeat themselves every 72.", table.hint());
        assertEquals(table.hint(), table.said());
        assertEquals(List.of(), table.moves());
    }

    @Test
    void aMoveIsShownSeedBySeed() {
        Emulation.reset(browser);
        PlayTable table = PlayTable.open(browser, "en-dodoi", "");
        table.click(".play-pits [data-pit=C]");
        table.await(
                "C is lifted and being sown",
                true,
                () -> table.counts().get(2).equals("0")
                        && table.counts().get(3).equals("5")
                        && table.counts().get(6).equals("4"));
        assertEquals("South sows", table.status());
        table.awaitQuiet();
        assertEquals(board(table.replay("?moves=C")), table.counts());
        assertEquals("North to move", table.status());
        assertEquals("South plays C and captures 7. North to move", table.said());
    }

    /** Children tap twice. */
    @Test
    void aSecondTapEndsTheMotionAndTheGameGoesOn() {
        PlayTable table = PlayTable.open(browser, "bao-la-kimasai", "?machine=north&level=1&seed=4");
        for (int turn = 2; turn <= 6; turn += 2) {
            int expected = turn;
            String move = table.legal().get(0);
            table.click(".play-pits [data-pit='" + move + "']");
            table.await("it is on its way", expected - 1, () -> table.moves().size());
            table.click(".play-pits [data-pit='" + move + "']");
            table.await(
                    "the machine has answered", expected, () -> table.moves().size());
            table.click(".play-pits [data-pit='" + move + "']");
            table.await("whose turn it is", "Your move: South", table::status);
            table.awaitQuiet();
        }
    }

    @Test
    void fromTheStartOneStepLeadsToTheMachineAndTheSkipLinkToTheBoard() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "");
        table.press("Play against the machine");
        table.await("whose turn it is", "Your move: South", table::status);
        browser.executeScript("document.querySelector('.skip').focus()");
        browser.switchTo().activeElement().sendKeys(org.openqa.selenium.Keys.ENTER);
        table.await(
                "the focus is on a pit",
                "A",
                () -> String.valueOf(browser.executeScript("return document.activeElement.dataset.pit")));
    }

    @Test
    void theAddressHoldsTheWholeGame() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?pits=7&empty-opposite=own-seed");
        table.play("C");
        table.play(table.legal().get(0));
        table.play(table.legal().get(1));
        List<String> board = table.counts();
        table.await("the address tells the frame", true, () -> table.address().contains("#"));
        String address = table.address();
        assertEquals(board(table.recording()), board);
        PlayTable again = PlayTable.open(browser, "en-dodoi", address);
        assertEquals(board, again.counts());
        assertEquals(address, again.address());
        assertEquals(
                "7",
                new Select(again.one("select[name=pits]"))
                        .getFirstSelectedOption()
                        .getText());
    }

    @Test
    void backAndForwardAndAnotherWay() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", FINISHED);
        assertEquals("South wins, 42 to 6", table.status());
        table.press("Take back");
        table.await("the last move is taken back", "South to move", table::status);
        String expectedHint = "After turn 6 of 7. A move from here gives up what followed.";
        table.await("what a move would do", expectedHint, table::hint);
        for (int turn = 5; turn >= 0; turn--) {
            table.press("Take back");
            String expected = board(table.replay(
                            "?moves=" + String.join(",", table.moves().subList(0, turn))))
                    .toString();
            table.await("turn " + turn, expected, () -> table.counts().toString());
        }
        table.click("[data-part=controls] [data-do=forward]");
        table.await("a turn ahead", board(table.replay("?moves=B")), table::counts);
        table.awaitQuiet();
        table.click(".play-pits [data-pit=a]");
        table.await("another way", List.of("B", "a"), table::moves);
        table.awaitQuiet();
        browser.navigate().back();
        table.await(
                "the browser leads back to the other way", List.of("B", "f", "F", "d", "D", "e", "E"), table::moves);
    }

    @Test
    void anAddressThatIsRefusedShowsWhatThereIsAndWhy() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?moves=B,f,a");
        assertEquals(board(table.replay("?moves=B,f")), table.counts());
        assertTrue(table.hint().contains("move 3, \"a\""), table.hint());
        browser.navigate().back();
        table.await("the refused address is not lost", "?moves=B,f,a", table::address);
        table.await("nor its reason", true, () -> table.hint().contains("\"a\""));
        table.click(".play-pits [data-pit=A]");
        table.await("the game goes on", List.of("B", "f", "A"), table::moves);

        PlayTable unread = PlayTable.open(browser, "en-dodoi", "?position=nonsense");
        assertEquals(board(unread.replay("")), unread.counts());
        assertTrue(unread.hint().contains("nonsense"), unread.hint());
    }

    @Test
    void anotherRuleBeginsANewGameOnABoardOfItsSize() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?moves=C");
        new Select(table.one("select[name=pits]")).selectByValue("9");
        table.await("the board has nine pits a row", 18, () -> table.counts().size());
        assertEquals("?pits=9", table.address());
        assertEquals(9, table.legal().size());
        table.play("I");
        assertEquals(board(table.replay("?pits=9&moves=I")), table.counts());
    }

    @Test
    void eachOpenRuleIsExplainedInALine() {
        for (String game : List.of("en-dodoi", "bao-la-kimasai", "cross-endodoi", "en-gehe")) {
            PlayTable table = PlayTable.open(browser, game, "");
            for (var rule : table.all(".open-rule:has([data-option])")) {
                var line = rule.findElement(By.tagName("p"));
                String mark = line.findElement(By.cssSelector("a.certainty")).getText();
                assertTrue(line.getText().length() > mark.length() + 20, rule.getText());
                assertTrue(mark.matches("(documented|inferred|modern)(, contested)?"), mark);
            }
        }
    }

    @Test
    void theSweepIsShownAgainAndTurningPointsLeadToTheirTurns() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", FINISHED);
        assertEquals(
                "North has no move. All 28 seeds left on the board go to South, the opponent. South wins by 36.",
                table.one(".play-story > p").getText());
        table.press("The sweep again");
        table.await("it ends where it was", "South wins, 42 to 6", table::status);
        var point = table.all(".play-points button").get(0);
        assertEquals("Turn 1, South B: South takes the lead, 7 to 0", point.getText());
        point.click();
        table.await("its turn is shown", board(table.replay("?moves=B")), table::counts);
        int frame = table.recording().at("/turns/0/lastFrame").intValue();
        table.await("the address tells the frame", true, () -> table.address().endsWith("#" + frame));
        browser.executeScript("navigator.clipboard.writeText = async text => { window.copiedText = text; }");
        table.click(".play-story .play-row button:last-child");
        table.await(
                "it is told",
                "The link is copied. Who opens it sees this board.",
                () -> table.one(".play-story [role=status]").getText());
        assertEquals(browser.getCurrentUrl(), browser.executeScript("return window.copiedText"));
    }

    @Test
    void aGameIsTriedFromAFrameOfARecording() {
        PlayerPage page = PlayerPage.open(browser, "", 12);
        List<String> moves = new java.util.ArrayList<>();
        page.game().recording().get("turns").forEach(turn -> {
            if (turn.get("lastFrame").intValue() <= 12) {
                moves.add(turn.get("move").textValue());
            }
        });
        assertFalse(moves.isEmpty());
        PlayerMenu.open(browser, "try");
        page.await("the page to play on", true, () -> browser.getCurrentUrl().contains("/en/games/en-dodoi/play?"));
        PlayTable table = PlayTable.open(
                browser, "en-dodoi", "?" + browser.getCurrentUrl().split("\\?")[1]);
        assertEquals(moves, table.moves());
        assertEquals(board(table.recording()), table.counts());
    }

    @Test
    void keysOfThePlayerGoOnWorkingBesideThePits() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?moves=C,f");
        table.tabToThePits();
        browser.switchTo().activeElement().sendKeys(Keys.PAGE_UP);
        table.await("a turn back", board(table.replay("?moves=C")), table::counts);
        browser.switchTo().activeElement().sendKeys(Keys.END);
        table.await("at the end", board(table.replay("?moves=C,f")), table::counts);
        assertEquals("F", pitAfter(Keys.ARROW_LEFT, "A", Keys.ARROW_RIGHT));
    }

    /** Goes to one end of South's row and back. */
    private String pitAfter(Keys toStart, String start, Keys onwards) {
        for (int i = 0; i < 8; i++) {
            browser.switchTo().activeElement().sendKeys(toStart);
        }
        assertEquals(start, browser.switchTo().activeElement().getDomAttribute("data-pit"));
        for (int i = 0; i < 8; i++) {
            browser.switchTo().activeElement().sendKeys(onwards);
        }
        return browser.switchTo().activeElement().getDomAttribute("data-pit");
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** Whole games, from the first move to the story of how they ended. */
class PlayWholeGamesIT {
    private static final int MOST_TURNS = 900;
    /** Of the board with the server's, in turns: long games make long recordings. */
    private static final int BETWEEN_COMPARISONS = 8;

    private final ChromeDriver browser = TestSite.browser();
    private final Random random = new Random(3);

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-dodoi", "bao-la-kimasai", "cross-endodoi", "en-gehe"})
    void byKeyboard(String game) {
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        PlayTable table = PlayTable.open(browser, game, "");
        table.tabToThePits();
        playToTheEnd(table, table::playByKeys);
    }

    @Test
    void byTouchOnATelephone() {
        Emulation.window(browser, 390, 844);
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
        PlayTable table = PlayTable.open(browser, "en-dodoi", "");
        Finger finger = new Finger(browser);
        playToTheEnd(table, move -> finger.tap(table.pit(move)));
    }

    private void playToTheEnd(PlayTable table, Consumer<String> play) {
        int turns = 0;
        while (table.all(".play-story").isEmpty()) {
            List<String> legal = table.legal();
            if (turns % BETWEEN_COMPARISONS == 0) {
                assertEquals(texts(table.recording().get("legal")), legal);
            }
            String move = chosen(legal, table);
            play.accept(move);
            turns++;
            int now = turns;
            table.await(move + " is played", now, () -> table.moves().size());
            table.awaitQuiet();
            String name = Character.isUpperCase(move.charAt(0)) ? "South" : "North";
            table.await("the move is told", true, () -> table.said().startsWith(name + " plays " + move));
            assertTrue(turns < MOST_TURNS, "the game goes on and on");
        }
        assertEnding(table);
    }

    /** Near to where the fingers are, so that long boards need few keys. */
    private String chosen(List<String> legal, PlayTable table) {
        String here = table.one(".play-pits [tabindex='0']").getDomAttribute("data-pit");
        if (legal.size() < 20) {
            return legal.get(random.nextInt(legal.size()));
        }
        int at = here.toLowerCase(java.util.Locale.ROOT).hashCode();
        return legal.stream()
                .min(Comparator.comparing(
                        name -> Math.abs(name.toLowerCase(java.util.Locale.ROOT).hashCode() - at)))
                .orElseThrow();
    }

    private static void assertEnding(PlayTable table) {
        JsonNode recording = table.recording();
        JsonNode outcome = recording.get("outcome");
        int south = outcome.at("/score/south").intValue();
        int north = outcome.at("/score/north").intValue();
        String winner = outcome.get("winner").textValue();
        String expected = winner == null
                ? "A draw, " + south + " to " + north
                : winner.equals("south")
                        ? "South wins, " + south + " to " + north
                        : "North wins, " + north + " to " + south;
        assertEquals(expected, table.status());
        String story = table.one(".play-story > p").getText();
        String margin = "(?s).* (wins by|difference is) " + Math.abs(south - north) + "\\..*";
        assertTrue(winner == null || story.matches(margin), story);
        boolean swept = table.recording().get("frames").findValuesAsText("kind").contains("sweep");
        assertEquals(
                swept,
                table.all(".play-story button").stream()
                        .anyMatch(button -> button.getText().equals("The sweep again")));
        assertTrue(!table.all(".play-points button").isEmpty(), "turning points are told");
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new java.util.ArrayList<>();
        list.forEach(text -> texts.add(text.textValue()));
        return texts;
    }
}

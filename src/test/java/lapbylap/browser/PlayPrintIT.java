package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** A game on paper: the whole board as it stands, the record, and where the game is found again. */
class PlayPrintIT {
    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    void withoutMotion() {
        Emulation.reset(browser);
        Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
    }

    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    @ParameterizedTest
    @CsvSource({"en-gehe,'M',390", "en-gehe,'M,n',1366", "en-dodoi,'C,f,C',1366", "en-gehe,'M',768"})
    void oneSheetHoldsTheGame(String game, String moves, int width) throws Exception {
        Emulation.window(browser, width, 900);
        PlayTable table = PlayTable.open(browser, game, "?moves=" + moves);
        JsonNode recording = table.recording();
        JsonNode frames = recording.get("frames");
        JsonNode board = frames.get(frames.size() - 1).get("board");
        PrintedSheet paper = PrintedSheet.onA4(browser);
        assertEquals(1, paper.pages().size());
        assertEquals(List.of(), paper.outside());
        String text = paper.lines().stream().collect(Collectors.joining(" ", " ", " "));
        for (JsonNode pit : recording.get("layout").get("pits")) {
            String told = " " + pit.get("name").textValue() + " "
                    + board.get(pit.get("index").intValue()) + " ";
            assertTrue(text.contains(told), () -> told + "is not in" + text);
        }
        assertTrue(text.contains(" 1. " + moves.charAt(0) + "+"), text);
        // a long address takes more than one line
        assertTrue(text.replace(" ", "").contains(browser.getCurrentUrl()), text);
        assertEquals(
                List.of(),
                browser.findElements(By.cssSelector(".board-box > .board-ground, .play-form .address")),
                "what only paper has");
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.record.GameRecord;
import lapbylap.record.GameSetUp;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

/** Positions that are set up, records that are taken along and brought back, pictures and data. */
class PlayKeepIT {
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

    private static String written(PlayTable table) {
        return table.one("textarea").getDomProperty("value");
    }

    private void write(PlayTable table, String text) {
        browser.executeScript("arguments[0].value = arguments[1]", table.one("textarea"), text);
        table.press("Load what stands here");
    }

    private static void awaitTold(PlayTable table, String told) {
        table.await(
                "what is told of the record",
                told,
                () -> table.one("[data-part=kept]").getText());
    }

    @ParameterizedTest
    @CsvSource({
        "en-dodoi,'B,f,F,d,D,e,E',empty-opposite=own-seed",
        "en-dodoi,'',pits=8",
        "bao-la-kimasai,'A6,a7,A3,a3',first-turn=both",
        "cross-endodoi,'C,f',seeds=5",
        "en-gehe,'A,a',pits=41"
    })
    void recordsRoundTrip(String id, String moves, String option) throws Exception {
        Game game = Games.byId(id);
        String[] choice = option.split("=");
        List<String> names = moves.isEmpty() ? List.of() : List.of(moves.split(","));
        String query = "?" + (moves.isEmpty() ? "" : "moves=" + moves + "&") + option;
        String record = GameRecord.write(
                GameSetUp.of(game, Map.of(choice[0], choice[1]), null).record(names));
        PlayTable table = PlayTable.open(browser, id, query);
        assertEquals(record.strip(), written(table).strip());
        assertEquals(record, GameRecord.write(GameRecord.read(written(table))));
        PlayTable other = PlayTable.open(browser, id, "");
        write(other, record);
        awaitTold(other, "Loaded. Turns: " + names.size() + ".");
        other.awaitQuiet();
        assertEquals(names, other.moves());
        assertEquals(record.strip(), written(other).strip());
    }

    @Test
    void recordsThatCannotBeReadSayWhy() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?moves=C");
        write(table, "Game: en-dodoi\nPlayers: two\n\n1. C");
        awaitTold(
                table,
                "\"Players: two\" is no line of a game record; accepted: Game:, Options:, Position:, Result:, an empty line,"
                        + " and moves such as 1. C+5 f");
        write(table, "Game: en-dodoi\nResult: *\n\n1. B+6");
        awaitTold(table, "The record says \"B+6\", but its moves give \"B+7\".");
        write(table, "Game: en-dodoi\n\n1. B c");
        awaitTold(table, "move 2, \"c\": pit c is empty; legal here: a, b, e, f");
        write(table, "Game: cross-endodoi\n\n1. B");
        awaitTold(table, "This is a record of another game: cross-endodoi.");
        assertEquals(List.of("C"), table.moves());
        table.click("[data-part=other-game] a");
        table.await("the other game", true, () -> browser.getCurrentUrl().contains("/cross-endodoi/play?moves=B"));
    }

    @Test
    void aPositionIsSetUpByTappingPits() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "");
        table.press("Set up a position");
        table.press("Empty the board");
        for (String pit : List.of("A", "A", "E", "c")) {
            table.click(".play-pits [data-pit=" + pit + "]");
        }
        table.click(".play-set-up input[value=take]");
        table.click(".play-pits [data-pit=A]");
        assertEquals(List.of("1", "0", "0", "0", "1", "0", "0", "0", "1", "0", "0", "0"), table.counts());
        table.click(".play-set-up input[value=north]");
        table.press("Play from here");
        table.await("play begins", "North to move", table::status);
        assertEquals("?position=1-0-0-0-1-0_0-0-1-0-0-0_0-0_N", table.address());
        assertEquals(List.of("c"), table.legal());
        assertEquals(
                "Game: en-dodoi\nPosition: 1-0-0-0-1-0_0-0-1-0-0-0_0-0_N\nResult: *",
                written(table).strip());
    }

    @Test
    void numbersAreTypedIntoPits() {
        PlayTable table = PlayTable.open(browser, "bao-la-kimasai", "");
        table.press("Set up a position");
        table.pit("A1").sendKeys("12");
        table.pit("A1").sendKeys(Keys.ARROW_RIGHT);
        browser.switchTo().activeElement().sendKeys("++-");
        table.pit("A8").sendKeys(Keys.DELETE);
        table.await(
                "the numbers are on the board",
                List.of("12", "2", "0"),
                () -> List.of(
                        manyOrCount(table, 0),
                        manyOrCount(table, 1),
                        table.counts().get(7).isEmpty() ? "0" : "?"));
        assertEquals("A1, South: 12", table.pit("A1").getAccessibleName());
    }

    /** Many cows in a pit are told by a number on them. */
    private static String manyOrCount(PlayTable table, int pit) {
        String many = table.all(".board-live .many").get(pit).getDomProperty("textContent");
        return many.isEmpty() ? table.counts().get(pit) : many;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en-dodoi|393|set-up: 441 seeds are too many; a position may hold at most 400, captured ones included.",
                "bao-la-kimasai|0|set-up: South is to move and has no cow in reserve, but the other player has; players"
                        + " bring their cows in by turns."
            })
    void theEngineSaysWhatIsWrongWithAPosition(String game, int pool, String told) {
        PlayTable table = PlayTable.open(browser, game, "");
        table.press("Set up a position");
        var input = table.one(".play-set-up input[type=number]");
        input.sendKeys(Keys.chord(Keys.CONTROL, "a"), game.equals("en-dodoi") ? "393" : Integer.toString(pool));
        String expected = told.replace("441", "441");
        table.await(
                "the problem is named",
                expected,
                () -> table.one(".play-set-up .wrong").getText());
        assertEquals("true", table.one(".play-set-up .main").getDomAttribute("aria-disabled"));
        table.press("Back to the game");
        table.await("the game is as it was", "South to move", table::status);
        table.awaitQuiet();
    }

    @Test
    void aSetUpThatIsOverIsTold() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?position=0-0-0-0-0-0_0-3-0-0-0-2_20-23_S");
        assertEquals("North wins, 28 to 20", table.status());
        table.click(".play-pits [data-pit=A]");
        assertEquals("The game is over.", table.hint());
    }

    /** What a page gives to be saved, as text; pictures as their first bytes. */
    private String saved(PlayTable table, String button) {
        browser.executeScript("""
                window.savedText = null;
                window.makeUrl ??= URL.createObjectURL;
                URL.createObjectURL = blob => {
                  blob.arrayBuffer().then(bytes => { window.savedText = new TextDecoder("latin1").decode(bytes); });
                  return makeUrl.call(URL, new Blob([]));
                };
                """);
        table.press(button);
        table.await("something is saved", true, () -> browser.executeScript("return window.savedText !== null"));
        return (String) browser.executeScript("return window.savedText");
    }

    @Test
    void theBoardIsSavedAsPicturesAndTheGameAsData() {
        PlayTable table = PlayTable.open(browser, "en-dodoi", "?moves=C");
        Document picture = Jsoup.parse(saved(table, "Board (SVG)"), "", Parser.xmlParser());
        String drawn = picture.text();
        for (String count : table.counts()) {
            assertTrue(drawn.contains(count), count);
        }
        assertTrue(picture.select("use[href^=#seed]").size() > 40, "seeds are drawn");
        for (var use : picture.select("use")) {
            assertEquals(
                    1,
                    picture.select("[id=" + use.attr("href").substring(1) + "]").size(),
                    use.toString());
        }
        String pixels = saved(table, "Board (PNG)");
        assertEquals("PNG", pixels.substring(1, 4));
        assertTrue(pixels.length() > 20_000, "with something on it");
        assertEquals(
                "/api/v1/games/en-dodoi/replay?moves=C",
                table.one("[data-part=json]").getDomAttribute("href"));
        assertEquals("en-dodoi.json", table.one("[data-part=json]").getDomAttribute("download"));
        assertEquals(written(table), saved(table, "Download"));
    }
}

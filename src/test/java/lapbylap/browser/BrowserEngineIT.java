package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.record.GameSetUp;
import lapbylap.record.Vectors;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** The engine as it was compiled for browsers, beside the one on the server: the same bytes. */
class BrowserEngineIT {
    private static final int AT_ONCE = 10;

    private static final String REPLAY = """
            const [assets, games, patterns, lang, done] = arguments;
            Promise.all([import(assets + '/offline/engine.js'), import(assets + '/offline/messages.js')])
              .then(([{replay}, {createMessages}]) => {
                const words = patterns && createMessages(patterns, lang);
                done(games.map(({game, options, position, moves}) =>
                  replay(game, options, position, moves, words)));
              }, broken => done([String(broken)]));
            """;

    private static final String SUGGEST = """
            const [assets, moves, level, done] = arguments;
            import(assets + '/offline/engine.js').then(({suggest}) =>
              done(JSON.parse(suggest('bao-la-kimasai', [], null, moves, level, 7, null)).move), done);
            """;

    private static final String FORMAT = """
            const [assets, patterns, asked, lang, done] = arguments;
            import(assets + '/offline/messages.js').then(({createMessages}) => {
              const words = createMessages(patterns, lang);
              done(asked.map(([key, values]) => words.text(key, values)));
            }, broken => done([String(broken)]));
            """;

    private final ChromeDriver browser = TestSite.browser();
    private String assets;

    @BeforeEach
    void open() throws Exception {
        Emulation.reset(browser);
        browser.get(TestSite.url("/en/"));
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        String icon = Jsoup.connect(TestSite.url("/en/"))
                .get()
                .select("link[rel=icon]")
                .attr("href");
        assets = TestSite.url(URI.create(icon).getPath().replaceAll("/images/.*", ""));
    }

    static List<Game> games() {
        return Games.all();
    }

    private static Map<String, Object> asked(
            Game game, Map<String, String> options, String position, List<String> moves) {
        List<String> flat = new ArrayList<>();
        options.forEach((name, value) -> flat.addAll(List.of(name, value)));
        Map<String, Object> asked = new LinkedHashMap<>();
        asked.put("game", game.id());
        asked.put("options", flat);
        asked.put("position", position);
        asked.put("moves", moves);
        return asked;
    }

    private static Map<String, String> patterns(Messages messages) {
        Map<String, String> patterns = new LinkedHashMap<>();
        messages.keys().forEach(key -> patterns.put(key, messages.pattern(key)));
        return patterns;
    }

    @SuppressWarnings("unchecked")
    private List<String> replay(List<Map<String, Object>> asked, Messages messages) {
        return (List<String>) browser.executeAsyncScript(
                REPLAY,
                assets,
                asked,
                messages == null ? null : patterns(messages),
                messages == null ? null : messages.language().tag());
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsEveryReferenceGameAsTheServerDoes(Game game) throws Exception {
        List<JsonNode> vectors = Vectors.of("games.jsonl", game.id()).toList();
        assertTrue(!vectors.isEmpty(), game.id());
        for (int from = 0; from < vectors.size(); from += AT_ONCE) {
            List<Map<String, Object>> asked = new ArrayList<>();
            List<String> expected = new ArrayList<>();
            for (JsonNode vector : vectors.subList(from, Math.min(vectors.size(), from + AT_ONCE))) {
                String position =
                        vector.hasNonNull("position") ? vector.get("position").textValue() : null;
                List<String> moves = List.of(vector.get("moves").textValue().split(","));
                asked.add(asked(game, Vectors.options(vector), position, moves));
                GameSetUp setUp = GameSetUp.of(game, Vectors.options(vector), position);
                expected.add(RecordingJson.write(setUp.record(moves), null));
            }
            assertEquals(expected, replay(asked, null));
        }
    }

    @Test
    void tellsFramesInTheSameWords() throws Exception {
        for (Messages messages : Messages.load().values()) {
            for (Game game : Games.all()) {
                JsonNode vector =
                        Vectors.of("games.jsonl", game.id()).findFirst().orElseThrow();
                List<String> moves = List.of(vector.get("moves").textValue().split(","));
                String expected = RecordingJson.write(
                        GameSetUp.of(game, Vectors.options(vector), null).record(moves), new Narrator(messages));
                assertEquals(
                        List.of(expected),
                        replay(List.of(asked(game, Vectors.options(vector), null, moves)), messages));
            }
        }
    }

    @Test
    void formatsEveryMessageAsIcuDoes() {
        for (Messages messages : Messages.load().values()) {
            List<List<String>> asked = new ArrayList<>();
            List<String> expected = new ArrayList<>();
            for (String key : messages.keys()) {
                for (int number : new int[] {0, 1, 2, 5, 6, 21, 1_234}) {
                    Map<String, Object> values = SampleArguments.of(messages.pattern(key), number);
                    asked.add(List.of(key, SampleArguments.json(values)));
                    expected.add(messages.text(key, values));
                }
            }
            assertEquals(
                    expected,
                    browser.executeAsyncScript(
                            FORMAT,
                            assets,
                            patterns(messages),
                            asked,
                            messages.language().tag()));
        }
    }

    @Test
    void choosesTheMoveThatTheServerWouldChoose() throws Exception {
        List<String> moves = List.of("A5", "a3", "A2", "a6");
        for (int level = 1; level <= 3; level++) {
            String address = TestSite.url("/api/v1/games/bao-la-kimasai/suggest?moves=" + String.join(",", moves)
                    + "&level=" + level + "&seed=7");
            String answer =
                    Jsoup.connect(address).ignoreContentType(true).execute().body();
            assertTrue(
                    answer.contains("\"move\":\"" + browser.executeAsyncScript(SUGGEST, assets, moves, level) + "\""),
                    answer);
        }
    }

    @Test
    void tellsAProblemAsTheServerDoes() throws Exception {
        Messages english = Messages.load().get(lapbylap.i18n.Language.ENGLISH);
        String address = TestSite.url("/api/v1/games/en-dodoi/replay?moves=C,a,D,d,Q&lang=en");
        String expected = Jsoup.connect(address)
                .ignoreContentType(true)
                .ignoreHttpErrors(true)
                .execute()
                .body();
        String told = replay(
                        List.of(asked(Games.byId("en-dodoi"), Map.of(), null, List.of("C", "a", "D", "d", "Q"))),
                        english)
                .get(0);
        var json = new com.fasterxml.jackson.databind.json.JsonMapper();
        assertEquals(json.readTree(expected), json.readTree(told));
    }
}

package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lapbylap.engine.games.Games;
import lapbylap.worksheet.Sower;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The page of a game on which a worksheet is chosen, at {@code /{lang}/games/{game}/worksheet}. */
class WorksheetPagesTest {
    private static final String[] PERSON = {"Accept", "text/html,*/*;q=0.8"};
    private static final String ALL_KINDS = "kinds=last-seed,board,ending,most,play-on";
    private static final String PATH = "/en/games/en-dodoi/worksheet";

    private static Document page(String target) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target, PERSON);
        assertEquals(200, response.statusCode(), target);
        return Jsoup.parse(new String(response.body(), StandardCharsets.UTF_8));
    }

    static Stream<String> games() {
        return Games.all().stream().map(game -> game.id());
    }

    @Test
    void withoutChoicesTheFormSaysWhatTheSheetIs() throws Exception {
        Document page = page(PATH);
        assertEquals(3, page.select("section.sheet.a4:not(.answers) .asked").size());
        assertEquals(3, page.select("section.answers .asked").size());
        assertEquals(
                List.of("last-seed", "board", "ending"),
                page.select("[name=kinds][checked]").eachAttr("value"));
        assertEquals("1", page.selectFirst("#choose [name=seed]").val());
        String address = page.selectFirst(".buttons").attr("data-address");
        Document same = page(address);
        assertEquals(page.select(".sheet").outerHtml(), same.select(".sheet").outerHtml());
        assertEquals("Worksheet", page.selectFirst(".tabs [aria-current]").text());
        assertEquals(
                PATH,
                page("/en/games/en-dodoi/rules").select(".tabs a").eachAttr("href").stream()
                        .filter(href -> href.endsWith("worksheet"))
                        .findFirst()
                        .orElseThrow());
    }

    /** What the form sends with everything left as it is shown is the sheet that is shown. */
    @Test
    void theFormSendsWhatItShows() throws Exception {
        String target =
                PATH + "?kinds=most,play-on&level=2&number=4&seed=77&paper=letter&pits=8&empty-opposite=own-seed";
        Document page = page(target);
        List<String> pairs = new ArrayList<>();
        page.select("#choose [name=kinds][checked]").forEach(box -> pairs.add("kinds=" + box.val()));
        page.select("#choose select")
                .forEach(select -> pairs.add(select.attr("name") + "="
                        + select.selectFirst("option[selected]").val()));
        pairs.add("seed=" + page.selectFirst("#choose [name=seed]").val());
        HttpResponse<byte[]> moved = SiteClient.get(PATH + "?" + String.join("&", pairs), PERSON);
        assertEquals(301, moved.statusCode());
        String plain = header(moved, "Location");
        assertTrue(plain.contains("kinds=most,play-on&"), plain);
        assertEquals(
                page.select(".sheet").outerHtml(), page(plain).select(".sheet").outerHtml());
        assertEquals(1, page.select("section.sheet.letter:not(.answers)").size());
    }

    @Test
    void anotherSheetIsAnotherOneWithTheSameChoices() throws Exception {
        Document page = page(PATH + "?kinds=board&number=2&seed=9&pits=7");
        List<String> pairs = new ArrayList<>();
        page.select("#another input").forEach(input -> pairs.add(input.attr("name") + "=" + input.val()));
        Document next = page(PATH + "?" + String.join("&", pairs));
        assertEquals("10", next.selectFirst("#choose [name=seed]").val());
        assertEquals("7", next.selectFirst("select[name=pits] option[selected]").val());
        assertFalse(
                page.select(".asked").outerHtml().equals(next.select(".asked").outerHtml()));
        Document last = page(PATH + "?seed=999999");
        assertEquals("1", last.selectFirst("#another [name=seed]").val());
    }

    @Test
    void theSameAddressGivesTheSameBytes() throws Exception {
        String target = PATH + "?" + ALL_KINDS + "&number=10&level=2&seed=5";
        HttpResponse<byte[]> first = SiteClient.get(target);
        assertArrayEquals(first.body(), SiteClient.get(target).body());
        assertEquals(
                304,
                SiteClient.get(target, "If-None-Match", header(first, "ETag")).statusCode());
        try (SiteServer server = new SiteServer(ServerSettings.local(0)).start()) {
            byte[] elsewhere = URI.create("http://localhost:" + server.port() + target)
                    .toURL()
                    .openStream()
                    .readAllBytes();
            assertArrayEquals(first.body(), elsewhere);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/en/games/nim/worksheet | 404 | There is no game \"nim\"",
                "/en/games/enkeshui/worksheet | 404 | cannot be played here yet",
                "/xx/games/en-dodoi/worksheet | 404 | There is no page",
                "/en/games/en-dodoi/worksheet?size=3 | 400 | \"size\" is no parameter here",
                "/en/games/en-dodoi/worksheet?kinds=board,chess | 400 | kinds cannot be \"chess\"; it can be: last-seed, board",
                "/en/games/en-dodoi/worksheet?kinds= | 400 | kinds cannot be \"\"",
                "/en/games/en-dodoi/worksheet?level=4 | 400 | level cannot be \"4\"; it can be: 1–3",
                "/en/games/en-dodoi/worksheet?level=1&level=2 | 400 | \"level\" stands twice",
                "/en/games/en-dodoi/worksheet?number=13 | 400 | number cannot be \"13\"; it can be: 1–12",
                "/en/games/en-dodoi/worksheet?number=0 | 400 | number cannot be \"0\"",
                "/en/games/en-dodoi/worksheet?seed=-1 | 400 | seed cannot be \"-1\"; it can be: 1–999999",
                "/en/games/en-dodoi/worksheet?seed=1000000 | 400 | seed cannot be \"1000000\"",
                "/en/games/en-dodoi/worksheet?paper=a5 | 400 | paper cannot be \"a5\"; it can be: a4, letter",
                "/en/games/en-dodoi/worksheet?pits=3 | 400 | pits cannot be \"3\"",
                "/en/games/en-gehe/worksheet?seeds=4 | 400 | \"seeds\" is no parameter here"
            })
    void wrongOnesAreTold(String target, int status, String told) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target, PERSON);
        assertEquals(status, response.statusCode());
        String text =
                Jsoup.parse(new String(response.body(), StandardCharsets.UTF_8)).text();
        assertTrue(text.contains(told), text);
    }

    @Test
    void aSlashAtTheEndIsTakenAway() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(PATH + "/?seed=3");
        assertEquals(301, response.statusCode());
        assertEquals(PATH + "?seed=3", header(response, "Location"));
    }

    /** Every link leads to the player at the frame that the question or its answer is about. */
    @ParameterizedTest
    @MethodSource("games")
    void linksLeadToWhatIsAsked(String game) throws Exception {
        Document page = page("/en/games/" + game + "/worksheet?" + ALL_KINDS + "&number=5&level=3&seed=2");
        for (Element asked : page.select(".asked")) {
            URI link = URI.create(asked.selectFirst("a.watch").attr("href"));
            String told = asked.id() + " " + link;
            Document player = page(link.getRawPath() + "?" + link.getRawQuery());
            var frames = lapbylap.web.SiteClient.json("/api/v1/games/" + game + "/replay?" + link.getRawQuery())
                    .get("frames");
            var frame = frames.get(Integer.parseInt(link.getFragment()));
            assertEquals(1, player.select(".player").size(), told);
            if (asked.id().startsWith("question-")) {
                List<Integer> board = new ArrayList<>();
                frame.get("board").forEach(pit -> board.add(pit.intValue()));
                Sower names = Sower.atStart(game, java.util.Map.of());
                List<String> pits = new ArrayList<>();
                for (int i = 0; i < board.size(); i++) {
                    pits.add(names.name(i) + " " + board.get(i));
                }
                String label = asked.selectFirst("svg.board").attr("aria-label");
                assertEquals("A board: " + String.join(", ", pits), label, told);
            } else if (asked.select("svg.board").isEmpty() && asked.text().contains("way to the end")) {
                assertEquals("result", frame.get("kind").textValue(), told);
            }
        }
    }

    /** Codes are drawn only where it is known what they shall lead to; they hold exactly that address. */
    @Test
    void codesLeadToThePublicAddress() throws Exception {
        assertEquals(0, page(PATH).select(".code").size());
        ServerSettings settings = new ServerSettings("localhost", 0, "https://example.org/mancala", null);
        try (SiteServer server = new SiteServer(settings).start()) {
            Document page = Jsoup.parse(
                    URI.create("http://localhost:" + server.port() + PATH).toURL(), 20_000);
            assertEquals(6, page.select(".code svg[role=img]").size());
            for (Element asked : page.select(".asked")) {
                String path = asked.selectFirst("a.watch").attr("href");
                assertEquals("https://example.org/mancala" + path, CodeReader.read(asked.selectFirst("svg.qr")));
            }
            assertTrue(page.selectFirst(".sheet-rules .address")
                    .text()
                    .startsWith("https://example.org/mancala" + PATH + "?kinds="));
        }
    }

    @Test
    void gamesWithCowsDoNotAskForSeeds() throws Exception {
        String form = page("/en/games/bao-la-kimasai/worksheet?" + ALL_KINDS + "&number=12&level=3&seed=5")
                .select("main")
                .text();
        assertFalse(form.contains("last seed"), form);
        assertTrue(form.contains("last cow"), form);
    }
}

package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The player alone, at {@code /embed/{game}}. */
class EmbedPagesTest {
    private static final String[] PERSON = {"Accept", "text/html,*/*;q=0.8"};
    private static final JsonMapper JSON = new JsonMapper();

    private static Document page(HttpResponse<byte[]> response) {
        assertEquals("text/html;charset=utf-8", header(response, "Content-Type").replace(" ", ""));
        return Jsoup.parse(new String(response.body(), StandardCharsets.UTF_8));
    }

    private static JsonNode recording(Document page) throws Exception {
        return JSON.readTree(page.selectFirst(".recording").data());
    }

    @Test
    void holdsWhatTheApiTells() throws Exception {
        String query = "moves=C,f,C&empty-opposite=own-seed&lang=en";
        HttpResponse<byte[]> response = SiteClient.get("/embed/en-dodoi?" + query, PERSON);
        assertEquals(200, response.statusCode());
        Document page = page(response);
        JsonNode recording = recording(page);
        // a page is told besides where names and endings stand in the narration
        recording.get("frames").forEach(frame -> ((ObjectNode) frame).remove(List.of("names", "ending")));
        assertEquals(SiteClient.json("/api/v1/games/en-dodoi/replay?" + query), recording);
        assertEquals("En Dodoi · Lap by Lap", page.title());
        assertEquals("en", page.selectFirst("html").attr("lang"));
        assertEquals(1, page.select(".player").size());
        assertEquals(0, page.select("header, footer, a:not([target=_blank])").size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "moves=C,f,C&empty-opposite=own-seed",
                "moves=A,a&pits=7&seeds=5&origin-pit=skipped",
                "moves=D&position=2-0-1-1-1-0_1-0-1-0-2-1_0-0_S",
                ""
            })
    void saysHowItIsAskedForAgain(String query) throws Exception {
        Document page = page(SiteClient.get("/embed/en-dodoi?" + query, PERSON));
        String again = page.selectFirst(".example").attr("data-query");
        Document same = page(SiteClient.get("/embed/en-dodoi?" + again, PERSON));
        assertEquals(recording(page), recording(same));
        assertEquals(again, same.selectFirst(".example").attr("data-query"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-dodoi", "bao-la-kimasai", "cross-endodoi", "en-gehe"})
    void playsEveryGame(String game) throws Exception {
        JsonNode start = SiteClient.json("/api/v1/games/" + game + "/replay");
        String move = start.get("legal").get(0).textValue();
        HttpResponse<byte[]> response = SiteClient.get("/embed/" + game + "?moves=" + move, PERSON);
        assertEquals(200, response.statusCode());
        assertEquals(1, recording(page(response)).get("turns").size());
    }

    @Test
    void othersMayFrameItAndNoScriptStandsInIt() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/embed/en-dodoi", PERSON);
        String policy = header(response, "Content-Security-Policy");
        assertTrue(policy.endsWith("frame-ancestors *"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        assertEquals("", header(response, "X-Frame-Options"));
        Document page = page(response);
        assertEquals(
                0,
                page.select("style, [style], script:not([src]):not([type=application/json])")
                        .size());
        assertEquals("", header(response, "Set-Cookie"));
    }

    @Test
    void isKeptAndAskedForAgain() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/embed/en-dodoi?moves=C");
        String tag = header(response, "ETag");
        assertEquals(
                304,
                SiteClient.get("/embed/en-dodoi?moves=C", "If-None-Match", tag).statusCode());
    }

    @Test
    void showsAPartOfAGame() throws Exception {
        Document page = page(SiteClient.get(
                "/embed/en-dodoi?moves=C,f,C&from=2&to=5&speed=.5&mode=project&readings=empty-opposite:nothing,own-seed",
                PERSON));
        assertEquals("2", page.selectFirst(".example").attr("data-from"));
        assertEquals("5", page.selectFirst(".example").attr("data-to"));
        assertEquals("project", page.body().attr("data-mode"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/embed/nim | 404 | There is no game \"nim\"",
                "/embed/en-dodoi?size=3 | 400 | \"size\" is no parameter here",
                "/embed/en-dodoi?pits=3 | 400 | pits cannot be \"3\"",
                "/embed/en-dodoi?lang=xx | 400 | \"xx\" is no language of this site",
                "/embed/en-dodoi?mode=poster | 400 | mode cannot be \"poster\"; it can be: read, project",
                "/embed/en-dodoi?speed=5 | 400 | speed cannot be \"5\"; it can be: 0.25–4",
                "/embed/en-dodoi?speed=. | 400 | speed cannot be \".\"",
                "/embed/en-dodoi?speed=1e1 | 400 | speed cannot be \"1e1\"",
                "/embed/en-dodoi?from=1 | 400 | from cannot be \"1\"; it can be: 0–0",
                "/embed/en-dodoi?moves=C&from=2&to=1 | 400 | to cannot be \"1\"",
                "/embed/en-dodoi?to=-1 | 400 | to cannot be \"-1\"",
                "/embed/en-dodoi?readings=pits | 400 | readings cannot be \"pits\"; it can be: pits:6,7",
                "/embed/en-dodoi?readings=pits:6,12 | 400 | pits cannot be \"12\"",
                "/embed/en-dodoi?readings=holes:6,7 | 400 | \"holes\" is no option of this game",
                "/embed/en-dodoi?moves=C,C | 422 | it is North’s turn",
                "/embed/en-dodoi?moves=Z | 400 | this board has no such pit"
            })
    void wrongOnesAreToldInTheFrame(String target, int status, String told) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target, PERSON);
        assertEquals(status, response.statusCode());
        assertTrue(header(response, "Content-Security-Policy").endsWith("frame-ancestors *"));
        Document page = page(response);
        assertTrue(page.text().contains(told), page.text());
        assertEquals(0, page.select(".player, header, footer, a").size());
        assertEquals(1, page.select("script[src$=/player/embed.js]").size());
        assertEquals("application/problem+json", header(SiteClient.get(target), "Content-Type"));
    }

    @Test
    void tooManyMovesAreToldToo() throws Exception {
        String moves = String.join(",", java.util.Collections.nCopies(1_001, "C"));
        HttpResponse<byte[]> response = SiteClient.get("/embed/en-dodoi?moves=" + moves, PERSON);
        assertEquals(414, response.statusCode());
        assertEquals("Too many moves", page(response).selectFirst("h1").text());
    }

    /** What the site is called from outside, where that was said; else nothing, whatever the request says. */
    @Test
    void knowsItsPublicAddress() throws Exception {
        ServerSettings settings = new ServerSettings("localhost", 0, "https://example.org/mancala", null);
        try (SiteServer server = new SiteServer(settings).start()) {
            for (String path : List.of("/embed/en-dodoi", "/en/games/en-dodoi/")) {
                Document page = Jsoup.parse(
                        URI.create("http://localhost:" + server.port() + path).toURL(), 20_000);
                assertEquals(
                        "https://example.org/mancala",
                        page.selectFirst(".player").attr("data-site"));
            }
        }
        Document page = page(SiteClient.get("/embed/en-dodoi", PERSON));
        assertFalse(page.selectFirst(".player").hasAttr("data-site"));
    }
}

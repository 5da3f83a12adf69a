package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of the exhibit, and a server that answers nothing else. */
class KioskPagesTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static Document page(String path) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(path);
        assertEquals(200, response.statusCode());
        return Jsoup.parse(new String(response.body(), StandardCharsets.UTF_8));
    }

    private static JsonNode settings(Document page) throws Exception {
        return JSON.readTree(page.selectFirst("#kiosk-settings").data());
    }

    @Test
    void thePageBringsAlongWhatItsAddressSays() throws Exception {
        Document page = page("/kiosk?games=bao-la-kimasai,en-dodoi&languages=pa,en&lang=en&text=Room%204");
        assertEquals(
                List.of("bao-la-kimasai", "en-dodoi"),
                page.select(".shelf-boards > div").eachAttr("data-game"));
        assertEquals(List.of("pa", "en"), page.select(".kiosk-words").eachAttr("data-lang"));
        assertEquals("en", page.selectFirst("html").attr("lang"));
        assertEquals("Room 4", settings(page).get("text").asText());
        assertEquals(List.of(), page.select("a[href]"));
    }

    /**
     * Moments and lessons stand in the content, where they may be changed by somebody who does not know of this page.
     */
    @Test
    void everyGameHasMomentsAndLessonsThatAreTurns() throws Exception {
        JsonNode settings = settings(page("/kiosk"));
        assertEquals(4, settings.get("guides").size());
        for (JsonNode guide : settings.get("guides")) {
            String game = guide.get("game").asText();
            assertTrue(settings.get("moments").findValuesAsText("game").contains(game), game);
            for (String which : List.of("watch", "predict")) {
                JsonNode scene = guide.get(which);
                String path = "/kiosk/games/" + game + "/replay?lang=hu&"
                        + scene.get("query").asText();
                JsonNode frames = JSON.readTree(SiteClient.get(path).body()).get("frames");
                JsonNode lap = frames.get(scene.get("from").asInt() + 1);
                assertEquals("lap", lap.get("kind").asText(), path);
                assertTrue(lap.has("ending") && lap.has("text"), path);
                assertTrue(scene.get("to").asInt() < frames.size());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/kiosk?games=enkeshui", "/kiosk?lang=de", "/kiosk?colour=red", "/kiosk?text=a%0Ab"})
    void whatCannotBeIsAProblem(String path) throws Exception {
        assertEquals(400, SiteClient.get(path).statusCode());
        HttpResponse<byte[]> told = SiteClient.get(path, "Accept", "text/html");
        assertEquals(400, told.statusCode());
        assertTrue(told.headers().firstValue("Content-Type").orElseThrow().startsWith("text/html"));
    }

    @Test
    void anExhibitsServerAnswersNothingElse() throws Exception {
        ServerSettings kiosk = new ServerSettings("localhost", 0, null, null, true);
        try (SiteServer server = new SiteServer(kiosk).start()) {
            RawClient client = new RawClient(server.port());
            for (String path : List.of("/kiosk", "/health", "/api/v1/games", "/kiosk/games/en-dodoi/replay")) {
                assertEquals(200, client.get(path).status(), path);
            }
            RawClient.Reply home = client.get("/?idle=60");
            assertEquals(302, home.status());
            assertEquals("/kiosk?idle=60", home.headers().get("location"));
            for (String path : List.of("/en/", "/en/games/en-dodoi/", "/embed/en-dodoi", "/sitemap.xml", "/kiosks")) {
                assertEquals(404, client.get(path).status(), path);
            }
        }
    }
}

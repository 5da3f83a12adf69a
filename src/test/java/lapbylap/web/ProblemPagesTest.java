package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/** Problems as people meet them: as pages. */
class ProblemPagesTest {
    private static final String[] PERSON = {"Accept", "text/html,application/xhtml+xml,*/*;q=0.8"};

    private static Document page(HttpResponse<byte[]> response) {
        assertEquals("text/html;charset=utf-8", header(response, "Content-Type").replace(" ", ""));
        return Jsoup.parse(new String(response.body(), StandardCharsets.UTF_8));
    }

    @Test
    void aPageThatIsNotHere() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/en/nothing", PERSON);
        assertEquals(404, response.statusCode());
        assertEquals("no-store", header(response, "Cache-Control"));
        Document page = page(response);
        assertEquals("en", page.selectFirst("html").attr("lang"));
        assertEquals("There is no such page", page.selectFirst("h1").text());
        assertTrue(page.text().contains("There is no page \"/en/nothing\" here."), page.text());
    }

    @Test
    void whatTheAddressHoldsIsNoMarkup() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/problems/endless-move?%3Cscript%3Ex%3C/script%3E", PERSON);
        assertEquals(400, response.statusCode());
        Document page = page(response);
        assertTrue(page.text().contains("\"<script>x</script>\" is no parameter here"), page.text());
        assertTrue(page.select("main script").isEmpty());
    }

    @Test
    void programsAreToldInJson() throws Exception {
        assertEquals("application/problem+json", header(SiteClient.get("/en/nothing"), "Content-Type"));
        assertEquals("application/problem+json", header(SiteClient.get("/api/v1/games/nim", PERSON), "Content-Type"));
    }

    @Test
    void whatAKindOfProblemIs() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/problems/endless-move?lang=en");
        assertEquals(200, response.statusCode());
        Document page = page(response);
        assertEquals("Move that would never end", page.selectFirst("h1").text());
        assertTrue(page.text().contains("10,000 laps"), page.text());
    }
}

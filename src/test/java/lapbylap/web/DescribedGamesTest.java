package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static lapbylap.web.SiteClient.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that pages tell of and that cannot be played. */
class DescribedGamesTest {
    private static final String NOT_PLAYABLE = "Not yet playable here.";
    private static final String PAGES = "/en/games/bao-la-kimasai-klamroth/";

    private static String text(String target) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target);
        assertEquals(200, response.statusCode(), target);
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @CsvSource({
        "enkeshui, /replay, Enkeshui",
        "enkeshui, '', Enkeshui",
        "bao-la-kimasai-klamroth, /replay?moves=A1, 'Bao la Kimasai, Klamroth’s game'",
        "bao-la-kimasai-klamroth, '', 'Bao la Kimasai, Klamroth’s game'"
    })
    void theirRecordingsAreNotFoundAndTheAnswerSaysWhy(String game, String tail, String name) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/api/v1/games/" + game + tail);
        assertEquals(404, response.statusCode());
        assertEquals("application/problem+json", header(response, "Content-Type"));
        JsonNode problem = json(response);
        assertEquals("/problems/game-not-playable", problem.get("type").textValue());
        String detail = problem.get("detail").textValue();
        assertTrue(detail.startsWith("There are pages about " + name + ","), detail);
        assertTrue(detail.contains("en-dodoi, bao-la-kimasai, cross-endodoi, en-gehe"), detail);
        assertEquals(200, SiteClient.get("/problems/game-not-playable").statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {PAGES, PAGES + "words"})
    void theirPagesSaySo(String page) throws Exception {
        assertTrue(text(page).contains(NOT_PLAYABLE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "examples", "play"})
    void theyHaveNoOtherPagesAndLeadToNone(String page) throws Exception {
        assertEquals(404, SiteClient.get(PAGES + page).statusCode());
        assertFalse(text(PAGES).contains(PAGES + page));
    }

    @Test
    void pagesOfGamesThatCanBePlayedDoNot() throws Exception {
        assertFalse(text("/en/games/en-dodoi/").contains(NOT_PLAYABLE));
    }

    @Test
    void theFirstPageSaysSoOnceForTheOneThatStandsThere() throws Exception {
        String shelf = text("/en/").split("class=\"article", 2)[0];
        assertEquals(2, shelf.split(NOT_PLAYABLE, -1).length);
        assertTrue(shelf.indexOf("shelf-enkeshui") < shelf.indexOf(NOT_PLAYABLE));
    }
}

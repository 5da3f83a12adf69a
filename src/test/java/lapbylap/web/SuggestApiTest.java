package lapbylap.web;

import static lapbylap.web.SiteClient.fields;
import static lapbylap.web.SiteClient.json;
import static lapbylap.web.SiteClient.texts;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The move that the machine would choose, asked for by an address. */
class SuggestApiTest {
    private static final String GAMES = "/api/v1/games/";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "en-dodoi/%s?moves=C,f&level=1&seed=3",
                "en-dodoi/%s?moves=C,f&level=2&seed=3",
                "en-dodoi/%s?moves=C,f&level=3&seed=3",
                "en-dodoi/%s?position=2-0-1-0-1-0_1-0-1-0-2-1_0-0_S&level=3",
                "bao-la-kimasai/%s?moves=A5,a5&no-target=stop&level=2",
                "cross-endodoi/%s?seeds=3",
                "en-gehe/%s?pits=45&level=3&lang=en"
            })
    void aLegalMoveAndItsTurn(String address) throws Exception {
        String replay = address.replaceAll("&?(level|seed)=\\d+", "");
        JsonNode suggested = json(GAMES + String.format(address, "suggest"));
        JsonNode recording = json(GAMES + String.format(replay, "replay"));
        assertEquals(List.of("move", "turn"), fields(suggested));
        assertTrue(texts(recording.get("legal")).contains(suggested.get("move").textValue()), suggested::toString);
        assertEquals(recording.get("turns").size() + 1, suggested.get("turn").intValue());
    }

    @Test
    void theSameAnswerForTheSameAddress() throws Exception {
        HttpResponse<byte[]> first = SiteClient.get(GAMES + "en-dodoi/suggest?moves=C&level=3&seed=9");
        HttpResponse<byte[]> again = SiteClient.get(GAMES + "en-dodoi/suggest?moves=C&level=3&seed=9");
        assertEquals(json(first), json(again));
        assertEquals(SiteClient.header(first, "ETag"), SiteClient.header(again, "ETag"));
        assertNotEquals("", SiteClient.header(first, "ETag"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "400|parameter-value|level=0|level cannot be \"0\"; it can be: 1, 2, 3",
                "400|parameter-value|level=4|level cannot be \"4\"; it can be: 1, 2, 3",
                "400|parameter-value|level=|level cannot be \"\"; it can be: 1, 2, 3",
                "400|parameter-value|seed=-1|seed cannot be \"-1\"; it can be: 0–999999999",
                "400|unknown-parameter|from=1|\"from\" is no parameter here; there are: empty-opposite, lang, level, moves,"
                        + " origin-pit, pits, position, seed, seeds",
                "400|unknown-pit|moves=Z|move 1, \"Z\": this board has no such pit; South has A to F, North a to f.",
                "422|pit-empty|moves=B,c|move 2, \"c\": pit c is empty; legal here: a, b, e, f",
                "422|nothing-to-suggest|moves=B,f,F,d,D,e,E|move 8: the game is over (the player to move has no move);"
                        + " there is no move to suggest."
            })
    void errorsAreThoseOfRecordings(int status, String id, String query, String detail) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(GAMES + "en-dodoi/suggest?" + query);
        assertEquals(status, response.statusCode());
        assertEquals("/problems/" + id, json(response).get("type").textValue());
        assertEquals(detail, json(response).get("detail").textValue());
    }

    @Test
    void afterTheEndTheClauseIsThatOfTheReason() throws Exception {
        JsonNode over = json(GAMES + "en-dodoi/suggest?moves=B,f,F,d,D,e,E&level=1");
        assertEquals("no-move", over.get("clause").textValue());
        assertEquals(8, over.get("move").intValue());
        String lost = "0-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0_S";
        JsonNode setUp = json(GAMES + "bao-la-kimasai/suggest?position=" + lost);
        assertEquals("front-row-empty", setUp.get("clause").textValue());
    }

    @Test
    void gamesThatAreNotPlayed() throws Exception {
        assertEquals(404, SiteClient.get(GAMES + "nim/suggest").statusCode());
        assertEquals(404, SiteClient.get(GAMES + "enkeshui/suggest").statusCode());
    }
}

package lapbylap.web;

import static lapbylap.web.SiteClient.fields;
import static lapbylap.web.SiteClient.json;
import static lapbylap.web.SiteClient.texts;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told about games, field by field. */
class GamesApiTest {
    private static final String GAMES = "/api/v1/games";
    private static final String EN_DODOI = "/api/v1/games/en-dodoi";

    @Test
    void theList() throws Exception {
        JsonNode list = json(GAMES);
        assertEquals(List.of("games"), fields(list));
        List<String> ids = new ArrayList<>();
        for (JsonNode game : list.get("games")) {
            assertEquals(List.of("id", "name", "playable"), fields(game));
            assertFalse(game.get("name").textValue().isBlank());
            assertTrue(game.get("playable").isBoolean());
            ids.add(game.get("id").textValue());
        }
        JsonNode first = list.get("games").get(0);
        assertEquals("{\"id\":\"en-dodoi\",\"name\":\"En Dodoi\",\"playable\":true}", first.toString());
        assertEquals(ids.stream().distinct().toList(), ids);
    }

    @Test
    void gamesWithoutAnEngineAreListedAsNotPlayable() throws Exception {
        List<String> described = new ArrayList<>();
        for (JsonNode game : json(GAMES).get("games")) {
            if (!game.get("playable").booleanValue()) {
                described.add(
                        game.get("id").textValue() + ": " + game.get("name").textValue());
            }
        }
        assertEquals(
                List.of("enkeshui: Enkeshui", "bao-la-kimasai-klamroth: Bao la Kimasai, Klamroth’s game"), described);
    }

    @Test
    void oneGame() throws Exception {
        JsonNode game = json(EN_DODOI);
        assertEquals(List.of("id", "name", "layout", "options", "clauses"), fields(game));
        assertEquals("en-dodoi", game.get("id").textValue());
        assertEquals("En Dodoi", game.get("name").textValue());
        assertEquals(json(EN_DODOI + "/replay").get("layout"), game.get("layout"));
    }

    @Test
    void itsOptions() throws Exception {
        assertEquals("""
                {"id":"pits","values":[6,7,8,9,10],"default":6,"status":"documented","contested":true,"clause":"board"}
                {"id":"seeds","values":[3,4,5,6],"default":4,"status":"documented","contested":true,"clause":"setup"}
                {"id":"empty-opposite","values":["nothing","own-seed"],"default":"nothing","status":"inferred",\
                "contested":true,"clause":"empty-opposite"}
                {"id":"origin-pit","values":["sown","skipped"],"default":"sown","status":"inferred",\
                "contested":false,"clause":"origin-pit"}
                """, lines(json(EN_DODOI).get("options")));
    }

    @Test
    void itsClausesAsTheRulesHaveThem() throws Exception {
        List<String> told = new ArrayList<>();
        for (JsonNode clause : json(EN_DODOI).get("clauses")) {
            assertEquals(List.of("id", "status", "contested", "sources", "text"), fields(clause));
            texts(clause.get("sources")).forEach(source -> assertTrue(source.matches("[a-z0-9-]+"), source));
            assertFalse(clause.get("text").textValue().isBlank());
            assertTrue(clause.get("contested").isBoolean());
            told.add(clause.get("id").textValue() + " " + clause.get("status").textValue()
                    + (clause.get("contested").booleanValue() ? " contested" : ""));
        }
        assertEquals(
                List.of(
                        "board documented contested",
                        "setup documented contested",
                        "lift documented",
                        "sow documented",
                        "origin-pit inferred",
                        "relay documented",
                        "stop documented",
                        "capture documented",
                        "capture-own documented",
                        "empty-opposite inferred contested",
                        "endless modern",
                        "no-move inferred",
                        "sweep inferred contested",
                        "repetition modern",
                        "most-seeds documented",
                        "series documented"),
                told);
    }

    @Test
    void theSameInEveryLanguageThatIsAskedForByName() throws Exception {
        for (String target : List.of(GAMES, EN_DODOI)) {
            assertArrayEquals(
                    SiteClient.get(target).body(),
                    SiteClient.get(target + "?lang=en").body());
        }
    }

    @Test
    void health() throws Exception {
        assertEquals("{\"status\":\"ok\"}", json("/health").toString());
    }

    private static String lines(JsonNode list) {
        StringBuilder lines = new StringBuilder();
        list.forEach(one -> lines.append(one).append('\n'));
        return lines.toString();
    }
}

package lapbylap.web;

import static lapbylap.web.SiteClient.fields;
import static lapbylap.web.SiteClient.json;
import static lapbylap.web.SiteClient.texts;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Recordings as JSON, field by field as the format is written down. */
class ReplayApiTest {
    private static final String REPLAY = "/api/v1/games/en-dodoi/replay";
    private static final String WHOLE_GAME = REPLAY + "?moves=B,f,F,d,D,e,E";
    private static final List<String> EVERY_FRAME =
            List.of("kind", "turn", "player", "board", "captured", "reserve", "hand", "clauses");
    private static final Map<String, List<String>> MORE = Map.of(
            "start", List.of(),
            "lap", List.of("lap", "lifted", "seeds", "path", "ends"),
            "capture", List.of("taken", "to"),
            "sweep", List.of("taken", "to"),
            "result", List.of("winner", "reason", "score"));

    @Test
    void fieldsInTheirOrder() throws Exception {
        JsonNode recording = json(WHOLE_GAME);
        assertEquals(
                List.of(
                        "format",
                        "game",
                        "options",
                        "layout",
                        "frames",
                        "turns",
                        "position",
                        "legal",
                        "refused",
                        "outcome"),
                fields(recording));
        assertEquals("lap-by-lap/1", recording.get("format").textValue());
        assertEquals("en-dodoi", recording.get("game").textValue());
        for (JsonNode frame : recording.get("frames")) {
            List<String> expected = new ArrayList<>(EVERY_FRAME);
            expected.addAll(MORE.get(frame.get("kind").textValue()));
            assertEquals(expected, fields(frame));
        }
        for (JsonNode turn : recording.get("turns")) {
            assertEquals(List.of("turn", "player", "move", "record", "firstFrame", "lastFrame"), fields(turn));
        }
    }

    @Test
    void theLayout() throws Exception {
        JsonNode layout = json(REPLAY + "?pits=7").get("layout");
        assertEquals(List.of("rows", "columns", "pits"), fields(layout));
        assertEquals(2, layout.get("rows").intValue());
        assertEquals(7, layout.get("columns").intValue());
        assertEquals(14, layout.get("pits").size());
        assertEquals(
                "{\"index\":0,\"name\":\"A\",\"owner\":\"south\",\"row\":\"front\",\"column\":1}",
                layout.get("pits").get(0).toString());
        assertEquals(
                "{\"index\":6,\"name\":\"G\",\"owner\":\"south\",\"row\":\"front\",\"column\":7}",
                layout.get("pits").get(6).toString());
        assertEquals(
                "{\"index\":7,\"name\":\"a\",\"owner\":\"north\",\"row\":\"front\",\"column\":7}",
                layout.get("pits").get(7).toString());
        assertEquals(
                "{\"index\":13,\"name\":\"g\",\"owner\":\"north\",\"row\":\"front\",\"column\":1}",
                layout.get("pits").get(13).toString());
    }

    @Test
    void oneFrameOfEachKind() throws Exception {
        JsonNode frames = json(REPLAY + "?position=2-1-0-0-0-0_0-0-0-3-0-0_20-20_S&moves=A")
                .get("frames");
        String tail = "\"reserve\":[0,0],\"hand\":0,\"clauses\":";
        assertEquals(
                "[{\"kind\":\"start\",\"turn\":0,\"player\":null,\"board\":[2,1,0,0,0,0,0,0,0,3,0,0],"
                        + "\"captured\":[20,20]," + tail + "[\"setup\"]},"
                        + "{\"kind\":\"lap\",\"turn\":1,\"player\":\"south\",\"board\":[0,2,1,0,0,0,0,0,0,3,0,0],"
                        + "\"captured\":[20,20]," + tail + "[\"lift\",\"sow\",\"capture\"],"
                        + "\"lap\":1,\"lifted\":0,\"seeds\":2,\"path\":[1,2],\"ends\":\"capture\"},"
                        + "{\"kind\":\"capture\",\"turn\":1,\"player\":\"south\",\"board\":[0,2,0,0,0,0,0,0,0,0,0,0],"
                        + "\"captured\":[24,20]," + tail + "[\"capture\",\"capture-own\"],"
                        + "\"taken\":[{\"pit\":9,\"seeds\":3},{\"pit\":2,\"seeds\":1}],\"to\":\"pool\"},"
                        + "{\"kind\":\"sweep\",\"turn\":1,\"player\":null,\"board\":[0,0,0,0,0,0,0,0,0,0,0,0],"
                        + "\"captured\":[26,20]," + tail + "[\"sweep\"],"
                        + "\"taken\":[{\"pit\":1,\"seeds\":2}],\"to\":{\"south\":2,\"north\":0}},"
                        + "{\"kind\":\"result\",\"turn\":1,\"player\":null,\"board\":[0,0,0,0,0,0,0,0,0,0,0,0],"
                        + "\"captured\":[26,20]," + tail + "[\"no-move\",\"most-seeds\"],"
                        + "\"winner\":\"south\",\"reason\":\"no-move\",\"score\":{\"south\":26,\"north\":20}}]",
                frames.toString());
    }

    @Test
    void turnsAndTheFramesThatBelongToThem() throws Exception {
        JsonNode recording = json(WHOLE_GAME);
        assertEquals(
                "{\"turn\":1,\"player\":\"south\",\"move\":\"B\",\"record\":\"B+7\",\"firstFrame\":1,\"lastFrame\":6}",
                recording.get("turns").get(0).toString());
        int next = 1;
        for (JsonNode turn : recording.get("turns")) {
            assertEquals(next, turn.get("firstFrame").intValue());
            next = turn.get("lastFrame").intValue() + 1;
            for (int i = turn.get("firstFrame").intValue(); i < next; i++) {
                JsonNode frame = recording.get("frames").get(i);
                assertEquals(turn.get("turn"), frame.get("turn"));
                assertEquals(turn.get("player"), frame.get("player"));
            }
        }
        assertEquals("sweep", recording.get("frames").get(next).get("kind").textValue());
        assertEquals("result", recording.get("frames").get(next + 1).get("kind").textValue());
        assertEquals(next + 2, recording.get("frames").size());
    }

    @Test
    void theEnd() throws Exception {
        JsonNode over = json(WHOLE_GAME);
        assertEquals(
                "{\"winner\":\"south\",\"reason\":\"no-move\",\"score\":{\"south\":42,\"north\":6}}",
                over.get("outcome").toString());
        assertEquals("0-0-0-0-0-0_0-0-0-0-0-0_42-6_N", over.get("position").textValue());
        assertTrue(over.get("legal").isEmpty());
        JsonNode drawn = json(REPLAY + "?position=0-0-0-0-0-0_0-0-0-0-0-0_24-24_S");
        assertTrue(drawn.at("/outcome/winner").isNull());
        assertTrue(json(REPLAY + "?moves=B").get("outcome").isNull());
    }

    /** What may be played is listed in board-index order; endless moves stand apart, with the period. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moves=|A B C D E F|[]",
                "moves=B|a b e f|[]",
                "position=2-0-1-0-1-0_1-0-1-0-2-1_0-0_S|C E|[{\"move\":\"A\",\"clause\":\"endless\",\"period\":72}]",
                "position=0-4-1-2-0-1_0-1-0-1-0-1_0-0_S|B C F|[{\"move\":\"D\",\"clause\":\"endless\",\"period\":68}]",
                "moves=C,f,C,f,D,b,F,f,E,e,C|a c d f|[{\"move\":\"b\",\"clause\":\"endless\",\"period\":45}]"
            })
    void whatMayBePlayed(String query, String legal, String refused) throws Exception {
        JsonNode recording = json(REPLAY + "?" + query);
        assertEquals(legal, String.join(" ", texts(recording.get("legal"))));
        assertEquals(refused, recording.get("refused").toString());
    }

    /** Numbers are numbers; a position tells the number of pits, and leaves no number of seeds to start with. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|{'pits':6,'seeds':4,'empty-opposite':'nothing','origin-pit':'sown'}",
                "origin-pit=skipped&seeds=3&pits=10|"
                        + "{'pits':10,'seeds':3,'empty-opposite':'nothing','origin-pit':'skipped'}",
                "position=1-1-1-1-1-1-1_1-1-1-1-1-1-1_0-0_N&empty-opposite=own-seed|"
                        + "{'pits':7,'empty-opposite':'own-seed','origin-pit':'sown'}",
                "position=1-1-1-1-1-1-1_1-1-1-1-1-1-1_0-0_N&pits=7|"
                        + "{'pits':7,'empty-opposite':'nothing','origin-pit':'sown'}"
            },
            quoteCharacter = '"')
    void theOptionsPlayedBy(String query, String options) throws Exception {
        String target = query == null ? REPLAY : REPLAY + "?" + query;
        assertEquals(options.replace('\'', '"'), json(target).get("options").toString());
    }

    @Test
    void wordsOnlyWhereALanguageIsAskedFor() throws Exception {
        JsonNode told = json(WHOLE_GAME + "&lang=en");
        for (JsonNode frame : told.get("frames")) {
            List<String> names = fields(frame);
            assertEquals("text", names.get(names.size() - 1));
            assertFalse(frame.get("text").textValue().isBlank());
            ((ObjectNode) frame).remove("text");
        }
        assertEquals(json(WHOLE_GAME), told);
    }

    @Test
    void theSameAddressGivesTheSameBytes() throws Exception {
        for (String target : List.of(REPLAY, WHOLE_GAME, WHOLE_GAME + "&lang=en")) {
            assertArrayEquals(
                    SiteClient.get(target).body(), SiteClient.get(target).body());
        }
        assertArrayEquals(
                SiteClient.get(REPLAY + "?moves=B,f&seeds=4").body(),
                SiteClient.get(REPLAY + "?seeds=4&moves=B%2Cf").body());
    }
}

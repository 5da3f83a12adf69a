package lapbylap.web;

import static lapbylap.web.SiteClient.fields;
import static lapbylap.web.SiteClient.header;
import static lapbylap.web.SiteClient.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the API refuses: as which problem, and in which words. */
class ApiProblemsTest {
    private static final String GAMES = "/api/v1/games";
    private static final String REPLAY = GAMES + "/en-dodoi/replay?";

    private static JsonNode problem(int status, String id, List<String> fields, String target) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target);
        assertEquals(status, response.statusCode());
        assertEquals("application/problem+json", header(response, "Content-Type"));
        JsonNode problem = json(response);
        assertEquals(fields, fields(problem));
        assertEquals("/problems/" + id, problem.get("type").textValue());
        assertEquals(status, problem.get("status").intValue());
        assertFalse(problem.get("title").textValue().isBlank());
        assertEquals(200, SiteClient.get(problem.get("type").textValue()).statusCode());
        return problem;
    }

    private static void assertProblem(int status, String id, String detail, String target) throws Exception {
        JsonNode problem = problem(status, id, List.of("type", "title", "status", "detail"), target);
        assertEquals(detail, problem.get("detail").textValue());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "x=1|unknown-parameter|\"x\" is no parameter here; there are: empty-opposite, lang, moves, origin-pit,"
                        + " pits, position, seeds",
                "Moves=C|unknown-parameter|\"Moves\" is no parameter here; there are: empty-opposite, lang, moves,"
                        + " origin-pit, pits, position, seeds",
                "moves=C&moves=D|repeated-parameter|\"moves\" stands twice in the address; give it once.",
                "moves=%FF|unreadable-parameter|\"%FF\" cannot be read; write it in UTF-8, with each % followed by two"
                        + " hexadecimal digits.",
                "lang=xx|unknown-language|\"xx\" is no language of this site; there are: (all)",
                "pits=5|unknown-option-value|pits cannot be \"5\"; it can be: 6, 7, 8, 9, 10",
                "pits=06|unknown-option-value|pits cannot be \"06\"; it can be: 6, 7, 8, 9, 10",
                "seeds=|unknown-option-value|seeds cannot be \"\"; it can be: 3, 4, 5, 6",
                "origin-pit=maybe|unknown-option-value|origin-pit cannot be \"maybe\"; it can be: sown, skipped",
                "moves=C,g|unknown-pit|move 2, \"g\": this board has no such pit; South has A to F, North a to f.",
                "moves=C,,f|unknown-pit|move 2, \"\": this board has no such pit; South has A to F, North a to f.",
                "position=4-4|position-form|\"4-4\" has 1 part separated by underscores; a position of this game has 4: its"
                        + " rows, the pools, and the side to move.",
                "position=4-4-4-4-4-4_4-4-4-4-4_0-0_S|position-rows|the row \"4-4-4-4-4\" has 5 pits, but the first"
                        + " row has 6; all rows must be equally long.",
                "position=4-4-4-x-4-4_4-4-4-4-4-4_0-0_S|position-number|\"x\" is no number of seeds; write digits, as in"
                        + " 4-0-12.",
                "position=4-4-4-4-4-4_4-4-4-4-4-4_0_S|position-pools|\"0\" does not give the pools; write two numbers"
                        + " such as 0-0, South’s first.",
                "position=4-4-4-4-4-4_4-4-4-4-4-4_0-0_X|position-mover|\"X\" is no side to move; end the position with S"
                        + " or N.",
                "pits=7&position=4-4-4-4-4-4_4-4-4-4-4-4_0-0_S|position-and-option|pits=7 cannot stand beside this"
                        + " position, which fixes the pits and seeds itself; leave pits out.",
                "seeds=4&position=4-4-4-4-4-4_4-4-4-4-4-4_0-0_S|position-and-option|seeds=4 cannot stand beside this"
                        + " position, which fixes the pits and seeds itself; leave seeds out."
            })
    void whatCannotBeRead(String query, String id, String detail) throws Exception {
        List<String> languages =
                Messages.load().keySet().stream().map(Language::tag).toList();
        assertProblem(400, id, detail.replace("(all)", String.join(", ", languages)), REPLAY + query);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "moves=B,f,A,F|4|lift|pit-not-yours|move 4, \"F\": it is North’s turn, and pit F is South’s; legal here: ",
                "moves=B,c|2|lift|pit-empty|move 2, \"c\": pit c is empty; legal here: a, b, e, f",
                "moves=C,f,C,f,D,b,F,f,E,e,C,b|12|endless|endless-move|move 12, \"b\": the laps of b never end (they"
                        + " repeat themselves every 45); legal here: a, c, d, f",
                "position=1-0-0-0-2-0_0-0-0-0-0-0_20-20_S&moves=A,B|2|no-move|game-over|move 2, \"B\": the game is over"
                        + " (the player to move has no move); no move can follow.",
                "position=401-0-0-0-0-0_0-0-0-0-0-0_0-0_S|0|setup|too-many-seeds|set-up: 401 seeds are too many; a"
                        + " position may hold at most 400, captured ones included.",
                "position=4-4-4_4-4-4_0-0_S|0|setup|row-length|set-up: rows of 3 pits are not offered by this game; there"
                        + " are rows of 6, 7, 8, 9, 10"
            })
    void whatTheRulesDoNotAllow(String query, int move, String clause, String id, String detail) throws Exception {
        List<String> fields = List.of("type", "title", "status", "detail", "move", "clause");
        JsonNode problem = problem(422, id, fields, REPLAY + query);
        assertEquals(move, problem.get("move").intValue());
        assertEquals(clause, problem.get("clause").textValue());
        String told = problem.get("detail").textValue();
        assertEquals(detail, told.substring(0, Math.min(told.length(), detail.length())));
    }

    @Test
    void parametersOfOneAddressAreUnknownToAnother() throws Exception {
        String detail = "\"moves\" is no parameter here; there are: lang";
        assertProblem(400, "unknown-parameter", detail, GAMES + "?moves=C");
        assertProblem(400, "unknown-parameter", detail, GAMES + "/en-dodoi?moves=C");
        assertProblem(400, "unknown-parameter", detail, "/problems/endless-move?moves=C");
    }

    @Test
    void gamesAndPagesThatAreNotHere() throws Exception {
        String there = "that can be played; there are: ";
        for (String tail : List.of("", "/replay", "/replay?moves=A")) {
            JsonNode problem =
                    problem(404, "unknown-game", List.of("type", "title", "status", "detail"), GAMES + "/nim" + tail);
            assertEquals(
                    "There is no game \"nim\" " + there,
                    problem.get("detail").textValue().split("en-dodoi")[0]);
        }
        for (String path : List.of("/api/v1/nothing", "/api", "/nothing", "/en/nothing", "/problems/nothing", "/xx/")) {
            assertProblem(404, "unknown-page", "There is no page \"" + path + "\" here.", path);
        }
    }

    /** What an address holds is told back, but cut short, and with nothing in it that works in the dark. */
    @Test
    void valuesAreToldBackWithCare() throws Exception {
        assertProblem(
                400,
                "unknown-option-value",
                "pits cannot be \"" + "9".repeat(120) + "…\"; it can be: 6, 7, 8, 9, 10",
                REPLAY + "pits=" + "9".repeat(500));
        assertProblem(
                400,
                "unknown-option-value",
                "pits cannot be \"\uFFFD[31m\uFFFD\"; it can be: 6, 7, 8, 9, 10",
                REPLAY + "pits=%1B%5B31m%E2%80%AE");
    }
}

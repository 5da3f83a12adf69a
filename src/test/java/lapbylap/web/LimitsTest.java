package lapbylap.web;

import static lapbylap.web.SiteClient.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the limits of requests lie, to the move and to the byte. */
class LimitsTest {
    private static final int LONGEST_ADDRESS = 8192;

    private final RawClient client = new RawClient(SharedServer.port());

    private static String moves(int count) {
        return "/api/v1/games/en-dodoi/replay?moves=" + String.join(",", java.util.Collections.nCopies(count, "A"));
    }

    @Test
    void aThousandMoves() throws Exception {
        HttpResponse<byte[]> most = SiteClient.get(moves(1000));
        assertEquals("/problems/pit-not-yours", json(most).get("type").textValue());
        HttpResponse<byte[]> oneMore = SiteClient.get(moves(1001));
        assertEquals(414, oneMore.statusCode());
        assertEquals("/problems/too-many-moves", json(oneMore).get("type").textValue());
        assertEquals(
                "1,001 moves are too many for one address; give at most 1,000.",
                json(oneMore).get("detail").textValue());
    }

    @Test
    void eightKilobytesOfAddress() throws Exception {
        for (String start : List.of("/health?", "/en/", "/api/v1/games?lang=en&", "/static/")) {
            String most = start + "x".repeat(LONGEST_ADDRESS - start.length());
            assertTrue(SiteClient.get(most).statusCode() != 414, start);
            HttpResponse<byte[]> oneMore = SiteClient.get(most + "x");
            assertEquals(414, oneMore.statusCode(), start);
            assertEquals("/problems/address-too-long", json(oneMore).get("type").textValue());
        }
    }

    @Test
    void whatTheServerItselfRefuses() throws Exception {
        assertRefused(431, "headers-too-long", "GET /en/ HTTP/1.1\r\nHost: x\r\nX: " + "y".repeat(40_000) + "\r\n\r\n");
        assertRefused(400, "bad-request", "GET /en/ HTTP/1.1\r\n\r\n");
        assertRefused(
                405,
                "method-not-allowed",
                "POST /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        assertRefused(405, "method-not-allowed", "PUT /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    }

    /** Who keeps connections open must be told that this one is lost, or sends the next request into the void. */
    @Test
    void afterABrokenRequestTheConnectionCloses() throws Exception {
        for (String target : List.of("/%2e%2e/", "/%zz", "/..;/")) {
            RawClient.Reply reply = client.send(
                    ("GET " + target + " HTTP/1.1\r\nHost: x\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            assertEquals(400, reply.status());
            assertEquals("close", reply.headers().get("connection"));
        }
    }

    private void assertRefused(int status, String id, String request) throws Exception {
        RawClient.Reply reply = client.send(request.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(status, reply.status());
        assertEquals("application/problem+json", reply.headers().get("content-type"));
        JsonNode problem = new JsonMapper().readTree(reply.body());
        assertEquals("/problems/" + id, problem.get("type").textValue());
        assertEquals(status, problem.get("status").intValue());
    }
}

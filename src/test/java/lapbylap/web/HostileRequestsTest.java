package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whatever is sent, the server answers with an answer or a problem that says what is wrong, and never breaks. */
class HostileRequestsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    /** A place in a message that no value was given for. */
    private static final Pattern UNFILLED = Pattern.compile("\\{[a-zA-Z]+[,}]");

    private static final Set<Integer> EXPECTED = Set.of(200, 301, 302, 304, 400, 404, 405, 414, 422, 431);

    private final RawClient client = new RawClient(SharedServer.port());

    @Test
    void everyAddressIsAnsweredOrRefusedInWords() throws Exception {
        long seed = 20261130;
        HostileRequests requests = new HostileRequests(seed, client);
        for (int i = 0; i < 4000; i++) {
            String target = requests.next();
            check(client.get(target), "seed " + seed + ", request " + i + ": " + target);
        }
    }

    @Test
    void brokenRequestsAreToldWhatIsWrong() throws Exception {
        Random random = new Random(7);
        List<String> heads = List.of(
                "GET\r\n\r\n",
                "GET / HTTP/1.1\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
                "GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "FOO /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "TRACE /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "OPTIONS /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "POST /api/v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello",
                "DELETE /api/v1/games/en-dodoi HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX: " + "y".repeat(40_000) + "\r\n\r\n",
                "GET /" + "z".repeat(9_000) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET /" + "z".repeat(60_000) + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: -1\r\n\r\n",
                "GET /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
                "GET /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ;;;,,gzip;q=zz\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Language: ;;;q=,,*;q=9\r\n\r\n",
                "GET /en/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: ,,\"\r\n\r\n");
        for (String head : heads) {
            check(
                    client.send(head.getBytes(StandardCharsets.ISO_8859_1)),
                    head.substring(0, Math.min(60, head.length())));
        }
        for (int i = 0; i < 200; i++) {
            byte[] noise = new byte[random.nextInt(200) + 4];
            random.nextBytes(noise);
            noise[noise.length - 4] = noise[noise.length - 2] = '\r';
            noise[noise.length - 3] = noise[noise.length - 1] = '\n';
            check(client.send(noise), "noise " + i);
        }
    }

    private static void check(RawClient.Reply reply, String what) throws Exception {
        assertTrue(EXPECTED.contains(reply.status()) || reply.status() == 505, what + " → " + reply.status());
        assertFalse(reply.body().contains("\tat "), what + ": a stack trace");
        assertFalse(reply.headers().containsKey("x-injected"), what);
        assertNotNull(reply.headers().get("content-security-policy"), what + ": no policy");
        assertEquals("nosniff", reply.headers().get("x-content-type-options"), what);
        assertNotNull(reply.headers().get("referrer-policy"), what);
        if (reply.status() >= 400) {
            assertEquals("application/problem+json", reply.headers().get("content-type"), what);
            JsonNode problem = JSON.readTree(reply.body());
            assertTrue(problem.get("type").textValue().startsWith("/problems/"), what);
            assertEquals(reply.status(), problem.get("status").intValue(), what);
            assertFalse(problem.get("title").textValue().isBlank(), what);
            assertFalse(problem.get("detail").textValue().isBlank(), what);
            assertFalse(
                    UNFILLED.matcher(problem.get("detail").textValue()).find(), what + ": " + problem.get("detail"));
            assertEquals(reply.status() == 422, problem.has("clause") && problem.has("move"), what);
        }
    }
}

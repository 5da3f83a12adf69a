package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every answer forbids the browser to do with it. */
class SecurityHeadersTest {

    private static Map<String, String> policy(HttpResponse<?> response) {
        Map<String, String> policy = new LinkedHashMap<>();
        for (String directive : header(response, "Content-Security-Policy").split(";")) {
            String[] words = directive.strip().split(" ", 2);
            policy.put(words[0], words[1]);
        }
        return policy;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/en",
                "/en/",
                "/en/games/en-dodoi/",
                "/en/nothing",
                "/health",
                "/favicon.ico",
                "/api/v1/games",
                "/api/v1/games/nim",
                "/problems/endless-move",
                "/static/nothing",
                "/%2e%2e/",
                "/embed/en-dodoi",
                "/kiosk"
            })
    void onEveryAnswer(String target) throws Exception {
        for (String method : new String[] {"GET", "HEAD", "POST"}) {
            HttpResponse<byte[]> response = SiteClient.send(method, target);
            Map<String, String> policy = policy(response);
            assertEquals("'none'", policy.get("default-src"));
            assertEquals("'self'", policy.get("script-src"));
            assertEquals("'self'", policy.get("style-src"));
            assertEquals("'self'", policy.get("connect-src"));
            assertEquals("'none'", policy.get("base-uri"));
            assertFalse(policy.toString().contains("unsafe"), policy::toString);
            assertFalse(policy.toString().contains("http"), policy::toString);
            assertEquals("nosniff", header(response, "X-Content-Type-Options"));
            assertEquals("no-referrer", header(response, "Referrer-Policy"));
            assertEquals("", header(response, "Set-Cookie"));
            assertEquals("", header(response, "Server"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "/, 'none'",
        "/en/, 'none'",
        "/en/nothing, 'none'",
        "/embed, 'none'",
        "/embeds/en-dodoi, 'none'",
        "/kiosks, 'none'",
        "/en/kiosk, 'none'",
        "/embed/en-dodoi, *",
        "/embed/nothing, *",
        "/kiosk, 'self'",
        "/kiosk/setup, 'self'"
    })
    void whoMayFrameIt(String target, String ancestors) throws Exception {
        // quotes of the policy's own stand in the table
        String expected = ancestors.equals("*") ? "*" : "'" + ancestors.replace("'", "") + "'";
        assertEquals(expected, policy(SiteClient.get(target)).get("frame-ancestors"));
    }

    /** Somebody else's name for this site is neither believed nor told on. */
    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/en", "/en/", "/en/games/en-dodoi", "/en/games/en-dodoi/", "/en/nothing", "/api/v1/games/x"
            })
    void theHostHeaderIsNeverTrusted(String target) throws Exception {
        RawClient client = new RawClient(SharedServer.port());
        for (String header : new String[] {"Host: evil.example", "Host: x\r\nX-Forwarded-Host: evil.example"}) {
            RawClient.Reply reply = client.send(
                    ("GET " + target + " HTTP/1.1\r\n" + header + "\r\nAccept: text/html\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
            assertTrue(reply.status() >= 200);
            assertFalse(reply.body().contains("evil.example"));
            assertFalse(
                    reply.headers().toString().contains("evil.example"),
                    () -> reply.headers().toString());
        }
    }

    @Test
    void pagesHoldNoAddressOfThisMachine() throws Exception {
        String page = new String(SiteClient.get("/en/games/en-dodoi/").body(), StandardCharsets.UTF_8);
        assertFalse(page.contains("localhost"));
        assertFalse(page.contains("127.0.0.1"));
    }
}

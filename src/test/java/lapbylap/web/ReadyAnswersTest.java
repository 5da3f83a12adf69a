package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked for again is answered as it was the first time. */
class ReadyAnswersTest {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static SiteServer server;

    @BeforeAll
    static void start() {
        server = new SiteServer(ServerSettings.local(0)).start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<byte[]> ask(String method, String target, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + target))
                .method(method, BodyPublishers.noBody());
        if (headers.length > 0) {
            request.headers(headers);
        }
        return CLIENT.send(request.build(), BodyHandlers.ofByteArray());
    }

    private static Map<String, List<String>> headers(HttpResponse<?> answer) {
        Map<String, List<String>> headers = new TreeMap<>(answer.headers().map());
        headers.remove("date");
        return headers;
    }

    private static void assertSame(HttpResponse<byte[]> first, HttpResponse<byte[]> again) {
        assertEquals(first.statusCode(), again.statusCode());
        assertEquals(headers(first), headers(again));
        assertArrayEquals(first.body(), again.body());
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /en/, identity",
        "GET, /sw/games/en-dodoi/rules, gzip",
        "HEAD, /hu/games/en-dodoi/rules, gzip",
        "HEAD, /hu/games/en-dodoi/, identity",
        "GET, /api/v1/games/en-dodoi/replay?moves=C&lang=en, gzip",
        "GET, /embed/en-dodoi?moves=C, identity",
        "GET, /kiosk, gzip",
        "GET, /api/v1/games/en-dodoi/replay?moves=Z, gzip",
        "GET, /en/nothing, gzip",
        "GET, /sitemap.xml, gzip",
        "GET, /health, gzip",
        "POST, /en/about, gzip"
    })
    void theSecondAnswerIsThatOfTheFirst(String method, String target, String encoding) throws Exception {
        HttpResponse<byte[]> first = ask(method, target, "Accept-Encoding", encoding);
        HttpResponse<byte[]> again = ask(method, target, "Accept-Encoding", encoding);
        assertSame(first, again);
        // and to those who can take it in another form
        String other = encoding.equals("gzip") ? "identity" : "gzip, br;q=0.5";
        assertEquals(
                first.statusCode(),
                ask(method, target, "Accept-Encoding", other).statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "identity"})
    void whoHasItAlreadyIsToldSo(String encoding) throws Exception {
        String target = "/en/games/bao-la-kimasai/rules";
        String tag = ask("GET", target, "Accept-Encoding", encoding)
                .headers()
                .firstValue("ETag")
                .orElseThrow();
        HttpResponse<byte[]> again = ask("GET", target, "Accept-Encoding", encoding, "If-None-Match", tag);
        assertEquals(304, again.statusCode());
        assertEquals(0, again.body().length);
        assertEquals(tag, again.headers().firstValue("ETag").orElseThrow());
        assertEquals(200, ask("GET", target, "If-None-Match", "\"other\"").statusCode());
    }

    /** What a reader is told of a wrong address depends on who asks, and must not be kept for others. */
    @ParameterizedTest
    @ValueSource(strings = {"/en/nothing", "/kiosk/setup", "/problems/unknown-page", "/"})
    void whatDependsOnTheReaderIsNotKept(String target) throws Exception {
        for (String language : List.of("hu", "sw", "hu")) {
            HttpResponse<byte[]> answer = ask("GET", target, "Accept-Language", language, "Accept", "text/html");
            HttpResponse<byte[]> again = ask("GET", target, "Accept-Language", language, "Accept", "text/html");
            assertSame(answer, again);
            String location = answer.headers().firstValue("Location").orElse("/" + language + "/");
            assertEquals("/" + language + "/", location);
        }
    }
}

package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lapbylap.content.Bundled;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Style sheets, scripts, fonts and pictures: kept for good under the hash of all of them, and nothing else found there.
 */
class StaticAddressesTest {

    /** What the addresses of static files begin with, as pages tell it: {@code /static/} and the hash. */
    private static String prefix() throws Exception {
        String page = new String(SiteClient.get("/en/").body(), StandardCharsets.UTF_8);
        String href = Jsoup.parse(page).selectFirst("link[rel=stylesheet]").attr("href");
        assertTrue(href.matches("/static/[0-9a-f]{16,}/css/[a-z]+\\.css"), href);
        return href.substring(0, href.indexOf("/css/"));
    }

    @ParameterizedTest
    @CsvSource({
        "/css/tokens.css, text/css;charset=utf-8",
        "/player/start.js, text/javascript;charset=utf-8",
        "/images/icon.svg, image/svg+xml",
        "/fonts/lap-reading-regular.woff2, font/woff2",
        "/fonts/OFL.txt, text/plain;charset=utf-8"
    })
    void keptForGood(String file, String type) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(prefix() + file);
        assertEquals(200, response.statusCode());
        assertEquals("public, max-age=31536000, immutable", header(response, "Cache-Control"));
        assertEquals(type, header(response, "Content-Type").replace(" ", ""));
        assertEquals(Integer.toString(response.body().length), header(response, "Content-Length"));
        HttpResponse<byte[]> again = SiteClient.get(prefix() + file, "If-None-Match", header(response, "ETag"));
        assertEquals(304, again.statusCode());
        HttpResponse<byte[]> head = SiteClient.send("HEAD", prefix() + file);
        assertEquals(header(response, "Content-Length"), header(head, "Content-Length"));
    }

    @Test
    void everyFileIsThere() throws Exception {
        Path folder = Bundled.folder("static");
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                HttpResponse<byte[]> response = SiteClient.get(prefix() + "/" + name);
                assertEquals(200, response.statusCode(), name);
                assertFalse(header(response, "Content-Type").contains("octet-stream"), name);
                assertTrue(response.body().length > 0, name);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/static/0123456789abcdef01234567/css/tokens.css",
                "/static/css/tokens.css",
                "/static/",
                "/static",
                "{prefix}",
                "{prefix}/",
                "{prefix}/css",
                "{prefix}/css/",
                "{prefix}/nothing.css",
                "{prefix}x/css/tokens.css",
                "{prefix}/css/tokens.css/",
                "{prefix}//css/tokens.css",
                "{prefix}/CSS/tokens.css"
            })
    void nothingElseIsThere(String target) throws Exception {
        String path = target.replace("{prefix}", prefix());
        assertEquals(404, SiteClient.get(path).statusCode(), path);
    }

    /** Sent byte for byte, since a well-behaved client would tidy them up. */
    @Test
    void noPathLeadsOut() throws Exception {
        RawClient client = new RawClient(SharedServer.port());
        List<String> ways = List.of(
                "/../../../pom.xml",
                "/../content/sources.yaml",
                "/css/../../content/sources.yaml",
                "/%2e%2e/content/sources.yaml",
                "/%2E%2E/%2E%2E/pom.xml",
                "/..%2fcontent%2fsources.yaml",
                "/..%5ccontent%5csources.yaml",
                "/..\\content\\sources.yaml",
                "/%252e%252e/content/sources.yaml",
                "/%c0%ae%c0%ae/content/sources.yaml",
                "/..;/content/sources.yaml",
                "//etc/passwd",
                "/css/tokens.css%00.txt",
                "/../../templates/page.html",
                "/../../lapbylap/cli/Main.class",
                "/../../messages_en.properties");
        for (String way : ways) {
            for (String start : List.of(prefix(), "/static", "/en", "/problems", "/api/v1/games")) {
                RawClient.Reply reply = client.get(start + way);
                assertTrue(reply.status() == 404 || reply.status() == 400, start + way + " → " + reply.status());
                assertEquals("application/problem+json", reply.headers().get("content-type"), start + way);
            }
        }
    }
}

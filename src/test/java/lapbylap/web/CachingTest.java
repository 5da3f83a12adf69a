package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is sent twice to those who have it already, and nothing larger than it need be. */
class CachingTest {
    private static final String RECORDING = "/api/v1/games/en-dodoi/replay?moves=B,f,F";

    @ParameterizedTest
    @ValueSource(
            strings = {"/en/", "/en/games/en-dodoi/", "/api/v1/games/en-dodoi", RECORDING, "/problems/endless-move"})
    void whatIsKnownAlreadyIsNotSentAgain(String target) throws Exception {
        for (String encoding : new String[] {"identity", "gzip"}) {
            HttpResponse<byte[]> first = SiteClient.get(target, "Accept-Encoding", encoding);
            String tag = header(first, "ETag");
            assertTrue(tag.matches("\"[0-9a-z-]+\""), tag);
            assertTrue(header(first, "Vary").endsWith("Accept-Encoding"), header(first, "Vary"));
            assertTrue(header(first, "Cache-Control").matches("public, max-age=\\d+"), header(first, "Cache-Control"));
            for (String known : new String[] {tag, "\"other\", " + tag, "W/" + tag, "*"}) {
                HttpResponse<byte[]> again =
                        SiteClient.get(target, "Accept-Encoding", encoding, "If-None-Match", known);
                assertEquals(304, again.statusCode(), known);
                assertEquals(0, again.body().length);
                assertEquals(tag, header(again, "ETag"));
                assertEquals(header(first, "Vary"), header(again, "Vary"));
                assertEquals(header(first, "Cache-Control"), header(again, "Cache-Control"));
            }
            HttpResponse<byte[]> changed =
                    SiteClient.get(target, "Accept-Encoding", encoding, "If-None-Match", "\"other\"");
            assertEquals(200, changed.statusCode());
            assertArrayEquals(first.body(), changed.body());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/en/games/en-dodoi/", RECORDING})
    void compressedForThoseWhoTakeIt(String target) throws Exception {
        HttpResponse<byte[]> plain = SiteClient.get(target);
        HttpResponse<byte[]> small = SiteClient.get(target, "Accept-Encoding", "br;q=1.0, gzip;q=0.8, *;q=0.1");
        assertEquals("", header(plain, "Content-Encoding"));
        assertEquals("gzip", header(small, "Content-Encoding"));
        assertEquals(header(plain, "Content-Type"), header(small, "Content-Type"));
        assertTrue(small.body().length < plain.body().length / 2);
        assertArrayEquals(plain.body(), new GZIPInputStream(new ByteArrayInputStream(small.body())).readAllBytes());
        assertNotEquals(header(plain, "ETag"), header(small, "ETag"), "bytes that differ have tags that differ");
        assertEquals("", header(SiteClient.get(target, "Accept-Encoding", "gzip;q=0"), "Content-Encoding"));
    }

    /** Compressed or not, for the asker who only wants to know. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/en",
                "/en/",
                "/en/nothing",
                "/health",
                "/favicon.ico",
                "/api/v1/games",
                RECORDING,
                "/api/v1/games/en-dodoi/replay?moves=x",
                "/problems/endless-move",
                "/static/0/css/site.css"
            })
    void headIsGetWithoutABody(String target) throws Exception {
        for (String encoding : new String[] {"identity", "gzip"}) {
            HttpResponse<byte[]> get = SiteClient.get(target, "Accept-Encoding", encoding);
            HttpResponse<byte[]> head = SiteClient.send("HEAD", target, "Accept-Encoding", encoding);
            assertEquals(get.statusCode(), head.statusCode());
            assertEquals(0, head.body().length);
            for (String name : get.headers().map().keySet()) {
                if (!name.equals("date")) {
                    assertEquals(header(get, name), header(head, name), name);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/en/", "/en/nothing", RECORDING, "/api/v1/games/nim", "/health"})
    void lengthIsTold(String target) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target);
        assertEquals(Integer.toString(response.body().length), header(response, "Content-Length"));
        assertEquals("", header(response, "Transfer-Encoding"));
    }

    @Test
    void problemsAreNotKept() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/api/v1/games/nim");
        assertEquals("no-store", header(response, "Cache-Control"));
        assertEquals("", header(response, "ETag"));
    }
}

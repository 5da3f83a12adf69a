package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that somebody edits is shown as it is now; a mistake is shown in place and harms no other page. */
class LiveContentTest {
    private static final String HEAD = "---\ntitle: T\ndescription: D\nreviewed: yes\n---\n\n";

    @TempDir
    Path folder;

    private SiteServer server;
    private RawClient client;

    @BeforeEach
    void start() throws IOException {
        write("site/home.en.md", HEAD + "First words.\n");
        write("site/about.en.md", HEAD + "About it.\n");
        server = new SiteServer(new ServerSettings("localhost", 0, null, folder)).start();
        client = new RawClient(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    private String home() throws IOException {
        return client.get("/en/").body();
    }

    private static void until(Callable<Boolean> condition) {
        org.junit.jupiter.api.Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            while (!condition.call()) {
                Thread.onSpinWait();
            }
        });
    }

    @Test
    void aChangeIsShownAndTold() throws IOException {
        String version = client.get("/live").body();
        assertTrue(home().contains("First words."));
        assertTrue(home().contains("/reading/live.js"));
        assertEquals("no-store", client.get("/en/").headers().get("cache-control"));
        write("site/home.en.md", HEAD + "Other words now.\n");
        until(() -> home().contains("Other words now."));
        assertNotEquals(version, client.get("/live").body());
    }

    @Test
    void aMistakeIsShownInPlaceAboveTheLastGoodVersion() throws IOException {
        write("site/home.en.md", HEAD + "Words with <b>HTML</b>.\n");
        until(() -> home().contains("site/home.en.md:7: HTML"));
        assertTrue(home().contains("First words."), "the last good version stays up");
        assertFalse(client.get("/en/about").body().contains("site/home.en.md"), "no other page suffers");
        write("site/home.en.md", HEAD + "Mended.\n");
        until(() -> home().contains("Mended."));
        assertFalse(home().contains("site/home.en.md"));
    }

    @Test
    void aNewPageWithAMistakeShowsTheMistake() throws IOException {
        write("site/glossary.en.md", "no head\n");
        until(() -> client.get("/en/glossary").body().contains("site/glossary.en.md:1: no front matter"));
    }

    @Test
    void aServerOfTheBundledPagesHasNoneOfThis() throws IOException {
        RawClient bundled = new RawClient(SharedServer.port());
        assertEquals(404, bundled.get("/live").status());
        assertFalse(bundled.get("/en/").body().contains("live.js"));
    }
}

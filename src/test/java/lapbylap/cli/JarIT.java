package lapbylap.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one file that people are given: it needs nothing beside it. */
class JarIT {
    private static final Pattern ADDRESS = Pattern.compile("Lap by Lap is at (http://\\S+/)");
    private static final int SECONDS_TO_STOP = 5;
    private static final int TERMINATED = 143;

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    private Path elsewhere;

    private ProcessBuilder jar(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", System.getProperty("jar")));
        command.addAll(List.of(words));
        return new ProcessBuilder(command)
                .directory(elsewhere.toFile())
                .redirectError(elsewhere.resolve("log").toFile());
    }

    private String log() throws IOException {
        return Files.readString(elsewhere.resolve("log"));
    }

    private byte[] output(String... words) throws Exception {
        Process process = jar(words).start();
        byte[] output = process.getInputStream().readAllBytes();
        assertEquals(0, process.waitFor(), log());
        assertEquals("", log());
        return output;
    }

    private byte[] fetch(String url) throws Exception {
        HttpResponse<byte[]> response =
                client.send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofByteArray());
        assertEquals(200, response.statusCode(), url);
        return response.body();
    }

    @Test
    void servesUntilItIsToldToStop() throws Exception {
        byte[] recording = output("replay", "en-dodoi", "--moves", "B,f,F", "--option", "seeds=5", "--lang", "en");
        Process process = jar("serve", "--port", "0").start();
        try {
            BufferedReader printed = process.inputReader(StandardCharsets.UTF_8);
            Matcher address = ADDRESS.matcher(String.valueOf(printed.readLine()));
            assertTrue(address.matches(), () -> "no address is printed");
            String site = address.group(1);
            String page = new String(fetch(site + "en/games/en-dodoi/"), StandardCharsets.UTF_8);
            for (var part : Jsoup.parse(page, site).select("link[rel=stylesheet], script[src]")) {
                fetch(part.hasAttr("src") ? part.absUrl("src") : part.absUrl("href"));
            }
            fetch(site + "api/v1/games/en-dodoi");
            assertArrayEquals(
                    recording, withNewline(fetch(site + "api/v1/games/en-dodoi/replay?moves=B,f,F&seeds=5&lang=en")));
            // the connection of these requests is still open
            try (UnderWay underWay = new UnderWay(site + "en/games/en-dodoi/")) {
                // takes about as long as the server needs to fill all that waits to be read there
                for (int i = 0; i < UnderWay.REQUESTS; i++) {
                    fetch(site + "en/games/en-dodoi/");
                }
                process.destroy();
                underWay.awaitNoMoreConnections();
                assertTrue(underWay.wholeAnswers() > 0, "what is under way is finished");
            }
            assertTrue(process.waitFor(SECONDS_TO_STOP, TimeUnit.SECONDS), "it stops in time");
            assertEquals(TERMINATED, process.exitValue());
            assertEquals("", log());
        } finally {
            process.destroyForcibly();
        }
    }

    private static byte[] withNewline(byte[] line) {
        return (new String(line, StandardCharsets.UTF_8) + System.lineSeparator()).getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void findsNoMistakesInItsContent() throws Exception {
        String told = new String(output("check"), StandardCharsets.UTF_8);
        assertTrue(told.matches("(?s)(.*\\R)?\\d+ pages, no mistakes\\R"), told);
    }

    @Test
    void simulates() throws Exception {
        String told =
                new String(output("simulate", "en-dodoi", "--games", "100", "--seed", "1"), StandardCharsets.UTF_8);
        assertTrue(told.startsWith("{\"games\":100,\"turns\":"), told);
    }

    @Test
    void tellsInASentenceWhatIsWrong() throws Exception {
        Process process = jar("replay", "en-dodoi", "--moves", "C,f,F,D").start();
        assertEquals(1, process.waitFor());
        assertTrue(log().startsWith("move 4, \"D\": it is North’s turn, and pit D is South’s; legal here: "), log());
        assertEquals(1, log().lines().count());
    }
}

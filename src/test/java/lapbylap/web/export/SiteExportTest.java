package lapbylap.web.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.web.ExportedSite;
import lapbylap.web.ServerSettings;
import lapbylap.web.page.ContentPages;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteExportTest {
    private static final String PUBLIC_URL = "https://mancala.example/site";

    @TempDir
    private static Path folder;

    private static ExportedSite site;

    @BeforeAll
    static void export() throws IOException {
        site = new ExportedSite(new ServerSettings("localhost", 0, PUBLIC_URL, null));
        new SiteExport(site).write(folder.resolve("one"));
    }

    private static List<Path> files(Path from, String ending) {
        try (Stream<Path> found = Files.walk(from)) {
            return found.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Map<String, String> contents(Path from) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (Path file : files(from, "")) {
            if (Files.isRegularFile(file)) {
                contents.put(from.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return contents;
    }

    @Test
    void everyPageOfEveryLanguageIsThere() {
        assertEquals(
                site.library().addresses(site.messages().keySet()).size()
                        + ContentPages.made(site.library(), site.messages().keySet())
                                .size()
                        + 1,
                files(folder.resolve("one"), ".html").size());
        assertTrue(Files.exists(folder.resolve("one/en/games/bao-la-kimasai/rules.html")));
        assertTrue(Files.exists(folder.resolve("one/en/games/en-dodoi/index.html")));
    }

    @Test
    void everyLinkLeadsToAFileAndAPlaceInIt() throws IOException {
        TreeSet<String> broken = new TreeSet<>();
        for (Path page : files(folder.resolve("one"), ".html")) {
            Document document = Jsoup.parse(page);
            for (String attribute : List.of("href", "src")) {
                for (Element element : document.select("[" + attribute + "]")) {
                    String address = element.attr(attribute);
                    if (!leads(page, document, address)) {
                        broken.add(page.getFileName() + ": " + address);
                    }
                }
            }
        }
        assertEquals(new TreeSet<>(), broken);
    }

    private static boolean leads(Path page, Document document, String address) throws IOException {
        if (address.startsWith("https:") || address.startsWith("http:") || address.startsWith("data:")) {
            return true;
        }
        URI uri = URI.create(address);
        Path file = uri.getPath().isEmpty() ? page : page.resolveSibling(uri.getPath());
        if (!Files.isRegularFile(file)) {
            return false;
        }
        String place = uri.getFragment();
        Document there = file.equals(page) || !address.contains(".html") ? document : Jsoup.parse(file);
        // "relay-far.3" is a frame of the example "relay-far"
        return place == null || there.getElementById(place.replaceAll("\\.\\d+$", "")) != null;
    }

    @Test
    void absoluteAddressesNameFilesThatAreThere() throws IOException {
        Document rules = Jsoup.parse(folder.resolve("one/en/games/en-dodoi/rules.html"));
        for (Element link : rules.select("link[rel=canonical], link[rel=alternate]")) {
            String address = link.attr("href");
            assertTrue(address.startsWith(PUBLIC_URL + "/"), address);
            String path = URLDecoder.decode(address.substring(PUBLIC_URL.length() + 1), StandardCharsets.UTF_8);
            assertTrue(Files.exists(folder.resolve("one").resolve(path)), address);
        }
    }

    @Test
    void noPageHoldsAModule() throws IOException {
        for (Path page : files(folder.resolve("one"), ".html")) {
            Document document = Jsoup.parse(page);
            assertEquals(
                    0, document.select("[type=module], [rel=modulepreload]").size(), page::toString);
        }
    }

    @Test
    void recordingsAreTheSameAsFromTheServer() throws IOException {
        var page = site.library().pages().stream()
                .filter(candidate -> !candidate.examples().isEmpty())
                .findFirst()
                .orElseThrow();
        var example = page.examples().get(0);
        Path file = folder.resolve("one/recordings/" + page.address().language().tag() + "/"
                + example.recording().rules().game().id() + "/" + example.id() + ".json");
        String expected = RecordingJson.write(
                example.recording(),
                new Narrator(site.messages().get(page.address().language())));
        assertEquals(expected, Files.readString(file));
        JsonNode json = new JsonMapper().readTree(file.toFile());
        assertEquals("lap-by-lap/1", json.get("format").textValue());
    }

    @Test
    void twiceGivesTheSameBytes() throws IOException {
        new SiteExport(site).write(folder.resolve("again"));
        assertEquals(contents(folder.resolve("one")), contents(folder.resolve("again")));
    }

    @Test
    void replacesAnEarlierExportWhole() throws IOException {
        Path target = folder.resolve("replaced");
        new SiteExport(site).write(target);
        Files.writeString(target.resolve("old.html"), "old");
        new SiteExport(site).write(target);
        assertFalse(Files.exists(target.resolve("old.html")));
        assertEquals(contents(folder.resolve("one")), contents(target));
    }

    @Test
    void leavesOtherFilesAlone() throws IOException {
        Path target = Files.createDirectories(folder.resolve("mine"));
        Files.writeString(target.resolve("letter.txt"), "dear friend");
        IOException refused = assertThrows(IOException.class, () -> new SiteExport(site).write(target));
        assertTrue(refused.getMessage().contains("holds other files"), refused::getMessage);
        assertEquals(Map.of("letter.txt", "dear friend"), contents(target));
    }

    @Test
    void aSingleFileAsksForNothing() {
        String html = new SiteExport(site).singleFile("/en/games/en-dodoi/examples");
        Document document = Jsoup.parse(html);
        assertEquals(0, document.select("[src], link[rel=stylesheet]").size());
        for (Element element : document.select("[href]")) {
            String address = element.attr("href");
            boolean within = address.startsWith("#") || address.startsWith("data:");
            assertTrue(within || element.tagName().equals("a") && address.startsWith("https:"), element::toString);
        }
        assertFalse(html.contains("url(\"../"), "a style asks for a file");
    }

    @Test
    void aSingleFileOfNoPageIsNone() {
        assertEquals(null, new SiteExport(site).singleFile("/en/nothing"));
        assertEquals(null, new SiteExport(site).singleFile("nothing"));
    }
}

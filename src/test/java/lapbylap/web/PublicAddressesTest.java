package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lapbylap.i18n.Language;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Where a site has an address of its own, its pages name each other by it: in every language in which they are there.
 */
class PublicAddressesTest {
    private static final String SITE = "https://example.org/mancala";
    private static final String HEAD = "---\ntitle: T\ndescription: D\nreviewed: no\n---\n\n";
    private static final Language OTHER =
            Language.all().stream().reduce((first, last) -> last).orElseThrow();

    @TempDir
    Path folder;

    private SiteServer server;

    @BeforeEach
    void aPageInTwoLanguagesAndOneInEnglish() throws Exception {
        Files.createDirectories(folder.resolve("site"));
        for (String file : List.of("home.en.md", "about.en.md", "home." + OTHER.tag() + ".md")) {
            Files.writeString(folder.resolve("site").resolve(file), HEAD + "[x](/en/about)\n");
        }
        server = new SiteServer(new ServerSettings("localhost", 0, SITE, folder)).start();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String body(String path) throws Exception {
        return new RawClient(server.port()).get(path).body();
    }

    private static List<String> alternates(Document page) {
        return page.select("link[rel=alternate]").stream()
                .map(link -> link.attr("hreflang") + " " + link.attr("href"))
                .toList();
    }

    @Test
    void aPageNamesTheLanguagesItIsIn() throws Exception {
        Document home = Jsoup.parse(body("/en/"));
        assertEquals(SITE + "/en/", home.selectFirst("link[rel=canonical]").attr("href"));
        assertTrue(alternates(home).contains("en " + SITE + "/en/"));
        assertTrue(alternates(home).contains("x-default " + SITE + "/en/"));
        assertTrue(alternates(home).contains(OTHER.tag() + " " + SITE + "/" + OTHER.tag() + "/"));
    }

    @Test
    void aPageThatIsMissingIsTheEnglishOne() throws Exception {
        Document about = Jsoup.parse(body("/" + OTHER.tag() + "/about"));
        assertEquals(
                SITE + "/en/about", about.selectFirst("link[rel=canonical]").attr("href"));
        assertEquals(List.of("en " + SITE + "/en/about", "x-default " + SITE + "/en/about"), alternates(about));
        if (!OTHER.equals(Language.ENGLISH)) {
            Element link = about.selectFirst(".text a");
            assertEquals("/" + OTHER.tag() + "/about", link.attr("href"));
            assertEquals("en", link.attr("hreflang"));
        }
    }

    /** A lesson on paper leads back to itself, in the language it was printed in. */
    @Test
    void aLessonHasItsAddressAsACode() throws Exception {
        Files.createDirectories(folder.resolve("lessons"));
        String head = HEAD.replace("reviewed: no\n", "reviewed: no\nage: 8-10\nminutes: 40\n");
        Files.writeString(folder.resolve("lessons/first-lesson.en.md"), head + "Count.\n");
        try (SiteServer lessons = new SiteServer(new ServerSettings("localhost", 0, SITE, folder)).start()) {
            String path = "/" + OTHER.tag() + "/lessons/first-lesson";
            Document lesson =
                    Jsoup.parse(new RawClient(lessons.port()).get(path).body());
            assertEquals(SITE + path, CodeReader.read(lesson.selectFirst("svg.qr")));
            assertEquals(SITE + path, lesson.selectFirst(".address").text());
            String map = new RawClient(lessons.port()).get("/sitemap.xml").body();
            assertTrue(map.contains("<loc>" + SITE + "/" + OTHER.tag() + "/lessons/</loc>"), map);
        }
    }

    @Test
    void theSitemapListsEveryPageThatIsThere() throws Exception {
        Document map = Jsoup.parse(body("/sitemap.xml"), "", Parser.xmlParser());
        List<String> listed = map.select("loc").eachText();
        assertTrue(listed.containsAll(List.of(SITE + "/en/", SITE + "/en/about", SITE + "/" + OTHER.tag() + "/")));
        // pages to play on are there in every language, whatever the content holds
        List<String> written =
                listed.stream().filter(address -> !address.endsWith("/play")).toList();
        assertEquals(OTHER.equals(Language.ENGLISH) ? 2 : 3, written.size());
        assertTrue(listed.contains(SITE + "/en/games/en-dodoi/play"));
        Element home = map.select("url").stream()
                .filter(url -> url.selectFirst("loc").text().equals(SITE + "/en/"))
                .findFirst()
                .orElseThrow();
        assertTrue(home.select("xhtml|link").eachAttr("href").contains(SITE + "/" + OTHER.tag() + "/"), map.html());
    }
}

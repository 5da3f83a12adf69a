package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.MadePages;
import lapbylap.content.PageAddress;
import lapbylap.content.PagePaths;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.translation.EnglishWords;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every page speaks the language of its address, and leads to itself in all others. */
class LanguagesTest {
    private static final String[] PERSON = {"Accept", "text/html"};
    private static final Map<Language, Messages> MESSAGES = Messages.load();
    private static final Library LIBRARY = library();

    private static Library library() {
        try {
            return LibraryLoader.load(Bundled.folder("content"), MESSAGES, null);
        } catch (java.io.IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }

    static Set<PageAddress> pages() {
        return LIBRARY.addresses(MESSAGES.keySet());
    }

    static Stream<PageAddress> translated() {
        return LIBRARY.pages().stream()
                .map(lapbylap.content.Page::address)
                .filter(address -> !address.language().equals(Language.ENGLISH));
    }

    static Set<Language> languages() {
        return MESSAGES.keySet();
    }

    private static Document page(String path, String... headers) throws Exception {
        return Jsoup.parse(new String(SiteClient.get(path, headers).body(), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aPageIsInItsLanguageAndLeadsToTheOthers(PageAddress address) throws Exception {
        Document page = page(PagePaths.path(address));
        Language language = address.language();
        boolean there = LIBRARY.page(address) != null;
        assertEquals(language.tag(), page.selectFirst("html").attr("lang"));
        assertEquals(
                LIBRARY.shown(address).frontMatter().description(),
                page.selectFirst("meta[name=description]").attr("content"));
        assertTrue(page.title().contains(LIBRARY.shown(address).frontMatter().title()), page.title());
        List<String> expected = MESSAGES.keySet().stream()
                .map(other -> other.tag() + " " + PagePaths.path(address.in(other)) + " "
                        + (LIBRARY.page(address.in(other)) != null))
                .toList();
        assertEquals(
                MESSAGES.size() > 1 ? expected : List.of(),
                page.select(".languages li a").stream()
                        .map(link -> link.attr("hreflang") + " " + link.attr("href") + " " + !link.hasAttr("data-in"))
                        .toList());
        assertTrue(page.select("link[rel=alternate], link[rel=canonical]").isEmpty(), "no address is known");
        assertEquals(!there, page.text().contains(MESSAGES.get(language).text("page.missing")));
        assertEquals(!there, page.selectFirst(".text") != null);
        if (!there) {
            assertEquals("en", page.selectFirst(".text").attr("lang"));
            assertEquals(
                    "en",
                    page.select("main h1").attr("lang").isEmpty()
                            ? "en"
                            : page.selectFirst("h1").attr("lang"));
            page.select(".text figure").forEach(figure -> assertEquals(language.tag(), figure.attr("lang")));
        }
        assertLinksToEnglishAreMarked(page, address);
    }

    /** What a language lacks is not linked as if it were there. */
    private static void assertLinksToEnglishAreMarked(Document page, PageAddress address) {
        for (Element link : page.select("nav a[href^=/], main a[href^=/]")) {
            String path = link.attr("href").split("[?#]")[0];
            PageAddress goal = PagePaths.address(path);
            // made of messages and the engine, and so in every language
            if (MadePages.at(goal)) {
                continue;
            }
            // the same page, on a projector
            if (link.hasAttr("data-do")) {
                continue;
            }
            if (!link.parents().is(".stage")
                    && !link.hasClass("certainty")
                    && !link.parents().is(".citation, .credit")) {
                boolean inEnglish = LIBRARY.page(goal) == null;
                assertEquals(inEnglish, link.hasAttr("data-in"), address + ": " + link);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("translated")
    void aPageThatNoSpeakerHasReadSaysSo(PageAddress address) throws Exception {
        if (LIBRARY.page(address) == null) {
            return;
        }
        boolean reviewed = LIBRARY.page(address).frontMatter().reviewed();
        Element note = page(PagePaths.path(address)).selectFirst(".note:has(a[href*=/about])");
        assertEquals(reviewed, note == null);
        if (note != null) {
            assertTrue(note.text().startsWith(MESSAGES.get(address.language()).text("page.unreviewed")), note.text());
        }
    }

    /** Runs of English words in what a reader sees; while a language lacks messages, there are some. */
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("translated")
    @Tag("full")
    void noEnglishIsLeft(PageAddress address) throws Exception {
        Document page = page(PagePaths.path(address));
        String tag = address.language().tag();
        page.select("[lang]:not(html):not([lang=" + tag + "]), script, style, code, kbd, cite, .citation, em")
                .remove();
        page.select(".clauses .citation, .brand").remove();
        for (Element element : page.getAllElements()) {
            for (TextNode text : element.textNodes()) {
                assertNull(EnglishWords.leftIn(text.text()), () -> address + ": " + text.text());
            }
            for (String attribute : List.of("aria-label", "title", "data-in", "alt")) {
                assertNull(
                        EnglishWords.leftIn(element.attr(attribute)), () -> address + ": " + element.attr(attribute));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void problemsAreToldInTheLanguageOfTheReader(Language language) throws Exception {
        String tag = language.tag();
        String title = MESSAGES.get(language).text("problem.unknown-page.title");
        for (String[] request :
                new String[][] {{"/" + tag + "/nothing", "xx"}, {"/no/thing", tag}, {"/no?lang=" + tag, "en"}}) {
            Document page = page(request[0], PERSON[0], PERSON[1], "Accept-Language", request[1]);
            assertEquals(tag, page.selectFirst("html").attr("lang"), request[0]);
            assertEquals(title, page.selectFirst("h1").text());
        }
        Document kind = page("/problems/endless-move", "Accept-Language", tag);
        assertEquals(
                MESSAGES.get(language).text("problem.endless-move.title"),
                kind.selectFirst("h1").text());
        assertEquals(
                MESSAGES.size() > 1
                        ? MESSAGES.keySet().stream()
                                .map(other -> "?lang=" + other.tag())
                                .toList()
                        : List.of(),
                kind.select(".languages li a").eachAttr("href"));
        assertEquals(
                "Accept-Language, Accept-Encoding",
                header(SiteClient.get("/problems/endless-move", "Accept-Encoding", "gzip"), "Vary"));
    }

    @ParameterizedTest
    @MethodSource("languages")
    void programsAreToldInTheLanguageTheyAskFor(Language language) throws Exception {
        String query = "/api/v1/games/en-dodoi/replay?moves=C,C&lang=" + language.tag();
        var answer = SiteClient.json(query);
        assertEquals(
                MESSAGES.get(language).text("problem.pit-not-yours.title"),
                answer.get("title").textValue());
        var english = SiteClient.json(SiteClient.get("/api/v1/games/nim", "Accept-Language", language.tag()));
        assertEquals("There is no such game", english.get("title").textValue());
    }

    @ParameterizedTest
    @MethodSource("languages")
    void anEmbedSpeaksTheLanguageAskedFor(Language language) throws Exception {
        Document page = page("/embed/en-dodoi?moves=C&lang=" + language.tag());
        assertEquals(language.tag(), page.selectFirst("html").attr("lang"));
        assertTrue(page.text().contains(MESSAGES.get(language).text("player.readings")), page.text());
        assertFalse(page.select("#player-words").isEmpty());
        Document wrong = page("/embed/en-dodoi?moves=C,C&lang=" + language.tag(), PERSON);
        assertEquals(
                MESSAGES.get(language).text("problem.pit-not-yours.title"),
                wrong.selectFirst("h1").text());
    }

    @Test
    void withoutAPublicAddressNoneIsListed() throws Exception {
        var response = SiteClient.get("/sitemap.xml");
        assertEquals(200, response.statusCode());
        assertEquals("application/xml", header(response, "Content-Type"));
        assertFalse(new String(response.body(), StandardCharsets.UTF_8).contains("<loc>"));
    }
}

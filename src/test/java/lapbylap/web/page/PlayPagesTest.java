package lapbylap.web.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.PageAddress;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages to play on, as the server writes them. */
class PlayPagesTest {
    private static final Map<Language, Messages> MESSAGES = Messages.load();
    private static final Library LIBRARY = library();

    private static Library library() {
        try {
            return LibraryLoader.load(Bundled.folder("content"), MESSAGES, null);
        } catch (IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }

    static List<PageAddress> pages() {
        return PlayPages.addresses(MESSAGES.keySet());
    }

    private static Document page(PageAddress address) {
        ContentPages pages = new ContentPages(new Templates(), MESSAGES, "/static/x", null, List::of, false);
        byte[] html =
                pages.answer(address, LIBRARY, MESSAGES.get(address.language())).bytes(false);
        return Jsoup.parse(new String(html, java.nio.charset.StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLanguageHasThem(PageAddress address) {
        Document page = page(address);
        Game game = Games.byId(address.game());
        assertEquals(address.language().tag(), page.selectFirst("html").attr("lang"));
        assertEquals(game.name(), page.selectFirst("h1").text());
        assertEquals(1, page.select(".tabs [aria-current=page]").size());
        assertFalse(page.selectFirst(".needs-script").text().isBlank());
        assertEquals(1, page.select(".stage svg.board").size(), "the start is a picture, for those without a script");
        for (Element link : page.select(".languages li a")) {
            assertFalse(link.hasAttr("data-in"), "no language lacks it");
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void itSaysWhetherASpeakerHasReadIt(PageAddress address) {
        String unread = MESSAGES.get(address.language()).text("page.unreviewed");
        boolean told =
                page(address).select(".note:has(a)").eachText().stream().anyMatch(note -> note.startsWith(unread));
        assertEquals(!address.language().equals(Language.ENGLISH), told);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyOptionIsOfferedWithItsValuesAndALine(PageAddress address) {
        Document page = page(address);
        List<String> offered = new ArrayList<>();
        for (Element select : page.select("select[data-option]")) {
            assertFalse(
                    select.parents().select(".open-rule p").first().ownText().isBlank(), select.attr("name"));
            offered.add(select.attr("data-option") + " "
                    + select.select("option").eachAttr("value") + " " + select.attr("data-usual") + " "
                    + select.select("[selected]").attr("value"));
        }
        List<String> expected = new ArrayList<>();
        for (Option option : Games.byId(address.game()).options()) {
            expected.add(option.id() + " " + option.values() + " " + option.byDefault() + " " + option.byDefault());
        }
        assertEquals(expected, offered);
    }

    @Test
    void gamesThatAreOnlyToldOfHaveNone() {
        assertFalse(PlayPages.at(PageAddress.ofGame("enkeshui", "play", Language.ENGLISH)));
        assertTrue(PlayPages.at(PageAddress.ofGame("en-gehe", "play", Language.ENGLISH)));
        assertFalse(PlayPages.at(new PageAddress("site", "play", Language.ENGLISH)));
    }

    static Stream<Messages> messages() {
        return MESSAGES.values().stream();
    }

    /** The browser fills these in itself, and knows no more of messages than names in braces. */
    @ParameterizedTest
    @MethodSource("messages")
    void itsMessagesAreSimple(Messages messages) {
        Set<String> wrong = new LinkedHashSet<>();
        for (String key : messages.keys()) {
            String pattern = messages.pattern(key);
            if (key.startsWith("play.") && (pattern.replaceAll("\\{\\w+\\}", "").matches("(?s).*[{}'].*"))) {
                wrong.add(key + " = " + pattern);
            }
        }
        assertEquals(Set.of(), wrong);
    }
}

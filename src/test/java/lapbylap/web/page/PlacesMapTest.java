package lapbylap.web.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import lapbylap.content.Bundled;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.Place;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The map and the list of places say the same. */
class PlacesMapTest {
    private static Library library;
    private static Document html;

    @BeforeAll
    static void render() throws Exception {
        library = LibraryLoader.load(Bundled.folder("content"), Messages.load(), null);
        html = Jsoup.parse(new PlacesMap(library, Messages.load().get(Language.ENGLISH)).html(new Templates()));
    }

    @Test
    void eachNumberOnTheMapLeadsToThePlaceOfThatNumberInTheList() {
        List<Element> spots = html.select("svg .spot");
        List<Element> items = html.select("ol > li");
        assertFalse(items.isEmpty());
        assertEquals(items.size(), spots.size());
        for (int i = 0; i < items.size(); i++) {
            Element spot = spots.get(i);
            assertEquals(String.valueOf(i + 1), spot.select("text").text());
            assertEquals("#" + items.get(i).id(), spot.attr("href"));
            assertEquals(i + 1 + ". " + items.get(i).selectFirst("h3").ownText(), spot.attr("aria-label"));
        }
    }

    @Test
    void discsOnTheMapAndInTheListAreOfOneKind() {
        List<Element> spots = html.select("svg .spot");
        List<Element> marks = html.select("ol > li .certainty");
        assertEquals(spots.size(), marks.size());
        for (int i = 0; i < spots.size(); i++) {
            String disc = spots.get(i).selectFirst("use").attr("href");
            assertNotNull(html.selectFirst(disc), disc);
            Place place = library.places().all().get(i);
            String expected = place.marks().size() > 1
                    ? place.marks().get(0) + "-split"
                    : place.marks().get(0);
            assertEquals("#disc-" + expected, disc);
            assertEquals(
                    "certainty " + String.join(" ", place.marks()), marks.get(i).className());
        }
    }

    @Test
    void noTwoNumbersStandOnEachOther() {
        List<double[]> numbers = new ArrayList<>();
        for (Element text : html.select("svg .spot text")) {
            double x = Double.parseDouble(text.attr("x"));
            double y = Double.parseDouble(text.attr("y"));
            for (double[] other : numbers) {
                assertTrue(Math.hypot(other[0] - x, other[1] - y) > 20, text.text());
            }
            numbers.add(new double[] {x, y});
        }
    }

    @Test
    void aGameIsLinkedAsSoonAsItHasAPage() {
        for (Place place : library.places().all()) {
            Element more = html.selectFirst("#" + place.anchor() + " .more a");
            boolean hasPage = place.game() != null
                    && library.pages().stream()
                            .anyMatch(page -> place.game().equals(page.address().game()));
            assertEquals(hasPage, more != null, place.id());
        }
    }

    @Test
    void placesAreListedFromNorthToSouth() {
        List<Double> latitudes =
                library.places().all().stream().map(Place::latitude).toList();
        assertEquals(latitudes.stream().sorted((a, b) -> Double.compare(b, a)).toList(), latitudes);
        assertEquals(latitudes.size(), new HashSet<>(html.select("ol > li").eachAttr("id")).size());
    }

    @Test
    void theMapIsLight() {
        int bytes = html.selectFirst("svg").outerHtml().getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes < 12_000, bytes + " bytes");
    }
}

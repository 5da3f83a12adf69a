package lapbylap.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import lapbylap.i18n.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The places on the map: what may be said of one, and every mistake by its line. */
class PlacesTest {
    private static final Language HUNGARIAN = new Language("hu");
    private static final String PLACE = """
            north:
              name: North
              latitude: 1.5
              longitude: 36
              approximate: no
              certainty: documented
              source: "@wiki"
              en:
                text: A lap in the north.
            south:
              name: South
              latitude: -6
              longitude: 36
              approximate: yes
              game: en-dodoi
              certainty: inferred contested
              source: ["@book-1904, p. 3 via @wiki", "@wiki"]
              en:
                text: A lap in the *south*.
              hu:
                name: Dél
                text: Egy kör délen.
            """;

    @TempDir
    Path folder;

    private static Arguments fault(String found, String replacement, String mistake) {
        return Arguments.of(found, replacement, mistake);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                fault("south:", "South!:", "10: \"South!\" is no place, give it an id"),
                fault("  name: South\n", "", "10: place south has no name"),
                fault("latitude: -6", "latitude: far", "12: place south has the latitude \"far\", give degrees"),
                fault("latitude: -6", "latitude: 48", "12: place south has the latitude \"48\", give degrees"),
                fault("  latitude: -6\n", "", "10: place south has no latitude"),
                fault(
                        "longitude: 36\n  approximate: yes",
                        "longitude: 3\n  approximate: yes",
                        "13: place south has the"),
                fault("approximate: yes", "approximate: rather", "14: place south has the approximate \"rather\""),
                fault("  approximate: yes\n", "", "10: place south has no approximate"),
                fault("game: en-dodoi", "game: En Dodoi", "15: place south has the game \"En Dodoi\""),
                fault("inferred contested", "contested", "16: place south has the certainty \"contested\""),
                fault("inferred contested", "inferred modern", "16: place south has the certainty"),
                fault("  certainty: inferred contested\n", "", "10: place south has no certainty"),
                fault("@book-1904, p. 3 via @wiki", "@nobody", "17: there is no source \"nobody\""),
                fault(" via @wiki", "", "17: \"book-1904\" was not read and is cited without \"via\""),
                fault("@book-1904, p. 3 via @wiki", "wiki", "17: [wiki] is no citation"),
                fault("  source: [", "  sources: [", "17: unknown key \"sources\" in place south"),
                fault("A lap in the *south*.", "''", "19: place south has no text in en"),
                fault("  en:\n    text: A lap in the *south*.\n", "", "10: place south has no text in English"),
                fault("    name: Dél", "    called: Dél", "21: unknown key \"called\" in place south, hu"),
                fault("the *south*", "the <b>south</b>", "19: HTML \"<b>\" in the text"),
                fault("the *south*", "the [south](/en/)", "19: the link \"/en/\" in a short text"),
                fault("A lap in the *south*", "A circuitry", "19: \"circuitry\" must not stand for lap"),
                fault("  hu:", "  xx:", "20: unknown key \"xx\" in place south"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void theMistakeIsToldByLineAndOnlyThatPlaceIsLeftOut(String found, String replacement, String mistake) {
        ContentFolder content = new ContentFolder(folder).write("places.yaml", replaced(found, replacement));
        assertTrue(
                content.mistakes().stream().anyMatch(told -> told.startsWith("places.yaml:" + mistake)),
                () -> mistake + "… is not among " + content.mistakes());
        assertEquals(
                List.of("north"),
                content.load().places().all().stream().map(Place::id).toList());
    }

    private static String replaced(String found, String replacement) {
        int south = PLACE.indexOf("south:");
        int at = PLACE.indexOf(found, found.startsWith("longitude") ? 0 : south);
        assertTrue(at >= 0, found);
        return PLACE.substring(0, at) + replacement + PLACE.substring(at + found.length());
    }

    @Test
    void aPlaceIsReadInTheOrderOfTheFile() {
        ContentFolder content = new ContentFolder(folder).write("places.yaml", PLACE);
        assertEquals(List.of(), content.mistakes());
        Place south = content.load().places().all().get(1);
        assertEquals("south", south.id());
        assertEquals(-6, south.latitude());
        assertEquals(36, south.longitude());
        assertTrue(south.approximate());
        assertEquals("en-dodoi", south.game());
        assertEquals(List.of("inferred", "contested"), south.marks());
        assertEquals(
                List.of(new Citation("book-1904", "p. 3", "wiki"), new Citation("wiki", null, null)),
                south.citations());
        assertEquals(
                "A lap in the <em>south</em>.", south.telling(Language.ENGLISH).html());
    }

    @Test
    void whatALanguageLacksIsToldInEnglish() {
        Places places =
                new ContentFolder(folder).write("places.yaml", PLACE).load().places();
        Place.Telling own = places.all().get(1).telling(HUNGARIAN);
        assertEquals(new Place.Telling(HUNGARIAN, "Dél", "Egy kör délen."), own);
        Place.Telling lacking = places.all().get(0).telling(HUNGARIAN);
        assertEquals(new Place.Telling(Language.ENGLISH, "North", "A lap in the north."), lacking);
    }

    @Test
    void aPageMayLinkToAPlace() {
        ContentFolder content = new ContentFolder(folder)
                .write("places.yaml", PLACE)
                .write("site/about.en.md", ContentFolder.HEAD + "[There](/en/#place-south), [not](/en/#place-west)\n");
        assertEquals(
                List.of("site/about.en.md:7: the link \"/en/#place-west\" leads nowhere,"
                        + " link to a page and a place that are there"),
                content.mistakes());
    }
}

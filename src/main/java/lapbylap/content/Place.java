package lapbylap.content;

import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;

/**
 * A place at which a game, or somebody who wrote of one, is recorded.
 *
 * @param id its name in addresses
 * @param latitude degrees north of the Equator, by our own knowledge and not the sources'
 * @param longitude degrees east of Greenwich, likewise
 * @param approximate whether it is where people live or what they call a region, and so no point
 * @param game id of the game recorded there, or null
 * @param marks how what is told of it is known, such as {@code documented}
 * @param citations who says so
 * @param tellings what is told of it, by language
 */
public record Place(
        String id,
        double latitude,
        double longitude,
        boolean approximate,
        String game,
        List<String> marks,
        List<Citation> citations,
        Map<Language, Telling> tellings) {

    public Place {
        marks = List.copyOf(marks);
        citations = List.copyOf(citations);
        tellings = Map.copyOf(tellings);
    }

    /**
     * What is told of a place.
     *
     * @param language the language that it is told in
     * @param name what the place is called
     * @param html the text
     */
    public record Telling(Language language, String name, String html) {}

    /** What is told of it in a language, or in English if that language has nothing. */
    public Telling telling(Language language) {
        return tellings.getOrDefault(language, tellings.get(Language.ENGLISH));
    }

    /** The place on the home page at which it is listed. */
    public String anchor() {
        return "place-" + id;
    }
}

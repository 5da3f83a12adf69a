package lapbylap.content;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.i18n.Language;

/** The places on the map, from {@code places.yaml}. */
public final class Places {
    /** The edges of the map, in degrees east of Greenwich and north of the Equator. */
    public static final double WEST = 34.2;

    public static final double EAST = 40.9;
    public static final double SOUTH = -7.4;
    public static final double NORTH = 2.3;

    private final List<Place> places;

    private Places(List<Place> places) {
        this.places = List.copyOf(places);
    }

    /** Reads the file; a place with a mistake is left out. */
    static Places read(
            List<String> lines,
            Bibliography bibliography,
            Glossary glossary,
            Set<Language> languages,
            Mistakes mistakes) {
        List<Place> places = new ArrayList<>();
        YamlFile yaml = lines.isEmpty() ? null : YamlFile.read(lines, 0, mistakes);
        if (yaml != null) {
            PlaceReader reader = new PlaceReader(yaml, bibliography, glossary, languages, mistakes);
            for (Map.Entry<String, JsonNode> entry : yaml.entries()) {
                Place place = reader.read(entry.getKey(), entry.getValue());
                if (place != null) {
                    places.add(place);
                }
            }
        }
        return new Places(places);
    }

    /** All places, in the order of the file. */
    public List<Place> all() {
        return places;
    }

    /** Where the list of places cites a source, in words of a language. */
    public List<CitationUse> citations(Language language) {
        List<CitationUse> uses = new ArrayList<>();
        for (Place place : places) {
            for (Citation citation : place.citations()) {
                String name = place.telling(language).name();
                uses.add(new CitationUse(citation.source(), place.anchor(), name));
                if (citation.via() != null) {
                    uses.add(new CitationUse(citation.via(), place.anchor(), name));
                }
            }
        }
        return uses;
    }
}

package lapbylap.content;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import lapbylap.engine.Status;
import lapbylap.i18n.Language;

/** Reads the entries of {@code places.yaml}, and tells what is wrong with one. */
final class PlaceReader {
    private static final Set<String> KEYS =
            Set.of("name", "latitude", "longitude", "approximate", "game", "certainty", "source");
    private static final Set<String> LANGUAGE_KEYS = Set.of("name", "text");
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
    private static final String CONTESTED = "contested";

    private final YamlFile yaml;
    private final Bibliography bibliography;
    private final Glossary glossary;
    private final Set<Language> languages;
    private final Mistakes mistakes;

    PlaceReader(
            YamlFile yaml, Bibliography bibliography, Glossary glossary, Set<Language> languages, Mistakes mistakes) {
        this.languages = languages;
        this.yaml = yaml;
        this.bibliography = bibliography;
        this.glossary = glossary;
        this.mistakes = mistakes;
    }

    /** One place; null, and mistakes added, if anything is wrong with it. */
    Place read(String id, JsonNode value) {
        if (!ID.matcher(id).matches() || !value.isObject()) {
            wrong(yaml.line(id), "\"" + id + "\" is no place", "give it an id such as narok, with name and en below");
            return null;
        }
        int before = mistakes.found().size();
        String name = value.path("name").asText().strip();
        if (name.isEmpty()) {
            wrong(yaml.line(id), "place " + id + " has no name", "add a line such as name: Narok");
        }
        double latitude = degrees(id, value, "latitude", Places.SOUTH, Places.NORTH);
        double longitude = degrees(id, value, "longitude", Places.WEST, Places.EAST);
        JsonNode approximate = value.path("approximate");
        if (!approximate.isBoolean()) {
            told(id, value, "approximate", "write approximate: yes or approximate: no");
        }
        String game = value.has("game") ? value.get("game").asText() : null;
        if (game != null && !ID.matcher(game).matches()) {
            told(id, value, "game", "use a game's id such as en-dodoi, or leave it out");
        }
        List<String> marks = marks(id, value);
        List<Citation> citations = citations(id, value);
        Map<Language, Place.Telling> tellings = tellings(id, name, value);
        return mistakes.found().size() > before
                ? null
                : new Place(id, latitude, longitude, approximate.asBoolean(), game, marks, citations, tellings);
    }

    private double degrees(String id, JsonNode value, String key, double from, double to) {
        JsonNode number = value.path(key);
        if (!number.isNumber() || number.asDouble() < from || number.asDouble() > to) {
            told(id, value, key, "give degrees on the map, from " + from + " to " + to);
        }
        return number.asDouble();
    }

    private List<String> marks(String id, JsonNode value) {
        List<String> marks = List.of(value.path("certainty").asText().strip().split("\\s+"));
        boolean known = Status.byId(marks.get(0)) != null;
        if (!known || marks.size() > 2 || marks.size() == 2 && !marks.get(1).equals(CONTESTED)) {
            told(id, value, "certainty", "use documented, inferred or modern, and contested behind it if it is");
        }
        return marks;
    }

    private List<Citation> citations(String id, JsonNode value) {
        JsonNode source = value.path("source");
        List<Citation> citations = new ArrayList<>();
        for (JsonNode node : source.isArray() ? source : List.of(source)) {
            String text = node.asText();
            Citation citation = Citation.of(text);
            String fault = Citation.fault(citation, text, bibliography);
            if (fault != null) {
                wrong(line(id, value, "source"), fault, "write source: \"@key\" or \"@key via @key\" of sources.yaml");
            } else {
                citations.add(citation);
            }
        }
        return citations;
    }

    private Map<Language, Place.Telling> tellings(String id, String name, JsonNode value) {
        Map<Language, Place.Telling> tellings = new HashMap<>();
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            Language language = Language.named(field.getKey());
            if (language != null && languages.contains(language)) {
                tellings.put(language, telling(id, name, language, field.getValue()));
            } else if (!KEYS.contains(field.getKey())) {
                wrong(
                        yaml.line(field.getKey(), id),
                        "unknown key \"" + field.getKey() + "\" in place " + id,
                        "use name, latitude, longitude, approximate, game, certainty, source or a language");
            }
        }
        if (!tellings.containsKey(Language.ENGLISH)) {
            wrong(yaml.line(id), "place " + id + " has no text in English", "add en: with a text below");
        }
        return tellings;
    }

    private Place.Telling telling(String id, String name, Language language, JsonNode value) {
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            if (!LANGUAGE_KEYS.contains(field.getKey())) {
                String unknown = "unknown key \"" + field.getKey() + "\" in place " + id + ", " + language.tag();
                wrong(
                        yaml.line(field.getKey(), id, language.tag()),
                        unknown,
                        "use text, and name if it is another one");
            }
        }
        String text = value.path("text").asText().strip();
        int line = yaml.line(value.has("text") ? "text" : language.tag(), id, language.tag());
        if (text.isEmpty()) {
            wrong(
                    line,
                    "place " + id + " has no text in " + language.tag(),
                    "say what was recorded there, and by whom");
        }
        PageAddress home = new PageAddress("site", "home", language);
        PageContext context = new PageContext(home, line - 1, null, null, bibliography, glossary, null, mistakes);
        String ownName = value.has("name") ? value.get("name").asText().strip() : name;
        return new Place.Telling(language, ownName, Markdown.inline(text, context));
    }

    /** Adds that the value of a key will not do. */
    private void told(String id, JsonNode value, String key, String remedy) {
        String given = value.has(key) ? "the " + key + " \"" + value.get(key).asText() + "\"" : "no " + key;
        wrong(line(id, value, key), "place " + id + " has " + given, remedy);
    }

    private int line(String id, JsonNode value, String key) {
        return value.has(key) ? yaml.line(key, id) : yaml.line(id);
    }

    private void wrong(int line, String wrong, String remedy) {
        mistakes.add(line, wrong, remedy);
    }
}

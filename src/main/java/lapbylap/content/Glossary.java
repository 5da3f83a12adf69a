package lapbylap.content;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lapbylap.i18n.Language;

/** The words of the glossary, from {@code glossary.yaml}. */
public final class Glossary {
    private static final Set<String> KEYS = Set.of("term", "definition", "forms", "forbidden");

    /** What a term has besides the word itself: "to lift", "draw (result)". */
    private static final Pattern BESIDES = Pattern.compile("^to | \\(.*\\)$");

    private final Map<Language, List<Term>> terms = new HashMap<>();

    private final Set<Language> languages;

    private Glossary(Set<Language> languages) {
        this.languages = languages;
    }

    /** Reads the file; an entry with a mistake is left out. */
    static Glossary read(List<String> lines, Set<Language> languages, Mistakes mistakes) {
        Glossary glossary = new Glossary(languages);
        YamlFile yaml = lines.isEmpty() ? null : YamlFile.read(lines, 0, mistakes);
        if (yaml != null) {
            for (Map.Entry<String, JsonNode> entry : yaml.entries()) {
                glossary.add(yaml, entry.getKey(), entry.getValue(), mistakes);
            }
        }
        return glossary;
    }

    private void add(YamlFile yaml, String id, JsonNode value, Mistakes mistakes) {
        String maa = value.has("maa") ? value.get("maa").asText() : null;
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            Language language = Language.named(field.getKey());
            if (field.getKey().equals("maa")) {
                continue;
            }
            if (language == null || !languages.contains(language)) {
                String wrong = "unknown key \"" + field.getKey() + "\" in entry " + id;
                mistakes.add(
                        yaml.line(field.getKey(), id), wrong, "use maa or a language that has messages: " + languages);
                continue;
            }
            Term term = term(yaml, id, maa, language, field.getValue(), mistakes);
            if (term != null) {
                terms.computeIfAbsent(language, none -> new ArrayList<>()).add(term);
            }
        }
    }

    private static Term term(
            YamlFile yaml, String id, String maa, Language language, JsonNode value, Mistakes mistakes) {
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            if (!KEYS.contains(field.getKey())) {
                String wrong = "unknown key \"" + field.getKey() + "\" in entry " + id + ", " + language.tag();
                mistakes.add(
                        yaml.line(field.getKey(), id, language.tag()),
                        wrong,
                        "use term, definition, forms or forbidden");
                return null;
            }
        }
        String term = value.path("term").asText().strip();
        String definition = value.path("definition").asText().strip();
        if (term.isEmpty() || definition.isEmpty()) {
            String wrong = "entry " + id + " is half written in " + language.tag();
            mistakes.add(yaml.line(language.tag(), id), wrong, "give both term and definition");
            return null;
        }
        return new Term(id, maa, term, definition, list(value.path("forms")), list(value.path("forbidden")));
    }

    private static List<String> list(JsonNode node) {
        List<String> list = new ArrayList<>();
        node.forEach(item -> list.add(item.asText()));
        return list;
    }

    /** The terms that a language has, in the order of the file. */
    public List<Term> terms(Language language) {
        return List.copyOf(terms.getOrDefault(language, List.of()));
    }

    /** Whether an English text has a term in it, in any of its forms. */
    public boolean speaksOf(String id, String english) {
        return terms(Language.ENGLISH).stream()
                .filter(term -> term.id().equals(id))
                .flatMap(term ->
                        Stream.concat(Stream.of(BESIDES.matcher(term.term()).replaceAll("")), term.forms().stream()))
                .anyMatch(form -> Pattern.compile("\\b" + Pattern.quote(form) + "\\b", Pattern.CASE_INSENSITIVE)
                        .matcher(english)
                        .find());
    }

    /** The words in a text that must not stand for a term, and those terms. */
    public Map<String, Term> forbidden(String text, Language language) {
        String lower = text.toLowerCase(Locale.ROOT);
        Map<String, Term> found = new LinkedHashMap<>();
        for (Term term : terms(language)) {
            for (String word : term.forbidden()) {
                if (lower.contains(word.toLowerCase(Locale.ROOT))) {
                    found.put(word, term);
                }
            }
        }
        return found;
    }
}

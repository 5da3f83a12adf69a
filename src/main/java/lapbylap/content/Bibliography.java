package lapbylap.content;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import lapbylap.i18n.Language;

/** The works that may be cited, from {@code sources.yaml}. */
public final class Bibliography {
    private static final Set<String> KEYS = Set.of("text", "mark", "url", "short", "note");
    private static final Pattern KEY = Pattern.compile("[a-z][a-z0-9-]*");

    private final Map<String, Source> sources;
    private final boolean readable;

    private Bibliography(Map<String, Source> sources, boolean readable) {
        this.sources = sources;
        this.readable = readable;
    }

    /** Reads the file. A source with a mistake is kept by its key alone, so that no page that cites it suffers. */
    static Bibliography read(List<String> lines, Mistakes mistakes) {
        Map<String, Source> sources = new LinkedHashMap<>();
        YamlFile yaml = lines.isEmpty() ? null : YamlFile.read(lines, 0, mistakes);
        if (yaml != null) {
            for (Map.Entry<String, JsonNode> entry : yaml.entries()) {
                Source source = source(yaml, entry.getKey(), entry.getValue(), mistakes);
                sources.put(entry.getKey(), source == null ? keyAlone(entry.getKey()) : source);
            }
        }
        return new Bibliography(sources, lines.isEmpty() || yaml != null);
    }

    private static Source source(YamlFile yaml, String key, JsonNode value, Mistakes mistakes) {
        int line = yaml.line(key);
        if (!KEY.matcher(key).matches() || !value.isObject()) {
            mistakes.add(
                    line,
                    "\"" + key + "\" is no source",
                    "give it a key such as merker-1904, with text and mark below");
            return null;
        }
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            if (!KEYS.contains(field.getKey())) {
                String wrong = "unknown key \"" + field.getKey() + "\" in source " + key;
                mistakes.add(yaml.line(field.getKey(), key), wrong, "use text, note, mark, url or short");
                return null;
            }
        }
        Source.Mark mark = Source.Mark.of(value.path("mark").asText());
        if (mark == null) {
            String wrong =
                    "source " + key + " has the mark \"" + value.path("mark").asText() + "\"";
            mistakes.add(yaml.line("mark", key), wrong, "use seen, part, abstract or cited");
            return null;
        }
        String text = value.path("text").asText().strip();
        if (text.isEmpty()) {
            mistakes.add(line, "source " + key + " has no text", "add its full reference");
            return null;
        }
        String url = value.has("url") ? value.get("url").asText() : null;
        if (url != null && !url.startsWith("https://")) {
            mistakes.add(yaml.line("url", key), "the url \"" + url + "\" is not secure", "begin it with https://");
            return null;
        }
        String label = value.has("short") ? value.get("short").asText() : label(key);
        return new Source(key, label, Markdown.inline(text), notes(yaml, key, value.path("note"), mistakes), mark, url);
    }

    private static Map<Language, String> notes(YamlFile yaml, String key, JsonNode value, Mistakes mistakes) {
        Map<Language, String> notes = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> note : value.properties()) {
            Language language = Language.byTag(note.getKey());
            String text = note.getValue().asText().strip();
            if (language == null || text.isEmpty()) {
                String wrong = "the note of source " + key + " has the language \"" + note.getKey() + "\"";
                mistakes.add(yaml.line("note", key), wrong, "write a language such as en, and the note behind it");
            } else {
                notes.put(language, text);
            }
        }
        return notes;
    }

    /** What a key such as {@code merker-1904} says: Merker 1904. */
    private static String label(String key) {
        List<String> words = new ArrayList<>();
        for (String word : key.split("-")) {
            words.add(word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return String.join(" ", words);
    }

    private static Source keyAlone(String key) {
        return new Source(key, label(key), Markdown.inline(label(key)), Map.of(), Source.Mark.PART, null);
    }

    /** The source with this key, or null. If the file cannot be read at all, every key is taken for one of it. */
    public Source source(String key) {
        return readable ? sources.get(key) : keyAlone(key);
    }

    /** All sources, in the order of the file. */
    public List<Source> all() {
        return List.copyOf(sources.values());
    }
}

package lapbylap.content;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.util.List;
import java.util.Map;

/** YAML as a tree whose mistakes can be told by line. */
final class YamlFile {
    private static final ObjectMapper YAML =
            new ObjectMapper(new YAMLFactory()).enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);

    private final List<String> lines;
    private final int lineOffset;
    private final JsonNode root;

    private YamlFile(List<String> lines, int lineOffset, JsonNode root) {
        this.lines = lines;
        this.lineOffset = lineOffset;
        this.root = root;
    }

    /**
     * Reads keys and their values.
     *
     * @param lines the lines of YAML
     * @param lineOffset lines of the file before them
     * @return null, and a mistake added, if they cannot be read
     */
    static YamlFile read(List<String> lines, int lineOffset, Mistakes mistakes) {
        try {
            JsonNode root = YAML.readTree(String.join("\n", lines));
            if (root.isObject()) {
                return new YamlFile(lines, lineOffset, root);
            }
            mistakes.add(lineOffset + 1, "there are no keys here", "write lines such as title: En Dodoi");
        } catch (JsonProcessingException broken) {
            int line = broken.getLocation() == null ? 1 : broken.getLocation().getLineNr();
            String reason = broken.getOriginalMessage().lines().findFirst().orElse("");
            mistakes.add(
                    lineOffset + Math.max(1, line),
                    "this cannot be read: " + reason,
                    "put a value with a colon or quotes into \"…\", and give each key once");
        }
        return null;
    }

    /** The keys at the top, with their values. */
    Iterable<Map.Entry<String, JsonNode>> entries() {
        return root.properties();
    }

    /** The value of a key at the top. */
    JsonNode get(String key) {
        return root.path(key);
    }

    /**
     * The line of the file at which a key stands, below another one if that is given; where the parent is, if it is
     * missing.
     */
    int line(String key, String... below) {
        int from = 0;
        int found = 0;
        for (String name : below) {
            found = find(name, from, found);
            from = found;
        }
        return lineOffset + find(key, from, found) + 1;
    }

    private int find(String key, int from, int otherwise) {
        for (int i = from; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.startsWith(key + ":") || line.startsWith("\"" + key + "\":")) {
                return i;
            }
        }
        return otherwise;
    }
}

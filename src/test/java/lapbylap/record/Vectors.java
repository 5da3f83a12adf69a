package lapbylap.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lapbylap.engine.Layout;

/** Games played by programs other than this one, as JSON lines. */
public final class Vectors {
    private static final JsonMapper JSON = new JsonMapper();

    private Vectors() {}

    /** The games of a file whose {@code game} is the given one. */
    public static Stream<JsonNode> of(String file, String game) {
        return lines(file).stream()
                .map(Vectors::parsed)
                .filter(node -> node.get("game").textValue().equals(game));
    }

    private static List<String> lines(String file) {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Vectors.class.getResourceAsStream("/vectors/" + file), StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static JsonNode parsed(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public static Map<String, String> options(JsonNode node) {
        Map<String, String> options = new LinkedHashMap<>();
        node.get("options")
                .properties()
                .forEach(e -> options.put(e.getKey(), e.getValue().asText()));
        return options;
    }

    public static int[] numbers(JsonNode array) {
        int[] numbers = new int[array.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = array.get(i).intValue();
        }
        return numbers;
    }

    public static List<String> names(Layout layout, List<Integer> pits) {
        return pits.stream().map(layout::name).toList();
    }
}

package lapbylap.web.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The parameters of an address, read strictly: what cannot be read or is not known is a problem, never a guess. */
public final class Query {
    private final Map<String, String> values;

    private Query(Map<String, String> values) {
        this.values = values;
    }

    /**
     * Reads the part of an address behind the question mark.
     *
     * @param raw that part, still encoded; may be null
     * @param known the names that may stand in it
     * @throws RequestProblem (400) if it cannot be read, names something else, or names something twice
     */
    public static Query of(String raw, Set<String> known) {
        return of(raw, known, Set.of());
    }

    /**
     * Reads the same where some names may stand more than once, as tick boxes of a form are sent.
     *
     * @param repeatable those names; their values are read as one, with commas between them
     * @throws RequestProblem (400) if it cannot be read, names something else, or names something else twice
     */
    public static Query of(String raw, Set<String> known, Set<String> repeatable) {
        Map<String, String> values = new LinkedHashMap<>();
        if (raw != null && !raw.isEmpty()) {
            for (String pair : raw.split("&", -1)) {
                int equals = pair.indexOf('=');
                String name = decode(equals < 0 ? pair : pair.substring(0, equals));
                if (!known.contains(name)) {
                    List<String> accepted = known.stream().sorted().toList();
                    throw new RequestProblem(400, "unknown-parameter", Map.of("parameter", name, "accepted", accepted));
                }
                String value = equals < 0 ? "" : decode(pair.substring(equals + 1));
                String before = values.get(name);
                if (before != null && repeatable.contains(name)) {
                    value = before + "," + value;
                }
                if (values.put(name, value) != null && !repeatable.contains(name)) {
                    throw new RequestProblem(400, "repeated-parameter", Map.of("parameter", name));
                }
            }
        }
        return new Query(values);
    }

    private static String decode(String text) {
        try {
            String decoded = URLDecoder.decode(text, StandardCharsets.UTF_8);
            if (decoded.indexOf('\uFFFD') < 0) {
                return decoded;
            }
        } catch (IllegalArgumentException broken) {
            // told below, as are bytes that are no UTF-8
        }
        throw new RequestProblem(400, "unreadable-parameter", Map.of("text", text));
    }

    /** The value of a parameter, or null if it is not given. */
    public String get(String name) {
        return values.get(name);
    }

    /** The given parameters whose names are among these. */
    public Map<String, String> only(Set<String> names) {
        Map<String, String> chosen = new LinkedHashMap<>(values);
        chosen.keySet().retainAll(names);
        return chosen;
    }
}

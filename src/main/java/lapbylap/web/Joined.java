package lapbylap.web;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Joins a module and all that it imports at its start into one module: one request, and a quarter fewer bytes when
 * compressed. Every module becomes a function that is called once and returns what it exports; one that waits is waited
 * for. This knows the forms of import and export in use here, each at the beginning of a line, and refuses others:
 *
 * <pre>{@code
 * import {a, b as c} from "./other.js";
 * import d from "./other.js";
 * import * as g from "./other.js";
 * export function e() {…}
 * export const f = …
 * export default …
 * }</pre>
 */
final class Joined {
    private static final Pattern IMPORT =
            Pattern.compile("^import (?:(\\w+)|\\{([^}]*)\\}|\\* as (\\w+)) from \"(\\.[^\"]*)\";$", Pattern.MULTILINE);
    private static final Pattern EXPORT =
            Pattern.compile("^export (?:(default) |((?:async )?function|const|class) (\\w+))", Pattern.MULTILINE);
    private static final Pattern UNKNOWN =
            Pattern.compile("^\\s*(?:import\\b(?!\\()|export\\b).*|.*\\bimport\\.meta\\b.*", Pattern.MULTILINE);
    private static final Pattern WAITS = Pattern.compile("\\bawait\\b");
    private static final Pattern LATE = Pattern.compile("\\bimport\\(");

    private final Map<String, String> sources;
    private final String folder;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> open = new ArrayList<>();
    private final StringBuilder joined = new StringBuilder();

    private Joined(Map<String, String> sources, String folder) {
        this.sources = sources;
        this.folder = folder;
    }

    /**
     * The joined module, to be served in place of the first one.
     *
     * @param name path of the first module
     * @param sources all modules by their paths
     * @throws IllegalArgumentException if one is missing or has an import or export of another form
     */
    static String of(String name, Map<String, String> sources) {
        Joined modules = new Joined(sources, folder(name));
        modules.add(name);
        return modules.joined.toString();
    }

    private static String folder(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    /** Adds a module behind those that it imports, and gives its number. */
    private int add(String name) {
        if (numbers.containsKey(name)) {
            return numbers.get(name);
        }
        String source = sources.get(name);
        if (source == null || open.contains(name)) {
            throw new IllegalArgumentException(
                    open + " import " + name + (source == null ? ", which is not there" : ""));
        }
        if (!folder(name).equals(folder) && LATE.matcher(source).find()) {
            throw new IllegalArgumentException(name + ": what is imported later is looked for in " + folder);
        }
        open.add(name);
        String body = exported(imported(name, source));
        open.remove(name);
        Matcher unknown = UNKNOWN.matcher(body);
        if (unknown.find()) {
            throw new IllegalArgumentException(
                    name + ": cannot be joined: " + unknown.group().strip());
        }
        int number = numbers.size();
        numbers.put(name, number);
        String call = WAITS.matcher(body).find() ? " = await (async () => {\n" : " = (() => {\n";
        joined.append("const $").append(number).append(call).append(body).append("})();\n");
        return number;
    }

    private String imported(String name, String source) {
        return IMPORT.matcher(source).replaceAll(found -> {
            Path other = Path.of("/" + name).resolveSibling(found.group(4)).normalize();
            int number = add(other.toString().replace('\\', '/').substring(1));
            if (found.group(3) != null) {
                return Matcher.quoteReplacement("const " + found.group(3) + " = $" + number + ";");
            }
            String names = found.group(1) != null
                    ? "default: " + found.group(1)
                    : found.group(2).replace(" as ", ": ");
            return Matcher.quoteReplacement("const {" + names + "} = $" + number + ";");
        });
    }

    private static String exported(String source) {
        List<String> names = new ArrayList<>();
        String body = EXPORT.matcher(source).replaceAll(found -> {
            boolean nameless = found.group(1) != null;
            names.add(nameless ? "default: $default" : found.group(3));
            return Matcher.quoteReplacement(nameless ? "const $default = " : found.group(2) + " " + found.group(3));
        });
        return names.isEmpty() ? body : body + "return {" + String.join(", ", names) + "};\n";
    }
}

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
 * export {h as i, j};
 * }</pre>
 */
final class Joined {
    private static final Pattern IMPORT =
            Pattern.compile("^import (?:(\\w+)|\\{([^}]*)\\}|\\* as (\\w+)) from \"(\\.[^\"]*)\";$", Pattern.MULTILINE);
    private static final Pattern EXPORT =
            Pattern.compile("^export (?:(default) |((?:async )?function|const|class) (\\w+))", Pattern.MULTILINE);
    private static final Pattern EXPORTS = Pattern.compile("^export ?\\{([^}]*)\\};$", Pattern.MULTILINE);
    private static final Pattern UNKNOWN =
            Pattern.compile("^\\s*(?:import\\b(?!\\()|export\\b).*|.*\\bimport\\.meta\\b.*", Pattern.MULTILINE);
    private static final Pattern WAITS = Pattern.compile("\\bawait\\b");
    private static final Pattern LATE = Pattern.compile("\\bimport\\((?:\"(\\.[^\"]*)\"\\))?");
    private static final Pattern OWN_ADDRESS = Pattern.compile("\\bimport\\.meta\\.url\\b");

    private final Map<String, String> sources;
    private final String folder;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> open = new ArrayList<>();
    private final StringBuilder joined = new StringBuilder();
    private final boolean whole;

    private Joined(Map<String, String> sources, String folder, boolean whole) {
        this.sources = sources;
        this.folder = folder;
        this.whole = whole;
    }

    /**
     * The joined module, to be served in place of the first one.
     *
     * @param name path of the first module
     * @param sources all modules by their paths
     * @throws IllegalArgumentException if one is missing or has an import or export of another form
     */
    static String of(String name, Map<String, String> sources) {
        Joined modules = new Joined(sources, folder(name), false);
        modules.add(name);
        return modules.joined.toString();
    }

    /**
     * The module with all that it imports at its start and all that it may import later, as a script that is no module:
     * a page opened from a disk may load such a script, but no module. What is looked for beside a module is looked for
     * beside this script.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    static String whole(String name, Map<String, String> sources) {
        Joined modules = new Joined(sources, folder(name), true);
        modules.add(name);
        return "{\nconst $here = document.currentScript.src || document.baseURI;\n(async () => {\n" + modules.joined
                + "})();\n}\n";
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
        open.add(name);
        String body = exported(imported(name, source));
        if (!whole) {
            body = lookedForFromHere(name, body);
        } else {
            body = OWN_ADDRESS.matcher(broughtAlong(name, body)).replaceAll("\\$here");
        }
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
            int number = number(name, found.group(4));
            if (found.group(3) != null) {
                return Matcher.quoteReplacement("const " + found.group(3) + " = $" + number + ";");
            }
            String names = found.group(1) != null
                    ? "default: " + found.group(1)
                    : found.group(2).replace(" as ", ": ");
            return Matcher.quoteReplacement("const {" + names + "} = $" + number + ";");
        });
    }

    /** What is asked for later is looked for beside its own module, not beside the joined one. */
    private String lookedForFromHere(String name, String source) {
        return LATE.matcher(source).replaceAll(found -> {
            if (folder(name).equals(folder)) {
                return Matcher.quoteReplacement(found.group());
            }
            if (found.group(1) == null) {
                throw new IllegalArgumentException(name + ": cannot be joined: " + found.group());
            }
            Path there = Path.of("/" + name).resolveSibling(found.group(1)).normalize();
            String path = Path.of("/" + folder).relativize(there).toString().replace('\\', '/');
            return Matcher.quoteReplacement("import(\"" + (path.startsWith(".") ? "" : "./") + path + "\")");
        });
    }

    /** What is asked for later is there from the start, and is handed out later. */
    private String broughtAlong(String name, String source) {
        return LATE.matcher(source).replaceAll(found -> {
            if (found.group(1) == null) {
                throw new IllegalArgumentException(name + ": cannot be joined: " + found.group());
            }
            return Matcher.quoteReplacement("Promise.resolve($" + number(name, found.group(1)) + ")");
        });
    }

    /** The number of a module, by what another one calls it. */
    private int number(String name, String relative) {
        Path other = Path.of("/" + name).resolveSibling(relative).normalize();
        return add(other.toString().replace('\\', '/').substring(1));
    }

    private static String exported(String source) {
        List<String> names = new ArrayList<>();
        String body = EXPORT.matcher(source).replaceAll(found -> {
            boolean nameless = found.group(1) != null;
            names.add(nameless ? "default: $default" : found.group(3));
            return Matcher.quoteReplacement(nameless ? "const $default = " : found.group(2) + " " + found.group(3));
        });
        Matcher list = EXPORTS.matcher(body);
        if (list.find()) {
            for (String one : list.group(1).split(",")) {
                String[] parts = one.strip().split(" as ");
                names.add(parts.length == 1 ? parts[0] : parts[1] + ": " + parts[0]);
            }
            body = list.replaceAll("");
        }
        return names.isEmpty() ? body : body + "return {" + String.join(", ", names) + "};\n";
    }
}

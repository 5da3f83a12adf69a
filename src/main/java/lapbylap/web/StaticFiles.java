package lapbylap.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import lapbylap.web.http.Answer;

/**
 * The static files, read once, and kept as ready answers once asked for. Their addresses hold a hash of the whole tree,
 * so an answer can be kept for good by whoever received it. Only files that were read can be asked for: no path leads
 * out of the folder.
 */
final class StaticFiles {
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";
    private static final Map<String, String> TEXT_TYPES = Map.of(
            "css", "text/css;charset=utf-8",
            "js", "text/javascript;charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "txt", "text/plain;charset=utf-8");
    private static final Map<String, String> BINARY_TYPES =
            Map.of("woff2", "font/woff2", "png", "image/png", "ico", "image/x-icon");

    /** Starts the player of a page; served with all that it needs for that. */
    static final String PLAYER = "player/start.js";

    /** Starts the page to play on. */
    static final String PLAY = "play/start.js";

    /** Starts the exhibit. */
    static final String KIOSK = "kiosk/start.js";

    /** The engine for browsers, as its compiler made it; there only where it was built. */
    static final String ENGINE = "offline/engine.js";

    private static final Pattern ASK = Pattern.compile("\"(?:\\./|\\.\\./player/)ask\\.js\"");
    private static final Pattern IMPORT =
            Pattern.compile("(?:^|;)(?:import|export)\\b(?:[^;(\"]*\\bfrom)?\\s*\"([./][^\"]*)\"", Pattern.MULTILINE);

    private static final Pattern LATE_STYLE = Pattern.compile("\\blateStyle\\(\"([\\w-]+)\"\\)");
    private static final Pattern STYLE_IMPORT = Pattern.compile("^@import \"([^\"]*)\";$", Pattern.MULTILINE);

    private final Map<String, byte[]> files = new TreeMap<>();
    private final Map<String, String> scripts = new HashMap<>();
    private final String prefix;
    private final Map<String, Answer> answers = new ConcurrentHashMap<>();
    private final Map<String, List<String>> modules = new ConcurrentHashMap<>();

    /** Reads a folder; each file is made ready to send when it is first asked for. */
    StaticFiles(Path folder) throws IOException {
        List<Path> found;
        try (Stream<Path> all = Files.walk(folder)) {
            found = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : found) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            files.put(name, Files.readAllBytes(file));
            if (ending(name).equals("js")) {
                scripts.put(name, new String(files.get(name), StandardCharsets.UTF_8));
            }
        }
        StringBuilder tree = new StringBuilder();
        for (Class<?> preparing : List.of(StaticFiles.class, Joined.class, Slim.class)) {
            tree.append(sum(code(preparing))).append('\n');
        }
        files.forEach((name, bytes) ->
                tree.append(name).append(' ').append(sum(bytes)).append('\n'));
        prefix = "/static/" + Answer.hash(tree.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** What makes files ready to send counts as they do: whoever keeps them must not keep what was made otherwise. */
    private static byte[] code(Class<?> preparing) throws IOException {
        try (InputStream code = preparing.getResourceAsStream(preparing.getSimpleName() + ".class")) {
            return code.readAllBytes();
        }
    }

    /** Quick to take, even before the machine code of anything better has been made. */
    private static String sum(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return bytes.length + "-" + Long.toHexString(sum.getValue());
    }

    private byte[] prepared(String name) {
        byte[] bytes = files.get(name);
        return switch (ending(name)) {
            case "js" ->
                slim(name, name.equals(PLAYER) || name.equals(PLAY) ? Joined.of(name, scripts) : scripts.get(name))
                        .getBytes(StandardCharsets.UTF_8);
            case "css" -> Slim.style(withImports(name, bytes)).getBytes(StandardCharsets.UTF_8);
            default -> bytes;
        };
    }

    /** The engine is small already, and not written by hand. */
    private static String slim(String name, String script) {
        return name.equals(ENGINE) ? script : Slim.script(name, script);
    }

    /**
     * A style sheet in which those that it imports stand in place of the imports: one request, and fewer bytes when
     * compressed.
     */
    private String withImports(String name, byte[] bytes) {
        Matcher imports = STYLE_IMPORT.matcher(new String(bytes, StandardCharsets.UTF_8));
        return imports.replaceAll(found -> {
            Path other = Path.of("/" + name).resolveSibling(found.group(1));
            byte[] imported =
                    files.get(other.normalize().toString().replace('\\', '/').substring(1));
            if (imported == null) {
                throw new IllegalArgumentException(name + " imports " + found.group(1) + ", which is not there");
            }
            return Matcher.quoteReplacement(new String(imported, StandardCharsets.UTF_8));
        });
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static Answer answer(String name, byte[] bytes) {
        String ending = ending(name);
        String text = TEXT_TYPES.get(ending);
        if (text != null) {
            return Answer.kept(text, FOR_GOOD, bytes);
        }
        return Answer.binary(BINARY_TYPES.getOrDefault(ending, "application/octet-stream"), FOR_GOOD, bytes);
    }

    /** What the addresses of all static files begin with. */
    String prefix() {
        return prefix;
    }

    /** The addresses of a module and of all that it asks for to start, itself first. */
    List<String> modules(String name) {
        return modules.computeIfAbsent(name, this::startOf);
    }

    private List<String> startOf(String name) {
        Set<String> found = new LinkedHashSet<>(List.of(name));
        Deque<String> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            String module = open.remove();
            Answer file = named(module);
            if (file == null) {
                throw new IllegalStateException("there is no module " + module);
            }
            Matcher imports = IMPORT.matcher(new String(file.bytes(false), StandardCharsets.UTF_8));
            while (imports.find()) {
                String needed = Path.of("/" + module)
                        .resolveSibling(imports.group(1))
                        .normalize()
                        .toString();
                needed = needed.replace('\\', '/').substring(1);
                if (found.add(needed)) {
                    open.add(needed);
                }
            }
        }
        return found.stream().map(module -> prefix + "/" + module).toList();
    }

    /**
     * A module with all that it may ever import, as one script that is no module; the engine in the page takes the
     * server's place.
     *
     * @throws IllegalStateException if the engine for browsers was not built
     */
    String whole(String name) {
        if (!scripts.containsKey(ENGINE)) {
            throw new IllegalStateException("the engine for browsers is missing");
        }
        Map<String, String> sources = new HashMap<>(scripts);
        sources.replaceAll((module, script) -> ASK.matcher(script).replaceAll("\"../offline/ask.js\""));
        return Joined.whole(name, sources);
    }

    /** The names of style sheets that scripts ask for when they need them. */
    Set<String> lateStyles() {
        Set<String> names = new TreeSet<>();
        for (String script : scripts.values()) {
            Matcher asked = LATE_STYLE.matcher(script);
            while (asked.find()) {
                names.add(asked.group(1));
            }
        }
        return names;
    }

    /** The names of all files. */
    Set<String> names() {
        return new TreeSet<>(files.keySet());
    }

    /**
     * The file at a path of the site, or null.
     *
     * @throws IllegalArgumentException if it cannot be made ready to send
     */
    Answer at(String path) {
        return path.startsWith(prefix + "/") ? named(path.substring(prefix.length() + 1)) : null;
    }

    private Answer named(String name) {
        Answer known = answers.get(name);
        return known != null || !files.containsKey(name)
                ? known
                : answers.computeIfAbsent(name, missing -> answer(name, prepared(name)));
    }
}

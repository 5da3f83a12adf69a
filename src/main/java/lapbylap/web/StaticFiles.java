package lapbylap.web;

import java.io.IOException;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lapbylap.web.http.Answer;

/**
 * The static files, read once and kept as ready answers. Their addresses hold a hash of the whole tree, so an answer
 * can be kept for good by whoever received it. Only files that were read can be asked for: no path leads out of the
 * folder.
 */
final class StaticFiles {
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";
    private static final Map<String, String> TEXT_TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "txt", "text/plain; charset=utf-8");
    private static final Map<String, String> BINARY_TYPES =
            Map.of("woff2", "font/woff2", "png", "image/png", "ico", "image/x-icon");

    private static final Pattern IMPORT =
            Pattern.compile("(?:^|;)(?:import|export)\\b(?:[^;(\"]*\\bfrom)?\\s*\"([./][^\"]*)\"", Pattern.MULTILINE);

    private final String prefix;
    private final Map<String, Answer> answers = new HashMap<>();

    StaticFiles(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder)) {
            files = found.filter(Files::isRegularFile).sorted().toList();
        }
        StringBuilder tree = new StringBuilder();
        for (Path file : files) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            byte[] bytes = slim(name, Files.readAllBytes(file));
            tree.append(name).append(' ').append(Answer.hash(bytes)).append('\n');
            answers.put(name, answer(name, bytes));
        }
        prefix = "/static/" + Answer.hash(tree.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] slim(String name, byte[] bytes) {
        return switch (ending(name)) {
            case "js" -> Slim.script(name, text(bytes)).getBytes(StandardCharsets.UTF_8);
            case "css" -> Slim.style(text(bytes)).getBytes(StandardCharsets.UTF_8);
            default -> bytes;
        };
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static String ending(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static Answer answer(String name, byte[] bytes) {
        String ending = ending(name);
        String text = TEXT_TYPES.get(ending);
        if (text != null) {
            return Answer.text(200, text, FOR_GOOD, bytes);
        }
        return Answer.binary(BINARY_TYPES.getOrDefault(ending, "application/octet-stream"), FOR_GOOD, bytes);
    }

    /** What the addresses of all static files begin with. */
    String prefix() {
        return prefix;
    }

    /** The addresses of a module and of all that it needs to start, itself first. */
    List<String> modules(String name) {
        Set<String> found = new LinkedHashSet<>(List.of(name));
        Deque<String> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            String module = open.remove();
            Answer file = answers.get(module);
            if (file == null) {
                throw new IllegalStateException("there is no module " + module);
            }
            Matcher imports = IMPORT.matcher(text(file.bytes(false)));
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

    /** The file at a path of the site, or null. */
    Answer at(String path) {
        return path.startsWith(prefix + "/") ? answers.get(path.substring(prefix.length() + 1)) : null;
    }
}

package lapbylap.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
            byte[] bytes = Files.readAllBytes(file);
            tree.append(name).append(' ').append(Answer.hash(bytes)).append('\n');
            answers.put(name, answer(name, bytes));
        }
        prefix = "/static/" + Answer.hash(tree.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    private static Answer answer(String name, byte[] bytes) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
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

    /** The file at a path of the site, or null. */
    Answer at(String path) {
        return path.startsWith(prefix + "/") ? answers.get(path.substring(prefix.length() + 1)) : null;
    }
}

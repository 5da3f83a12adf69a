package lapbylap.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What Lighthouse thinks of a page, where that program is on the PATH; it is none that the build brings along. */
final class Lighthouse {
    private static final List<String> CATEGORIES = List.of("accessibility", "best-practices", "seo");

    private Lighthouse() {}

    /**
     * A category, and what came of it.
     *
     * @param told a score from 0 to 1, or that there is none
     */
    record Score(String category, String told) {}

    /** The scores of a page. */
    static List<Score> scores(String url) throws IOException {
        Path program = Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .map(folder -> Path.of(folder, "lighthouse"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
        if (program == null) {
            return CATEGORIES.stream()
                    .map(category -> new Score(category, "not measured: no lighthouse on the PATH"))
                    .toList();
        }
        Path report = Files.createTempFile("lighthouse", ".json");
        ProcessBuilder run = new ProcessBuilder(
                        program.toString(),
                        url,
                        "--quiet",
                        "--only-categories=" + String.join(",", CATEGORIES),
                        "--chrome-flags=--headless --no-sandbox --disable-gpu",
                        "--output=json",
                        "--output-path=" + report)
                .inheritIO();
        ChromiumInstallation.browser().ifPresent(browser -> run.environment().put("CHROME_PATH", browser.toString()));
        try {
            run.start().waitFor();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        JsonNode scores = new JsonMapper().readTree(Files.readString(report)).path("categories");
        Files.delete(report);
        return CATEGORIES.stream()
                .map(category -> new Score(category, told(scores.path(category).path("score"))))
                .toList();
    }

    private static String told(JsonNode score) {
        return score.isNumber() ? String.format(Locale.ROOT, "%.2f", score.doubleValue()) : "none given";
    }
}

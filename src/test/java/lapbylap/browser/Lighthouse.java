package lapbylap.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What Lighthouse thinks of a page, where that program is on the PATH; it is none that the build brings along. */
final class Lighthouse {
    private static final List<String> CATEGORIES = List.of("accessibility", "best-practices", "seo");

    private static final String PERFORMANCE = "performance";

    private Lighthouse() {}

    /**
     * A category, and what came of it.
     *
     * @param told a score from 0 to 1, or that there is none
     */
    record Score(String category, String told) {}

    /** The scores of a page that do not depend on the machine. */
    static List<Score> scores(String url) throws IOException {
        JsonNode report = report(url, CATEGORIES);
        return CATEGORIES.stream()
                .map(category -> new Score(category, told(score(report, category))))
                .toList();
    }

    /** How quickly a page is shown on a simulated telephone, from 0 to 1, and how far its parts jump meanwhile. */
    static String performance(String url) throws IOException {
        JsonNode report = report(url, List.of(PERFORMANCE));
        JsonNode shift = report.path("audits").path("cumulative-layout-shift").path("numericValue");
        return told(score(report, PERFORMANCE))
                + (shift.isNumber() ? String.format(Locale.ROOT, ", %.3f", shift.doubleValue()) : "");
    }

    private static JsonNode score(JsonNode report, String category) {
        return report.path("categories").path(category).path("score");
    }

    /** What Lighthouse writes; nothing where it is missing. */
    private static JsonNode report(String url, List<String> categories) throws IOException {
        Path program = Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .map(folder -> Path.of(folder, "lighthouse"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
        if (program == null) {
            return MissingNode.getInstance();
        }
        Path report = Files.createTempFile("lighthouse", ".json");
        ProcessBuilder run = new ProcessBuilder(
                        program.toString(),
                        url,
                        "--quiet",
                        "--only-categories=" + String.join(",", categories),
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
        JsonNode written = new JsonMapper().readTree(Files.readString(report));
        Files.delete(report);
        return written;
    }

    private static String told(JsonNode score) {
        return score.isNumber() ? String.format(Locale.ROOT, "%.2f", score.doubleValue()) : "not measured";
    }
}

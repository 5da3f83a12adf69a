package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every page, style sheet and drawing as it is served, read by the checker of the people who wrote the standard. */
class HtmlCheckerIT {
    private static final String CONTROL = "a page that is wrong, to see that the checker checks";
    private static final String WRONG = "<!DOCTYPE html><html lang=en><title>Wrong</title><img>";

    /** What has been in the standards of CSS for long, and is new to the checker. */
    private static final Pattern NEW_TO_IT =
            Pattern.compile("CSS: (“(container|container-type|field-sizing|paint-order|size-adjust"
                    + "|vector-effect)”: Property .* doesn't exist\\.|Unrecognized at-rule “@container”"
                    + "|“grid-template-rows”: “subgrid” is not a .*)");

    /** It tells languages by their words; Filipino is the standard form of Tagalog, and Xhosa is close to Zulu. */
    private static final Pattern WRONG_GUESS = Pattern.compile("This document appears to be written in (Tagalog|Xhosa)"
            + " but the “html” start tag has “lang=\"(fil|zu)\"”\\..*");

    private final HttpClient client =
            HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NORMAL).build();

    /** What each checked file holds: a path of the site. */
    private final Map<Path, String> origins = new LinkedHashMap<>();

    @TempDir
    private Path folder;

    @Test
    void findsNoMistake() throws Exception {
        TreeSet<String> linked = new TreeSet<>();
        Stream<String> others = Stream.of(
                        SitePages.ofWorksheets(),
                        SitePages.ofEmbeds(),
                        SitePages.ofProblems(),
                        SitePages.ofUpkeep(),
                        SitePages.ofExhibits())
                .flatMap(List::stream);
        for (String path :
                Stream.concat(SitePages.inEveryLanguage().stream(), others).toList()) {
            String page = fetch(path, SitePages.ofProblems().contains(path));
            save(path, page, "html");
            Jsoup.parse(page).select("link[rel=stylesheet]").forEach(link -> linked.add(link.attr("href")));
        }
        assertTrue(!linked.isEmpty());
        for (String path : linked) {
            // a unit that the checker does not know yet
            save(path, fetch(path, false).replaceAll("(?<=\\d)cqi\\b", "em"), "css");
        }
        save("/favicon.ico", fetch("/favicon.ico", false), "svg");
        save(CONTROL, WRONG, "html");
        List<String> mistakes = check();
        assertTrue(mistakes.removeIf(mistake -> mistake.startsWith(CONTROL)), CONTROL);
        assertEquals("", String.join("\n", mistakes));
    }

    private String fetch(String path, boolean problem) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(TestSite.url(path)))
                .header("Accept", "text/html,*/*")
                .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertTrue(answer.statusCode() == 200 || problem, path + ": " + answer.statusCode());
        return answer.body();
    }

    private void save(String origin, String text, String ending) throws IOException {
        Path file = folder.resolve(origins.size() + "." + ending);
        Files.writeString(file, text);
        origins.put(file, origin);
    }

    private List<String> check() throws IOException, InterruptedException {
        Path answer = folder.resolve("answer.json");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                Files.readString(Path.of(System.getProperty("html.checker"))),
                "nu.validator.client.SimpleCommandLineValidator",
                "--format",
                "json",
                "--also-check-css",
                "--also-check-svg",
                "--stdout"));
        origins.keySet().forEach(file -> command.add(file.toString()));
        new ProcessBuilder(command)
                .redirectOutput(answer.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()
                .waitFor();
        List<String> mistakes = new ArrayList<>();
        for (JsonNode message : new JsonMapper().readTree(answer.toFile()).get("messages")) {
            String text = message.get("message").textValue();
            if (!NEW_TO_IT.matcher(text).matches() && !WRONG_GUESS.matcher(text).matches()) {
                mistakes.add(told(message));
            }
        }
        return mistakes;
    }

    private String told(JsonNode message) {
        String origin = message.has("url")
                ? origins.get(Path.of(URI.create(message.get("url").textValue())))
                : "the checker";
        return origin + ":" + message.path("lastLine").asInt() + ": "
                + message.get("message").textValue() + " In: "
                + message.path("extract").asText().strip();
    }
}

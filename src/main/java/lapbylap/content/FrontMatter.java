package lapbylap.content;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * What stands between the two {@code ---} lines at the head of a page.
 *
 * @param title the page's title
 * @param description one sentence about it
 * @param reviewed whether a speaker of its language has read it
 * @param age the age a lesson is made for, or null
 * @param minutes how long a lesson takes, or 0
 * @param lines how many lines the front matter takes up
 */
public record FrontMatter(String title, String description, boolean reviewed, String age, int minutes, int lines) {
    private static final YAMLMapper YAML = new YAMLMapper();
    private static final String FENCE = "---";
    private static final Set<String> OF_ALL = Set.of("title", "description", "reviewed");
    private static final Set<String> OF_LESSONS = Set.of("age", "minutes");

    /** Reads the front matter of a page; null, and mistakes added, if it is broken. */
    static FrontMatter read(List<String> text, boolean lesson, Mistakes mistakes) {
        int end = text.isEmpty() || !text.get(0).equals(FENCE)
                ? -1
                : text.subList(1, text.size()).indexOf(FENCE);
        if (end < 0) {
            mistakes.add(
                    1, "no front matter", "begin with a line ---, title, description and reviewed, and a line ---");
            return null;
        }
        JsonNode yaml = parse(text.subList(1, end + 1), mistakes);
        if (yaml == null) {
            return null;
        }
        for (Iterator<String> names = yaml.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!OF_ALL.contains(name) && !(lesson && OF_LESSONS.contains(name))) {
                mistakes.add(
                        line(text, name),
                        "unknown key \"" + name + "\" in the front matter",
                        "use title, description, " + (lesson ? "reviewed, age or minutes" : "or reviewed"));
            }
        }
        // YAML reads yes and no as truth values
        JsonNode reviewed = yaml.path("reviewed");
        if (!reviewed.isBoolean()) {
            mistakes.add(
                    line(text, "reviewed"),
                    "reviewed is \"" + reviewed.asText() + "\"",
                    "write reviewed: yes or reviewed: no");
        }
        return new FrontMatter(
                required(yaml, "title", text, mistakes),
                required(yaml, "description", text, mistakes),
                reviewed.asBoolean(),
                lesson ? required(yaml, "age", text, mistakes) : null,
                lesson ? minutes(yaml, text, mistakes) : 0,
                end + 2);
    }

    private static JsonNode parse(List<String> lines, Mistakes mistakes) {
        try {
            JsonNode yaml = YAML.readTree(String.join("\n", lines));
            if (yaml.isObject()) {
                return yaml;
            }
            mistakes.add(2, "the front matter is no list of keys", "write lines such as title: En Dodoi");
        } catch (JsonProcessingException broken) {
            int line = broken.getLocation() == null ? 1 : broken.getLocation().getLineNr();
            String reason = broken.getOriginalMessage().lines().findFirst().orElse("");
            mistakes.add(line + 1, "broken front matter: " + reason, "put a value with a colon or quotes into \"…\"");
        }
        return null;
    }

    private static String required(JsonNode yaml, String name, List<String> text, Mistakes mistakes) {
        String value = yaml.path(name).asText().strip();
        if (value.isEmpty()) {
            mistakes.add(line(text, name), "no " + name + " in the front matter", "add a line " + name + ": …");
        }
        return value;
    }

    private static int minutes(JsonNode yaml, List<String> text, Mistakes mistakes) {
        int minutes = yaml.path("minutes").asInt();
        if (minutes < 1) {
            mistakes.add(line(text, "minutes"), "no minutes in the front matter", "add a line such as minutes: 40");
        }
        return minutes;
    }

    private static int line(List<String> text, String name) {
        for (int i = 1; i < text.size() && !text.get(i).equals(FENCE); i++) {
            if (text.get(i).startsWith(name + ":")) {
                return i + 1;
            }
        }
        return 1;
    }
}

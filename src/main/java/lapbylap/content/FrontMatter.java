package lapbylap.content;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What stands between the two {@code ---} lines at the head of a page.
 *
 * @param title the page's title
 * @param description one sentence about it
 * @param reviewed whether a speaker of its language has read it
 * @param age the age a lesson is made for, such as {@code 8-10} or {@code 14+}, or null
 * @param minutes how long a lesson takes, or 0
 * @param lines how many lines the front matter takes up
 */
public record FrontMatter(String title, String description, boolean reviewed, String age, int minutes, int lines) {
    private static final String FENCE = "---";
    private static final Set<String> OF_ALL = Set.of("title", "description", "reviewed");
    private static final Set<String> OF_LESSONS = Set.of("age", "minutes");
    private static final Pattern AGE = Pattern.compile("\\d{1,2}-\\d{1,2}|\\d{1,2}\\+");

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
        YamlFile yaml = YamlFile.read(text.subList(1, end + 1), 1, mistakes);
        if (yaml == null) {
            return null;
        }
        for (Map.Entry<String, JsonNode> entry : yaml.entries()) {
            String name = entry.getKey();
            if (!OF_ALL.contains(name) && !(lesson && OF_LESSONS.contains(name))) {
                mistakes.add(
                        yaml.line(name),
                        "unknown key \"" + name + "\" in the front matter",
                        "use title, description, " + (lesson ? "reviewed, age or minutes" : "or reviewed"));
            }
        }
        // YAML reads yes and no as truth values
        JsonNode reviewed = yaml.get("reviewed");
        if (!reviewed.isBoolean()) {
            mistakes.add(
                    yaml.line("reviewed"),
                    "reviewed is \"" + reviewed.asText() + "\"",
                    "write reviewed: yes or reviewed: no");
        }
        return new FrontMatter(
                required(yaml, "title", mistakes),
                required(yaml, "description", mistakes),
                reviewed.asBoolean(),
                lesson ? age(yaml, mistakes) : null,
                lesson ? minutes(yaml, mistakes) : 0,
                end + 2);
    }

    private static String required(YamlFile yaml, String name, Mistakes mistakes) {
        String value = yaml.get(name).asText().strip();
        if (value.isEmpty()) {
            mistakes.add(yaml.line(name), "no " + name + " in the front matter", "add a line " + name + ": …");
        }
        return value;
    }

    private static String age(YamlFile yaml, Mistakes mistakes) {
        String age = required(yaml, "age", mistakes);
        if (!age.isEmpty() && !AGE.matcher(age).matches()) {
            mistakes.add(yaml.line("age"), "the age is \"" + age + "\"", "write it such as age: 8-10 or age: 14+");
        }
        return age;
    }

    private static int minutes(YamlFile yaml, Mistakes mistakes) {
        int minutes = yaml.get("minutes").asInt();
        if (minutes < 1) {
            mistakes.add(yaml.line("minutes"), "no minutes in the front matter", "add a line such as minutes: 40");
        }
        return minutes;
    }
}

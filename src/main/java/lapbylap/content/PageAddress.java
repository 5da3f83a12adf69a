package lapbylap.content;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.i18n.Language;

/**
 * Which page a file holds.
 *
 * @param folder {@code site}, {@code lessons}, or {@code games/} and a game's id
 * @param name the page's name, such as {@code rules}
 * @param language its language
 */
public record PageAddress(String folder, String name, Language language) {
    private static final Pattern FILE =
            Pattern.compile("(site|lessons|games/[a-z][a-z-]*)/([a-z0-9][a-z0-9-]*)\\.([a-z]{2,3})\\.md");

    /** The page of a file below the content folder, or null if no page is called like that. */
    static PageAddress of(String file) {
        Matcher matcher = FILE.matcher(file);
        return matcher.matches()
                ? new PageAddress(matcher.group(1), matcher.group(2), Language.named(matcher.group(3)))
                : null;
    }

    /** The page of a game in a language. */
    public static PageAddress ofGame(String game, String name, Language language) {
        return new PageAddress("games/" + game, name, language);
    }

    /** The game's id, or null for a page of no game. */
    public String game() {
        return folder.startsWith("games/") ? folder.substring("games/".length()) : null;
    }

    /** Whether it is a lesson, or the guide to them. */
    public boolean isLesson() {
        return folder.equals("lessons");
    }

    /** The same page in another language. */
    public PageAddress in(Language other) {
        return new PageAddress(folder, name, other);
    }

    /** Its file below the content folder. */
    public String file() {
        return folder + "/" + name + "." + language.tag() + ".md";
    }
}

package lapbylap.web.kiosk;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.web.http.Query;
import lapbylap.web.http.RequestProblem;

/**
 * How an exhibit is set up. All of it stands in the address of {@code /kiosk}.
 *
 * @param games the ids of the games it offers, in that order; one at least
 * @param languages the languages it speaks, in that order; one at least
 * @param idle seconds without a touch after which it asks whether anybody is there
 * @param sound whether seeds are heard
 * @param text a line of the exhibit's own; empty if there is none
 * @param orientation {@code auto}, {@code portrait} or {@code landscape}
 * @param open when visitors come; null if that is always
 * @param hands how many visitors can play: {@code one} against the machine alone, {@code two} also each other, one on
 *     either side of the screen
 */
public record KioskSettings(
        List<String> games,
        List<Language> languages,
        int idle,
        boolean sound,
        String text,
        String orientation,
        OpeningHours open,
        String hands) {
    public static final int USUAL_IDLE = 90;
    public static final int LEAST_IDLE = 30;
    public static final int MOST_IDLE = 600;

    /** The longest text of an exhibit's own, in characters. */
    public static final int LONGEST_TEXT = 200;

    /** What may be said of the sound; off unless said. */
    public static final List<String> SOUNDS = List.of("off", "on");

    /** What may be said of the orientation, the usual first. */
    public static final List<String> ORIENTATIONS = List.of("auto", "portrait", "landscape");

    /** What may be said of the hands, the usual first. */
    public static final List<String> HANDS = List.of("two", "one");

    private static final String GAMES = "games";
    private static final String LANGUAGES = "languages";
    private static final String IDLE = "idle";
    private static final String SOUND = "sound";
    private static final String TEXT = "text";
    private static final String ORIENTATION = "orientation";
    private static final String OPEN = "open";
    private static final String HANDS_NAME = "hands";

    /** The names of all parameters. */
    public static final Set<String> NAMES = Set.of(GAMES, LANGUAGES, IDLE, SOUND, TEXT, ORIENTATION, OPEN, HANDS_NAME);

    /** Those that may be given more than once, as a form sends its tick boxes. */
    public static final Set<String> REPEATABLE = Set.of(GAMES, LANGUAGES);

    /**
     * Reads the part of an address behind the question mark.
     *
     * @param rawQuery that part; may be null
     * @param spoken the languages of the site
     * @throws RequestProblem (400) if anything in it is unknown or cannot be
     */
    public static KioskSettings of(String rawQuery, Collection<Language> spoken) {
        return of(Query.of(rawQuery, NAMES, REPEATABLE), spoken);
    }

    /** The same where other parameters stand beside these: the caller has checked which. */
    public static KioskSettings of(Query query, Collection<Language> spoken) {
        List<String> tags = spoken.stream().map(Language::tag).toList();
        return new KioskSettings(
                some(query, GAMES, playable()),
                some(query, LANGUAGES, tags).stream().map(Language::byTag).toList(),
                idle(query.get(IDLE)),
                one(query, SOUND, SOUNDS).equals("on"),
                text(query.get(TEXT)),
                one(query, ORIENTATION, ORIENTATIONS),
                open(query.get(OPEN)),
                one(query, HANDS_NAME, HANDS));
    }

    /** The ids of all games that can be offered, in their usual order. */
    public static List<String> playable() {
        return Games.all().stream().map(Game::id).toList();
    }

    /**
     * The part of an address behind the question mark that says the same; empty if all is as usual.
     *
     * @param spoken the languages of the site
     */
    public String query(Collection<Language> spoken) {
        Map<String, String> said = new LinkedHashMap<>();
        said.put(GAMES, games.equals(playable()) ? "" : String.join(",", games));
        said.put(
                LANGUAGES,
                languages.equals(List.copyOf(spoken))
                        ? ""
                        : String.join(",", languages.stream().map(Language::tag).toList()));
        said.put(IDLE, idle == USUAL_IDLE ? "" : Integer.toString(idle));
        said.put(SOUND, sound ? "on" : "");
        said.put(TEXT, URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20"));
        said.put(ORIENTATION, orientation.equals(ORIENTATIONS.get(0)) ? "" : orientation);
        said.put(OPEN, open == null ? "" : open.toString());
        said.put(HANDS_NAME, hands.equals(HANDS.get(0)) ? "" : hands);
        List<String> pairs = new ArrayList<>();
        said.forEach((name, value) -> {
            if (!value.isEmpty()) {
                pairs.add(name + "=" + value);
            }
        });
        return String.join("&", pairs);
    }

    /** Several of the values offered; all of them unless said. */
    private static List<String> some(Query query, String name, List<String> offered) {
        String value = query.get(name);
        if (value == null) {
            return offered;
        }
        Set<String> chosen = new LinkedHashSet<>();
        for (String part : value.split(",", -1)) {
            if (!offered.contains(part)) {
                throw wrong(name, part, String.join(", ", offered));
            }
            chosen.add(part);
        }
        return List.copyOf(chosen);
    }

    /** One of the values offered; the first unless said. */
    private static String one(Query query, String name, List<String> offered) {
        String value = query.get(name);
        if (value != null && !offered.contains(value)) {
            throw wrong(name, value, String.join(", ", offered));
        }
        return value == null ? offered.get(0) : value;
    }

    private static int idle(String text) {
        if (text == null) {
            return USUAL_IDLE;
        }
        int seconds = text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : -1;
        if (seconds < LEAST_IDLE || seconds > MOST_IDLE) {
            throw wrong(IDLE, text, LEAST_IDLE + "–" + MOST_IDLE);
        }
        return seconds;
    }

    private static String text(String text) {
        if (text == null) {
            return "";
        }
        boolean line = text.codePoints()
                .noneMatch(point -> Character.isISOControl(point)
                        || Character.getType(point) == Character.LINE_SEPARATOR
                        || Character.getType(point) == Character.PARAGRAPH_SEPARATOR);
        if (!line || text.codePointCount(0, text.length()) > LONGEST_TEXT) {
            throw new RequestProblem(400, "kiosk-text", Map.of("most", LONGEST_TEXT));
        }
        return text.strip();
    }

    private static OpeningHours open(String text) {
        OpeningHours hours = text == null || text.isEmpty() ? null : OpeningHours.of(text);
        if (hours == null && text != null && !text.isEmpty()) {
            throw wrong(OPEN, text, OpeningHours.EXAMPLE);
        }
        return hours;
    }

    private static RequestProblem wrong(String parameter, String value, String accepted) {
        return new RequestProblem(
                400, "parameter-value", Map.of("parameter", parameter, "value", value, "accepted", accepted));
    }
}

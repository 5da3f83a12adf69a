package lapbylap.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lapbylap.engine.Digits;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.InputException;
import lapbylap.engine.Malformed;
import lapbylap.engine.games.Games;
import lapbylap.i18n.FaultText;
import lapbylap.i18n.Messages;
import lapbylap.record.GameSetUp;
import lapbylap.record.MoveNotation;
import lapbylap.record.Recording;

/** Reads a {@code replay} block, and records what it asks for. */
final class ReplayBlock {
    private static final Set<String> KEYS =
            Set.of("id", "game", "options", "position", "moves", "refused", "frames", "decisive", "stops", "caption");
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern FRAMES = Pattern.compile("(\\d{1,6})-(\\d{1,6})");

    private final PageAddress address;
    private final Messages messages;
    private final Mistakes mistakes;
    private final int firstLine;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();

    private ReplayBlock(PageContext page, int firstLine) {
        address = page.address();
        messages = page.messages();
        mistakes = page.mistakes();
        this.firstLine = firstLine;
    }

    /**
     * Reads a block.
     *
     * @param text its lines
     * @param firstLine the line of the file at which they begin
     * @return the example, or null if there was a mistake
     */
    static WorkedExample read(List<String> text, int firstLine, PageContext page) {
        ReplayBlock block = new ReplayBlock(page, firstLine);
        block.readLines(text);
        String id = block.values.get("id");
        if (id == null || !ID.matcher(id).matches()) {
            block.mistake(
                    "id", "the example has no id that can stand in an address", "add a line such as id: relay-far");
            return null;
        }
        if (block.values.getOrDefault("caption", "").isEmpty()) {
            block.mistake("caption", "example " + id + " has no caption", "add a line caption: …");
            return null;
        }
        return page.english() == null ? block.record(id) : block.translate(id, page.english());
    }

    private void readLines(List<String> text) {
        for (int i = 0; i < text.size(); i++) {
            String line = text.get(i);
            if (line.isBlank()) {
                continue;
            }
            int colon = line.indexOf(':');
            String key = colon < 0 ? line.strip() : line.substring(0, colon).strip();
            if (colon < 0 || !KEYS.contains(key)) {
                mistakes.add(
                        firstLine + i,
                        "unknown key \"" + key + "\" in a replay block",
                        "use id, game, options, position, moves, refused, frames, decisive, stops or caption");
            } else if (values.put(key, line.substring(colon + 1).strip()) != null) {
                mistakes.add(firstLine + i, "key \"" + key + "\" stands twice", "keep one of them");
            }
            lines.put(key, firstLine + i);
        }
    }

    private void mistake(String key, String wrong, String remedy) {
        mistakes.add(lines.getOrDefault(key, firstLine), wrong, remedy);
    }

    private WorkedExample translate(String id, Map<String, WorkedExample> english) {
        for (String key : values.keySet()) {
            if (!key.equals("id") && !key.equals("caption")) {
                mistake(
                        key,
                        "a translated example gives \"" + key + "\"",
                        "keep only id and caption: the rest is English");
                return null;
            }
        }
        WorkedExample original = english.get(id);
        if (original == null) {
            mistake("id", "the English page has no example \"" + id + "\"", "use one of " + english.keySet());
            return null;
        }
        return original.withCaption(values.get("caption"));
    }

    private WorkedExample record(String id) {
        String gameId = values.getOrDefault("game", address.game() == null ? "" : address.game());
        Game game = Games.byId(gameId);
        if (game == null) {
            String playable =
                    String.join(", ", Games.all().stream().map(Game::id).toList());
            mistake("game", "\"" + gameId + "\" is no game that can be played", "use one of " + playable);
            return null;
        }
        Recording recording;
        try {
            recording = GameSetUp.of(game, options(), values.get("position"))
                    .record(MoveNotation.list(values.getOrDefault("moves", "")));
        } catch (InputException refused) {
            mistake(key(refused), told(refused), "mend its options, position or moves");
            return null;
        }
        return checkRefused(recording) ? framed(id, recording) : null;
    }

    /** The key whose value is at fault. */
    private static String key(InputException refused) {
        boolean inMoves = refused.values().containsKey("move");
        boolean inOptions = refused.fault() == Fault.UNKNOWN_OPTION || refused.fault() == Fault.UNKNOWN_OPTION_VALUE;
        return inMoves ? "moves" : inOptions ? "options" : "position";
    }

    private String told(InputException refused) {
        return "the rules do not allow this example: "
                + FaultText.of(refused.fault().id(), refused.values(), messages);
    }

    private Map<String, String> options() throws Malformed {
        Map<String, String> options = new LinkedHashMap<>();
        String text = values.getOrDefault("options", "");
        for (String choice : text.isEmpty() ? new String[0] : text.split(",")) {
            int equals = choice.indexOf('=');
            String name = equals < 0 ? choice : choice.substring(0, equals);
            options.put(
                    name.strip(), equals < 0 ? "" : choice.substring(equals + 1).strip());
        }
        return options;
    }

    private boolean checkRefused(Recording recording) {
        String refused = values.get("refused");
        if (refused == null) {
            return true;
        }
        int pit = recording.rules().layout().indexOf(refused);
        if (pit < 0) {
            mistake("refused", "the board has no pit \"" + refused + "\"", "name a pit of this board");
            return false;
        }
        if (recording.moves().legal().contains(pit)) {
            mistake(
                    "refused",
                    "the rules allow move " + refused + " here",
                    "name a move that they refuse, or leave it out");
            return false;
        }
        return true;
    }

    private WorkedExample framed(String id, Recording recording) {
        int most = recording.frames().size() - 1;
        int first = 0;
        int last = most;
        if (values.containsKey("frames")) {
            Matcher range = FRAMES.matcher(values.get("frames"));
            if (!range.matches()) {
                mistake(
                        "frames",
                        "frames \"" + values.get("frames") + "\" is no range",
                        "write two numbers such as 3-9");
                return null;
            }
            first = Digits.read(range.group(1), most + 1);
            last = Digits.read(range.group(2), most + 1);
            if (first > last || last > most) {
                mistake("frames", "there are no frames " + values.get("frames"), "stay between 0 and " + most);
                return null;
            }
        }
        int decisive = last;
        if (values.containsKey("decisive")) {
            decisive = Digits.read(values.get("decisive"), most + 1);
            if (decisive < first || decisive > last) {
                mistake(
                        "decisive",
                        "frame " + values.get("decisive") + " is not shown",
                        "choose one of " + first + "-" + last);
                return null;
            }
        }
        List<Integer> stops = stops(first, last);
        return stops == null
                ? null
                : new WorkedExample(
                        id, recording, values.get("refused"), first, last, decisive, values.get("caption"), stops);
    }

    /** The frames before which a lesson stops, or null if there was a mistake. */
    private List<Integer> stops(int first, int last) {
        List<Integer> stops = new ArrayList<>();
        for (String text : values.containsKey("stops") ? values.get("stops").split(",") : new String[0]) {
            int frame = Digits.read(text.strip(), last + 1);
            int before = stops.isEmpty() ? first : stops.get(stops.size() - 1);
            if (frame <= before || frame > last) {
                String wrong = "stops \"" + values.get("stops") + "\" are no frames in order";
                mistake("stops", wrong, "choose some of " + (first + 1) + "-" + last);
                return null;
            }
            stops.add(frame);
        }
        return stops;
    }
}

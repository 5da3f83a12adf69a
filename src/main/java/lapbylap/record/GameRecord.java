package lapbylap.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.Malformed;
import lapbylap.engine.Option;
import lapbylap.engine.Outcome;
import lapbylap.engine.Refused;
import lapbylap.engine.games.Games;

/**
 * A whole game as text:
 *
 * <pre>
 * Game: en-dodoi
 * Options: empty-opposite=own-seed
 * Result: *
 *
 * 1. C+5 f 2. A
 * </pre>
 *
 * Only options that differ from their defaults are written, and a line {@code Position:} only where the game did not
 * begin at its start. On reading, marks after a move may be missing, but must not contradict.
 */
public final class GameRecord {
    private static final String GAME = "Game";
    private static final String OPTIONS = "Options";
    private static final String POSITION = "Position";
    private static final String RESULT = "Result";

    private GameRecord() {}

    public static String write(Recording recording) {
        StringBuilder text = new StringBuilder();
        Game game = recording.rules().game();
        line(text, GAME, game.id());
        List<String> options = new ArrayList<>();
        for (Option option : game.options()) {
            String value = recording.rules().options().value(option.id());
            boolean toldByPosition = recording.fromSetUp() && GameSetUp.TOLD_BY_POSITION.contains(option.id());
            if (!value.equals(option.byDefault()) && !toldByPosition) {
                options.add(option.id() + "=" + value);
            }
        }
        if (!options.isEmpty()) {
            line(text, OPTIONS, String.join(", ", options));
        }
        if (recording.fromSetUp()) {
            line(text, POSITION, PositionNotation.write(recording.rules().layout(), recording.start()));
        }
        line(text, RESULT, result(recording.outcome()));
        text.append('\n');
        for (RecordedTurn turn : recording.turns()) {
            if (turn.turn() > 1) {
                text.append(' ');
            }
            if (turn.turn() % 2 == 1) {
                text.append((turn.turn() + 1) / 2).append(". ");
            }
            text.append(turn.record());
        }
        return text.append('\n').toString();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(": ").append(value).append('\n');
    }

    private static String result(Outcome outcome) {
        if (outcome == null) {
            return "*";
        }
        String winner = outcome.winner().player() == null
                ? "draw"
                : outcome.winner().player().id();
        return winner + " " + outcome.reason().clause();
    }

    /**
     * Reads a record and plays it.
     *
     * @throws Malformed if it cannot be read, or contradicts what its moves do
     * @throws Refused if the rules do not allow its set-up or one of its moves
     */
    public static Recording read(String text) throws Malformed, Refused {
        Map<String, String> lines = new LinkedHashMap<>();
        List<String> marked = new ArrayList<>();
        boolean inMoves = false;
        for (String line : text.strip().split("\\R", -1)) {
            if (line.isBlank()) {
                inMoves = true;
            } else if (inMoves) {
                addMoves(line, marked);
            } else {
                addLine(line, lines);
            }
        }
        Game game = Games.byId(lines.getOrDefault(GAME, ""));
        if (game == null) {
            throw Malformed.of(Fault.UNKNOWN_GAME).with("game", lines.getOrDefault(GAME, ""));
        }
        List<String> moves = new ArrayList<>();
        for (String move : marked) {
            moves.add(bare(move));
        }
        Recording recording =
                GameSetUp.of(game, options(lines), lines.get(POSITION)).record(moves);
        check(recording, marked, lines.get(RESULT));
        return recording;
    }

    private static void addLine(String line, Map<String, String> lines) throws Malformed {
        int colon = line.indexOf(':');
        String name = colon < 0 ? line : line.substring(0, colon);
        boolean known = List.of(GAME, OPTIONS, POSITION, RESULT).contains(name);
        if (!known || colon < 0 || lines.put(name, line.substring(colon + 1).strip()) != null) {
            throw Malformed.of(Fault.RECORD_LINE).with("line", line);
        }
    }

    private static void addMoves(String line, List<String> marked) {
        for (String word : line.strip().split("\\s+")) {
            if (!word.matches("\\d+\\.")) {
                marked.add(word);
            }
        }
    }

    private static String bare(String marked) {
        int end = 0;
        while (end < marked.length() && marked.charAt(end) != '*' && marked.charAt(end) != '+') {
            end++;
        }
        return marked.substring(0, end);
    }

    private static Map<String, String> options(Map<String, String> lines) throws Malformed {
        Map<String, String> options = new LinkedHashMap<>();
        if (lines.containsKey(OPTIONS)) {
            for (String choice : lines.get(OPTIONS).split(",")) {
                int equals = choice.indexOf('=');
                if (equals < 0) {
                    throw Malformed.of(Fault.RECORD_LINE).with("line", OPTIONS + ": " + lines.get(OPTIONS));
                }
                String name = choice.substring(0, equals).strip();
                if (options.put(name, choice.substring(equals + 1).strip()) != null) {
                    throw Malformed.of(Fault.RECORD_LINE).with("line", OPTIONS + ": " + lines.get(OPTIONS));
                }
            }
        }
        return options;
    }

    private static void check(Recording recording, List<String> marked, String result) throws Malformed {
        for (RecordedTurn turn : recording.turns()) {
            String given = marked.get(turn.turn() - 1);
            if (!given.equals(turn.move()) && !given.equals(turn.record())) {
                throw contradiction(given, turn.record());
            }
        }
        String actual = result(recording.outcome());
        if (result != null && !result.equals(actual)) {
            throw contradiction(RESULT + ": " + result, RESULT + ": " + actual);
        }
    }

    private static Malformed contradiction(String given, String actual) {
        return Malformed.of(Fault.RECORD_CONTRADICTS).with("given", given).with("actual", actual);
    }
}

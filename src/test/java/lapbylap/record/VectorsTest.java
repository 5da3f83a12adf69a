package lapbylap.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lapbylap.engine.Counts;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Options;
import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Rules;
import lapbylap.engine.Settlement;
import lapbylap.engine.Step;
import lapbylap.engine.Turn;
import lapbylap.engine.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games from programs written apart from this one, held against the engine turn by turn. */
class VectorsTest {

    static Stream<JsonNode> games() {
        return Games.all().stream().flatMap(game -> Vectors.of("games.jsonl", game.id()));
    }

    static Stream<JsonNode> peers() {
        return Vectors.of("peer-endodoi.jsonl", "en-dodoi");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyTurnIsThatOfTheReference(JsonNode vector) throws Exception {
        Rules rules = rules(vector);
        Layout layout = rules.layout();
        Playthrough playthrough = new Playthrough(rules, rules.start());
        int number = 0;
        for (JsonNode expected : vector.get("turns")) {
            String where = "turn " + ++number;
            assertEquals(
                    texts(expected.get("legal")),
                    Vectors.names(layout, playthrough.moves().legal()),
                    where);
            Turn turn = playthrough.turn(layout.indexOf(expected.get("move").textValue()));
            assertArrayEquals(Vectors.numbers(expected.get("laps")), laps(turn), where);
            assertEquals(captures(expected), captures(turn, layout), where);
            assertArrayEquals(
                    Vectors.numbers(expected.get("board")),
                    turn.after().counts().board(),
                    where);
            if (expected.has("reserve")) {
                Counts after = turn.after().counts();
                assertArrayEquals(
                        Vectors.numbers(expected.get("reserve")),
                        new int[] {after.reserve(Player.SOUTH), after.reserve(Player.NORTH)},
                        where);
                assertEquals(
                        expected.get("introduced").booleanValue(),
                        turn.steps().get(0) instanceof Step.Introduction,
                        where);
            }
            if (expected.has("captured")) {
                assertArrayEquals(
                        Vectors.numbers(expected.get("captured")),
                        pools(turn.after().counts()),
                        where);
            }
        }
        Settlement end = playthrough.settlement();
        JsonNode outcome = vector.get("outcome");
        if (outcome == null || outcome.isNull()) {
            assertNull(end);
            return;
        }
        Player winner = end.outcome().winner().player();
        assertEquals(outcome.get("winner").textValue(), winner == null ? null : winner.id());
        assertEquals(outcome.get("reason").textValue(), end.outcome().reason().clause());
        if (outcome.has("sweep")) {
            assertArrayEquals(Vectors.numbers(outcome.get("sweep")), new int[] {end.toSouth(), end.toNorth()});
        }
        assertArrayEquals(
                Vectors.numbers(vector.get("final").get("board")),
                end.after().counts().board());
        assertArrayEquals(
                Vectors.numbers(vector.get("final").get("captured")),
                pools(end.after().counts()));
    }

    @ParameterizedTest
    @MethodSource("peers")
    void everyBoardIsThatOfAnotherProgram(JsonNode vector) throws Exception {
        Rules rules = rules(vector);
        Playthrough playthrough = new Playthrough(rules, rules.start());
        int number = 0;
        for (String move : MoveNotation.list(vector.get("moves").textValue())) {
            Turn turn = playthrough.turn(rules.layout().indexOf(move));
            String where = "turn " + (number + 1);
            assertArrayEquals(
                    Vectors.numbers(vector.get("boards").get(number)),
                    turn.after().counts().board(),
                    where);
            assertArrayEquals(
                    Vectors.numbers(vector.get("captured").get(number)),
                    pools(turn.after().counts()),
                    where);
            number++;
        }
        assertEquals(vector.get("boards").size(), number);
    }

    private static Rules rules(JsonNode vector) throws Exception {
        Game game = Games.byId(vector.get("game").textValue());
        return game.rules(Options.of(game, Vectors.options(vector)));
    }

    private static int[] laps(Turn turn) {
        return turn.steps().stream()
                .filter(Step.Lap.class::isInstance)
                .mapToInt(step -> ((Step.Lap) step).seeds())
                .toArray();
    }

    private static int[] pools(Counts counts) {
        return new int[] {counts.captured(Player.SOUTH), counts.captured(Player.NORTH)};
    }

    private static List<String> captures(JsonNode expected) {
        List<String> captures = new ArrayList<>();
        for (JsonNode capture : expected.get("captures")) {
            captures.add(capture.get("pit").textValue() + " "
                    + capture.get("opposite").textValue() + " "
                    + capture.get("seeds").intValue());
        }
        return captures;
    }

    private static List<String> captures(Turn turn, Layout layout) {
        List<String> captures = new ArrayList<>();
        int last = -1;
        for (Step step : turn.steps()) {
            if (step instanceof Step.Lap lap) {
                last = lap.path()[lap.seeds() - 1];
            } else if (step instanceof Step.Capture capture) {
                captures.add(layout.name(last) + " " + layout.name(layout.facing(last)) + " " + capture.seeds());
            }
        }
        return captures;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(node -> texts.add(node.textValue()));
        return texts;
    }
}

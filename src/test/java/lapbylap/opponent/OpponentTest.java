package lapbylap.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lapbylap.engine.Counts;
import lapbylap.engine.Game;
import lapbylap.engine.Options;
import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import lapbylap.engine.games.Games;
import lapbylap.record.GameSetUp;
import lapbylap.record.MoveNotation;
import lapbylap.record.Vectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The machine plays by the rules, always answers alike, and in time. */
class OpponentTest {
    private static final long FEW_LAPS = 2_000;
    private static final double MOST_MILLIS = 300;
    private static final int MOST_SEEDS = Rules.MOST_SEEDS;

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void legalOnEveryPositionOfTheVectors(String id) {
        Game game = Games.byId(id);
        long positions = Vectors.of("games.jsonl", id)
                .mapToLong(vector -> {
                    try {
                        Rules rules = game.rules(Options.of(game, Vectors.options(vector)));
                        return legalAllAlong(
                                rules, MoveNotation.list(vector.get("moves").textValue()));
                    } catch (Exception broken) {
                        throw new AssertionError(broken);
                    }
                })
                .sum();
        assertTrue(positions > 100, () -> "positions: " + positions);
    }

    private static long legalAllAlong(Rules rules, List<String> moves) {
        Playthrough playthrough = new Playthrough(rules, rules.start());
        int turn = 0;
        for (String move : moves) {
            Position before = playthrough.position();
            List<Integer> legal = playthrough.moves().legal();
            for (Level level : Level.values()) {
                int chosen = new Opponent(level, turn, FEW_LAPS).choose(playthrough, turn);
                assertTrue(legal.contains(chosen), () -> level + " chooses " + chosen + " in " + before);
            }
            assertEquals(before, playthrough.position());
            playthrough.play(rules.layout().indexOf(move), null);
            turn++;
        }
        return turn;
    }

    private static String choice(Level level, long seed, String game, String position, String moves) throws Exception {
        GameSetUp setUp = GameSetUp.of(Games.byId(game), Map.of(), position);
        Playthrough playthrough = new Playthrough(setUp.rules(), setUp.start());
        List<String> names = MoveNotation.list(moves == null ? "" : moves);
        for (String name : names) {
            playthrough.play(setUp.rules().layout().indexOf(name), null);
        }
        return setUp.rules().layout().name(new Opponent(level, seed).choose(playthrough, names.size()));
    }

    /** What these addresses answered when they were first asked. A change here changes what shared links lead to. */
    @ParameterizedTest
    @CsvSource({
        "WEAK,1,en-dodoi,'C,f',C",
        "MIDDLE,1,en-dodoi,'C,f',C",
        "STRONG,1,en-dodoi,'C,f',C",
        "WEAK,2,bao-la-kimasai,'A5,a5',A1",
        "MIDDLE,2,bao-la-kimasai,'A5,a5',A7",
        "STRONG,2,bao-la-kimasai,'A5,a5',A7",
        "STRONG,3,cross-endodoi,'C',a",
        "STRONG,3,en-gehe,'AA',b"
    })
    void alwaysTheSameAnswer(Level level, long seed, String game, String moves, String expected) throws Exception {
        assertEquals(expected, choice(level, seed, game, null, moves));
        assertEquals(expected, choice(level, seed, game, null, moves));
    }

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"WEAK", "MIDDLE"})
    void otherSeedsOtherOpenings(Level level) throws Exception {
        Set<String> choices = new HashSet<>();
        for (long seed = 0; seed < 12; seed++) {
            choices.add(choice(level, seed, "bao-la-kimasai", null, null));
        }
        assertTrue(choices.size() > 1, choices::toString);
    }

    @ParameterizedTest
    @CsvSource({"MIDDLE", "STRONG"})
    void takesWhatIsThereToBeTaken(Level level) throws Exception {
        assertEquals("A", choice(level, 1, "en-dodoi", "1-0-0-2-1-0_1-0-0-0-7-0_10-10_S", null));
    }

    @Test
    void winsWhereOneMoveEmptiesTheFrontRow() throws Exception {
        // the last cow of B1 falls into A2, which faces a7, the only cow of North's front row
        String position = "0-1-0-0-0-0-0-0_2-0-0-0-0-0-0-0_0-0-0-0-0-0-1-0_3-0-0-0-0-0-0-0_0-0_S";
        assertEquals("B1", choice(Level.MIDDLE, 1, "bao-la-kimasai", position, null));
        assertEquals("B1", choice(Level.STRONG, 1, "bao-la-kimasai", position, null));
    }

    @Test
    void theOnlyMoveNeedsNoThought() throws Exception {
        assertEquals("F", choice(Level.STRONG, 5, "en-dodoi", "0-0-0-0-0-3_4-4-4-4-4-4_0-0_S", null));
    }

    @Test
    void levelsByTheirNumbers() {
        for (Level level : Level.values()) {
            assertEquals(level, Level.of(level.number()));
        }
        assertNull(Level.of(0));
        assertNull(Level.of(4));
        assertNotNull(Level.of(3));
    }

    /** On one core, whatever stands on the board, the beginning of every game among them. */
    @ParameterizedTest
    @MethodSource("games")
    void theStrongestAnswersInTime(String id) {
        Game game = Games.byId(id);
        Rules rules = game.rules(Options.defaults(game));
        for (int seeds : new int[] {0, 1, 3, 12, 300}) {
            Position position = seeds == 0 ? rules.start() : heap(rules, seeds);
            Playthrough playthrough = new Playthrough(rules, position);
            var clock = ManagementFactory.getThreadMXBean();
            long before = clock.getCurrentThreadCpuTime();
            new Opponent(Level.STRONG, 1).choose(playthrough, 0);
            double millis = (clock.getCurrentThreadCpuTime() - before) / 1e6;
            assertTrue(millis < MOST_MILLIS, () -> id + " with " + seeds + ": " + millis + " ms");
        }
    }

    /** A board with seeds in every pit, but at most 400 in all; or a heap in each player's first pit. */
    private static Position heap(Rules rules, int seeds) {
        int[] board = new int[rules.layout().size()];
        boolean heaps = seeds > MOST_SEEDS / 2;
        Arrays.fill(board, heaps ? 1 : Math.min(seeds, MOST_SEEDS / board.length));
        if (heaps) {
            board[0] = (MOST_SEEDS - board.length) / 2;
            board[board.length / 2] = board[0];
        }
        return new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
    }
}

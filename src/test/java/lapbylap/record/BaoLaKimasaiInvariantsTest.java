package lapbylap.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Player;
import lapbylap.engine.Reason;
import lapbylap.engine.Row;
import lapbylap.engine.Taken;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What holds in random games of Bao la Kimasai beside what holds in every game. Each prints with its seed. */
class BaoLaKimasaiInvariantsTest {
    private static final int GAMES_EACH = 5;
    private static final List<RandomGame> RANDOM_GAMES = new ArrayList<>();

    @BeforeAll
    static void playThemAll() throws Exception {
        RANDOM_GAMES.addAll(RandomGame.underEveryOption(Games.byId("bao-la-kimasai"), GAMES_EACH));
    }

    /** All but {@code board} and {@code endless}, which no frame names, and the rare ends. */
    @Test
    void theyShowWhatFramesCanName() {
        TreeSet<String> named = new TreeSet<>();
        for (RandomGame game : RANDOM_GAMES) {
            game.recording().frames().forEach(frame -> named.addAll(frame.head().clauses()));
        }
        assertTrue(
                named.containsAll(List.of(
                        "setup",
                        "sow",
                        "first-turn",
                        "lift",
                        "introduce",
                        "relay",
                        "stop",
                        "no-capture",
                        "phase-two",
                        "capture",
                        "capture-sow",
                        "no-target",
                        "front-row-empty")),
                named::toString);
    }

    @Test
    void cowsComeInOneByOneAndNeverLeave() {
        for (RandomGame game : RANDOM_GAMES) {
            boolean both = game.rules().options().value("first-turn").equals("both");
            for (RecordedTurn turn : game.recording().turns()) {
                Counts before = counts(game, turn.firstFrame() - 1);
                Counts after = counts(game, turn.lastFrame());
                boolean opening = turn.turn() == 1 || both && turn.turn() == 2;
                int brought = opening || before.reserve(turn.player()) == 0 ? 0 : 1;
                assertEquals(before.reserve(turn.player()) - brought, after.reserve(turn.player()), game::toString);
                Player other = turn.player().other();
                assertEquals(before.reserve(other), after.reserve(other), game::toString);
                assertEquals(brought == 1, turn.record().contains("*"), game::toString);
                assertEquals(0, after.allCaptured(), game::toString);
                assertEquals(0, after.hand(), game::toString);
            }
        }
    }

    @Test
    void phaseTwoIsToldOnceByTheTurnThatEmptiesTheReserves() {
        for (RandomGame game : RANDOM_GAMES) {
            List<Frame> frames = game.recording().frames();
            List<Integer> told = IntStream.range(0, frames.size())
                    .filter(i -> frames.get(i) instanceof Frame.Phase)
                    .boxed()
                    .toList();
            int last = game.rules().options().value("first-turn").equals("both") ? 50 : 49;
            List<RecordedTurn> turns = game.recording().turns();
            boolean goesOn = turns.size() > last
                    || turns.size() == last && game.recording().outcome() == null;
            assertEquals(goesOn ? List.of(turns.get(last - 1).lastFrame()) : List.of(), told, game::toString);
        }
    }

    @Test
    void nothingIsCapturedBeforePhaseTwo() {
        for (RandomGame game : RANDOM_GAMES) {
            for (RecordedTurn turn : game.recording().turns()) {
                if (counts(game, turn.firstFrame() - 1).allReserves() > 0) {
                    assertFalse(turn.record().contains("+"), game::toString);
                }
            }
        }
    }

    @Test
    void whatIsCapturedFacedTheLastCowAndIsSownOnFromThere() {
        for (RandomGame game : RANDOM_GAMES) {
            List<Frame> frames = game.recording().frames();
            Layout layout = game.rules().layout();
            for (int i = 0; i < frames.size(); i++) {
                if (frames.get(i) instanceof Frame.Capture capture) {
                    Frame.Lap before = (Frame.Lap) frames.get(i - 1);
                    Frame.Lap after = (Frame.Lap) frames.get(i + 1);
                    int last = before.path()[before.path().length - 1];
                    Taken taken = capture.taken().get(0);
                    assertEquals(1, capture.taken().size(), game::toString);
                    assertEquals(layout.facing(last), taken.pit(), game::toString);
                    assertTrue(before.head().counts().seeds(last) > 1, game::toString);
                    assertEquals(taken.seeds(), capture.head().counts().hand(), game::toString);
                    assertEquals(taken.seeds(), after.path().length, game::toString);
                    assertEquals(last, after.path()[0], game::toString);
                    assertEquals(-1, after.lifted(), game::toString);
                }
            }
        }
    }

    @Test
    void cowsAreSownOnTheMoversSideAlone() {
        for (RandomGame game : RANDOM_GAMES) {
            for (Frame frame : game.recording().frames()) {
                if (frame instanceof Frame.Lap lap) {
                    for (int pit : lap.path()) {
                        assertEquals(lap.head().player(), game.rules().layout().owner(pit), game::toString);
                    }
                }
            }
        }
    }

    @Test
    void inPhaseTwoAnEmptyFrontRowEndsTheGameAtOnce() {
        for (RandomGame game : RANDOM_GAMES) {
            List<RecordedTurn> turns = game.recording().turns();
            for (RecordedTurn turn : turns) {
                Counts after = counts(game, turn.lastFrame());
                boolean someEmpty = front(game, after, Player.SOUTH) == 0 || front(game, after, Player.NORTH) == 0;
                if (after.allReserves() == 0 && someEmpty) {
                    assertEquals(turns.size(), turn.turn(), game::toString);
                    assertEquals(
                            Reason.FRONT_ROW_EMPTY, game.recording().outcome().reason(), game::toString);
                    Player winner = game.recording().outcome().winner().player();
                    boolean hasCows = front(game, after, winner) > 0;
                    assertTrue(hasCows || winner == turn.player(), game::toString);
                }
            }
        }
    }

    private static int front(RandomGame game, Counts counts, Player player) {
        return IntStream.of(game.rules().layout().row(player, Row.FRONT))
                .map(counts::seeds)
                .sum();
    }

    private static Counts counts(RandomGame game, int frame) {
        return game.recording().frames().get(frame).head().counts();
    }
}

package lapbylap.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lapbylap.engine.Game;
import lapbylap.engine.Moves;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Refused;
import lapbylap.engine.games.Games;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What holds in every game: random ones under every combination of option values. Each prints with its seed. */
class InvariantsTest {
    private static final int GAMES_EACH = 3;
    private static final List<RandomGame> RANDOM_GAMES = new ArrayList<>();

    @BeforeAll
    static void playThemAll() throws Exception {
        for (Game game : Games.all()) {
            RANDOM_GAMES.addAll(RandomGame.underEveryOption(game, GAMES_EACH));
        }
    }

    @AfterAll
    static void forgetThem() {
        RANDOM_GAMES.clear();
    }

    @Test
    void seedsAreConservedInEveryFrame() {
        for (RandomGame game : RANDOM_GAMES) {
            int all = game.rules().start().counts().total();
            for (Frame frame : game.recording().frames()) {
                assertEquals(all, frame.head().counts().total(), game::toString);
            }
        }
    }

    @Test
    void playingTheMovesAgainGivesTheSameRecording() throws Exception {
        for (RandomGame game : RANDOM_GAMES) {
            List<String> moves = MoveNotation.list(String.join(",", game.moves()));
            Recording again = Recorder.record(game.rules(), game.rules().start(), false, moves);
            assertEquals(RecordingText.of(game.recording()), RecordingText.of(again), game::toString);
        }
    }

    @Test
    void turnsCoverTheirFramesWithoutAGap() {
        for (RandomGame game : RANDOM_GAMES) {
            List<Frame> frames = game.recording().frames();
            int next = 1;
            for (RecordedTurn turn : game.recording().turns()) {
                assertEquals(next, turn.firstFrame(), game::toString);
                for (Frame frame : frames.subList(turn.firstFrame(), turn.lastFrame() + 1)) {
                    assertEquals(turn.turn(), frame.head().turn(), game::toString);
                    assertEquals(turn.player(), frame.head().player(), game::toString);
                }
                next = turn.lastFrame() + 1;
            }
            List<String> nobodys = frames.subList(next, frames.size()).stream()
                    .map(Frame::kind)
                    .toList();
            boolean swept = nobodys.contains("sweep");
            List<String> ending = swept ? List.of("sweep", "result") : List.of("result");
            assertEquals(game.recording().outcome() == null ? List.of() : ending, nobodys, game::toString);
            assertEquals("start", frames.get(0).kind(), game::toString);
        }
    }

    @Test
    void clausesOfAFrameAreTheGamesInItsOrderNoneTwice() {
        for (RandomGame game : RANDOM_GAMES) {
            for (Frame frame : game.recording().frames()) {
                List<String> clauses = frame.head().clauses();
                assertEquals(game.rules().game().inOrder(clauses), clauses, game::toString);
                assertFalse(clauses.isEmpty(), game::toString);
            }
        }
    }

    @Test
    void turningTheBoardRoundTurnsTheRecordingRound() throws Exception {
        for (RandomGame game : RANDOM_GAMES) {
            for (Recording recording : List.of(game.recording(), game.secondHalf())) {
                Recording turned = Recorder.record(
                        game.rules(),
                        Turned.position(recording.start()),
                        recording.fromSetUp(),
                        Turned.moves(recording));
                assertEquals(RecordingText.of(Turned.recording(recording)), RecordingText.of(turned), game::toString);
            }
        }
    }

    /** A position with opening turns left is read as one without, unless it is the start. */
    @Test
    void positionsAreReadAsWritten() throws Exception {
        for (RandomGame game : RANDOM_GAMES) {
            var layout = game.rules().layout();
            for (Position position : game.positions()) {
                if (position.openingTurns() == 0 || position.equals(game.rules().start())) {
                    String word = PositionNotation.write(layout, position);
                    var written = PositionNotation.read(word, layout.rows());
                    Position read = game.rules().position(PositionNotation.onBoard(layout, written));
                    assertEquals(position, read, game::toString);
                }
            }
        }
    }

    @Test
    void gameRecordsAreReadAsWritten() throws Exception {
        for (RandomGame game : RANDOM_GAMES) {
            for (Recording recording : List.of(game.recording(), game.secondHalf())) {
                Recording read = GameRecord.read(GameRecord.write(recording));
                assertEquals(RecordingText.of(recording), RecordingText.of(read), game::toString);
                assertEquals(recording.start(), read.start(), game::toString);
                assertEquals(recording.fromSetUp(), read.fromSetUp(), game::toString);
            }
        }
    }

    @Test
    void everyOccupiedPitIsEitherLegalOrEndless() {
        for (RandomGame game : RANDOM_GAMES) {
            for (int i = 0; i < game.positions().size(); i++) {
                Position position = game.positions().get(i);
                Moves moves = game.possible().get(i);
                List<Integer> all = new ArrayList<>(moves.legal());
                moves.endless().forEach(endless -> all.add(endless.pit()));
                int first = game.rules().layout().firstPit(position.mover());
                assertEquals(
                        IntStream.range(first, first + game.rules().layout().size() / 2)
                                .filter(pit -> position.seeds(pit) > 0)
                                .boxed()
                                .toList(),
                        all.stream().sorted().toList(),
                        game::toString);
            }
        }
    }

    @Test
    void legalMovesCanBePlayedAndEndlessOnesCannot() throws Exception {
        for (RandomGame game : RANDOM_GAMES) {
            for (int i = 0; i < game.positions().size(); i++) {
                Position position = game.positions().get(i);
                if (new Playthrough(game.rules(), position).decided()) {
                    continue;
                }
                for (int pit : game.possible().get(i).legal()) {
                    Playthrough silent = new Playthrough(game.rules(), position);
                    silent.play(pit, null);
                    Playthrough told = new Playthrough(game.rules(), position);
                    assertEquals(silent.position(), told.turn(pit).after(), game::toString);
                    assertEquals(position.mover().other(), told.mover(), game::toString);
                }
                for (Moves.Endless endless : game.possible().get(i).endless()) {
                    Playthrough playthrough = new Playthrough(game.rules(), position);
                    Refused refused =
                            assertThrows(Refused.class, () -> playthrough.turn(endless.pit()), game::toString);
                    assertEquals("endless", refused.clause(), game::toString);
                }
            }
        }
    }
}

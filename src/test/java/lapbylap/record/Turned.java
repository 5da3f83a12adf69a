package lapbylap.record;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Moves;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Position;
import lapbylap.engine.Taken;
import lapbylap.engine.Winner;

/** The board turned round: what was South's is North's, the mover included. */
final class Turned {
    private final Layout layout;

    private Turned(Layout layout) {
        this.layout = layout;
    }

    static Recording recording(Recording recording) {
        Turned turned = new Turned(recording.rules().layout());
        return new Recording(
                recording.rules(),
                position(recording.start()),
                recording.fromSetUp(),
                recording.frames().stream().map(turned::frame).toList(),
                recording.turns().stream().map(turned::turn).toList(),
                position(recording.position()),
                turned.moves(recording.moves()),
                recording.outcome() == null ? null : outcome(recording.outcome()));
    }

    /** The names of the moves that do the same on the turned board. */
    static List<String> moves(Recording recording) {
        Turned turned = new Turned(recording.rules().layout());
        return recording.turns().stream().map(turn -> turned.name(turn.move())).toList();
    }

    static Position position(Position position) {
        return new Position(counts(position.counts()), position.mover().other(), position.openingTurns());
    }

    private static Counts counts(Counts counts) {
        int[] board = counts.board();
        int[] turned = IntStream.range(0, board.length)
                .map(i -> board[(i + board.length / 2) % board.length])
                .toArray();
        int[] captured = {counts.captured(Player.NORTH), counts.captured(Player.SOUTH)};
        int[] reserve = {counts.reserve(Player.NORTH), counts.reserve(Player.SOUTH)};
        return new Counts(turned, captured, reserve, counts.hand());
    }

    private static Outcome outcome(Outcome outcome) {
        Player winner = outcome.winner().player();
        return new Outcome(
                winner == null ? Winner.DRAW : Winner.of(winner.other()),
                outcome.reason(),
                outcome.northScore(),
                outcome.southScore());
    }

    private int pit(int pit) {
        return pit < 0 ? pit : (pit + layout.size() / 2) % layout.size();
    }

    private String name(String name) {
        return layout.name(pit(layout.indexOf(name)));
    }

    private Frame frame(Frame frame) {
        Frame.Head before = frame.head();
        Frame.Head head = new Frame.Head(
                before.turn(),
                before.player() == null ? null : before.player().other(),
                counts(before.counts()),
                before.clauses());
        if (frame instanceof Frame.Introduce introduce) {
            return new Frame.Introduce(head, pit(introduce.pit()));
        }
        if (frame instanceof Frame.Lap lap) {
            int[] path = IntStream.of(lap.path()).map(this::pit).toArray();
            return new Frame.Lap(head, lap.lap(), pit(lap.lifted()), path, lap.ends());
        }
        if (frame instanceof Frame.Capture capture) {
            return new Frame.Capture(head, taken(capture.taken()), capture.toHand());
        }
        if (frame instanceof Frame.Phase) {
            return new Frame.Phase(head);
        }
        if (frame instanceof Frame.Sweep sweep) {
            List<Taken> inOrder = taken(sweep.taken()).stream()
                    .sorted(Comparator.comparing(Taken::pit))
                    .toList();
            return new Frame.Sweep(head, inOrder, sweep.toNorth(), sweep.toSouth());
        }
        return frame instanceof Frame.Result result
                ? new Frame.Result(head, outcome(result.outcome()))
                : new Frame.Start(head);
    }

    private List<Taken> taken(List<Taken> taken) {
        return taken.stream().map(one -> new Taken(pit(one.pit()), one.seeds())).toList();
    }

    private RecordedTurn turn(RecordedTurn turn) {
        String move = name(turn.move());
        String marks = turn.record().substring(turn.move().length());
        return new RecordedTurn(
                turn.turn(), turn.player().other(), move, move + marks, turn.firstFrame(), turn.lastFrame());
    }

    private Moves moves(Moves moves) {
        return new Moves(
                moves.legal().stream().map(this::pit).toList(),
                moves.endless().stream()
                        .map(endless -> new Moves.Endless(pit(endless.pit()), endless.period()))
                        .toList());
    }
}

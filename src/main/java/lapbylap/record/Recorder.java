package lapbylap.record;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Fault;
import lapbylap.engine.Malformed;
import lapbylap.engine.Moves;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Refused;
import lapbylap.engine.Rules;
import lapbylap.engine.Settlement;
import lapbylap.engine.Step;
import lapbylap.engine.Turn;

/**
 * Plays moves and records them as frames.
 *
 * <pre>{@code
 * Recording recording = Recorder.record(rules, rules.start(), false, List.of("C", "f", "A"));
 * }</pre>
 */
public final class Recorder {
    /** A recording with more frames than this is refused (clause {@code endless}). */
    public static final int MOST_FRAMES = 50_000;

    private final Rules rules;
    private final Playthrough playthrough;
    private final List<Frame> frames = new ArrayList<>();
    private final List<RecordedTurn> turns = new ArrayList<>();

    private Recorder(Rules rules, Position start) {
        this.rules = rules;
        playthrough = new Playthrough(rules, start);
        frames.add(new Frame.Start(new Frame.Head(0, null, start.counts(), List.of("setup"))));
    }

    /**
     * Records a game.
     *
     * @param start the position to begin with
     * @param fromSetUp whether that position was given, rather than being the start of the game
     * @param moves names of the pits chosen, in order
     * @throws Malformed if a name is no pit of this board
     * @throws Refused with the number of the move that the rules do not allow
     */
    public static Recording record(Rules rules, Position start, boolean fromSetUp, List<String> moves)
            throws Malformed, Refused {
        int[] pits = new int[moves.size()];
        for (int i = 0; i < pits.length; i++) {
            pits[i] = MoveNotation.pit(rules.layout(), moves.get(i), i + 1);
        }
        Recorder recorder = new Recorder(rules, start);
        int move = 0;
        try {
            for (int pit : pits) {
                move++;
                recorder.play(pit);
            }
            return recorder.finish(start, fromSetUp);
        } catch (Refused refused) {
            throw refused.atMove(move);
        }
    }

    private void play(int pit) throws Refused {
        Turn turn = playthrough.turn(pit);
        int number = turns.size() + 1;
        Player player = turn.before().mover();
        int first = frames.size();
        for (Step step : turn.steps()) {
            frames.add(frame(step, new Frame.Head(number, player, step.after(), step.clauses())));
        }
        if (turn.broughtLastSeedIn() && playthrough.settlement() == null) {
            frames.add(
                    new Frame.Phase(new Frame.Head(number, player, turn.after().counts(), List.of("phase-two"))));
        }
        checkFrames();
        String move = rules.layout().name(pit);
        String marked = move + MoveNotation.marks(turn);
        turns.add(new RecordedTurn(number, player, move, marked, first, frames.size() - 1));
    }

    private void checkFrames() throws Refused {
        if (frames.size() > MOST_FRAMES) {
            throw Refused.by("endless", Fault.TOO_MANY_FRAMES).with("most", MOST_FRAMES);
        }
    }

    private static Frame frame(Step step, Frame.Head head) {
        if (step instanceof Step.Introduction introduction) {
            return new Frame.Introduce(head, introduction.pit());
        }
        if (step instanceof Step.Lap lap) {
            return new Frame.Lap(
                    head, lap.number(), lap.lifted(), lap.path(), lap.end().kind());
        }
        Step.Capture capture = (Step.Capture) step;
        return new Frame.Capture(head, capture.taken(), capture.toHand());
    }

    private Recording finish(Position start, boolean fromSetUp) throws Refused {
        Settlement end = playthrough.settlement();
        Moves moves = playthrough.moves();
        if (end == null) {
            return new Recording(rules, start, fromSetUp, frames, turns, playthrough.position(), moves, null);
        }
        addEnding(end);
        checkFrames();
        // endless moves are still told: they may be why the game ended
        Moves none = new Moves(List.of(), moves.endless());
        return new Recording(rules, start, fromSetUp, frames, turns, end.after(), none, end.outcome());
    }

    private void addEnding(Settlement end) {
        Outcome outcome = end.outcome();
        String reason = outcome.reason().clause();
        Counts after = end.after().counts();
        if (!end.swept().isEmpty()) {
            String clause = reason.equals("repetition") ? "repetition" : "sweep";
            frames.add(new Frame.Sweep(
                    new Frame.Head(turns.size(), null, after, List.of(clause)),
                    end.swept(),
                    end.toSouth(),
                    end.toNorth()));
        }
        List<String> clauses = rules.game().inOrder(List.of(reason, "most-seeds"));
        frames.add(new Frame.Result(new Frame.Head(turns.size(), null, after, clauses), outcome));
    }
}

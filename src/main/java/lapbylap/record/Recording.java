package lapbylap.record;

import java.util.List;
import lapbylap.engine.Moves;
import lapbylap.engine.Outcome;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;

/**
 * A game, or a part of one, frame by frame.
 *
 * @param rules the rules it was played by
 * @param start the position it began with
 * @param fromSetUp whether that position was given, rather than being the start of the game
 * @param frames its frames; the first one is a {@link Frame.Start}
 * @param turns its turns
 * @param position the position it ends with, after a sweep if there was one
 * @param moves what the next player may do; no legal moves if the game is over
 * @param outcome the end of the game, or null if it goes on
 */
public record Recording(
        Rules rules,
        Position start,
        boolean fromSetUp,
        List<Frame> frames,
        List<RecordedTurn> turns,
        Position position,
        Moves moves,
        Outcome outcome) {

    public Recording {
        frames = List.copyOf(frames);
        turns = List.copyOf(turns);
    }

    /** The game as it stands after its last turn, to be played on. */
    public Playthrough playthrough() {
        Playthrough playthrough = new Playthrough(rules, start);
        for (RecordedTurn turn : turns) {
            playthrough.play(rules.layout().indexOf(turn.move()), null);
        }
        return playthrough;
    }
}

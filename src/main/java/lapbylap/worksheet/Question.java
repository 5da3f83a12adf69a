package lapbylap.worksheet;

import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Player;
import lapbylap.record.Frame;
import lapbylap.record.Recording;

/**
 * A question about a game.
 *
 * @param kind what is asked
 * @param moves the game so far: names of pits
 * @param recording a recording of them
 * @param frame index of the frame of the lap that is asked about; for a question about a position, of the last frame
 * @param choices what each legal move captures, in board order; empty unless moves are to be compared
 * @param rest one way to play the game on to its end, recorded from its start; null unless that is asked
 */
public record Question(
        QuestionKind kind, List<String> moves, Recording recording, int frame, List<Choice> choices, Recording rest) {

    /**
     * A legal move.
     *
     * @param pit board index
     * @param captured seeds that it captures
     */
    public record Choice(int pit, int captured) {}

    public Question {
        moves = List.copyOf(moves);
        choices = List.copyOf(choices);
    }

    /** The lap asked about. */
    public Frame.Lap lap() {
        return (Frame.Lap) recording.frames().get(frame);
    }

    /** The board before what is asked about. */
    public Counts before() {
        return recording.frames().get(kind.ofLap() ? frame - 1 : frame).head().counts();
    }

    /** Whose turn it is. */
    public Player player() {
        return kind.ofLap() ? lap().head().player() : recording.position().mover();
    }

    /** The pit in which the last seed of the lap falls. */
    public int lastPit() {
        int[] path = lap().path();
        return path[path.length - 1];
    }

    /** The moves that capture most. */
    public List<Choice> best() {
        int most = choices.stream().mapToInt(Choice::captured).max().orElse(0);
        return choices.stream().filter(choice -> choice.captured() == most).toList();
    }

    /** Two questions with the same board, player and pit would be the same to whoever answers them. */
    String sameness() {
        StringBuilder text = new StringBuilder(player().id());
        for (int seeds : before().board()) {
            text.append(' ').append(seeds);
        }
        return text.append(kind.ofLap() ? "/" + lap().lifted() : "").toString();
    }
}

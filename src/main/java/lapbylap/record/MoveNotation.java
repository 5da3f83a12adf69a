package lapbylap.record;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Layout;
import lapbylap.engine.Malformed;
import lapbylap.engine.Pit;
import lapbylap.engine.Step;
import lapbylap.engine.Turn;

/**
 * How moves are written: the name of the pit, a list as {@code C,f,A}, and marks in game records, as in {@code C+5}.
 */
public final class MoveNotation {
    private MoveNotation() {}

    /** The moves of a list such as {@code C,f,A}; none if it is empty. Names are not looked up yet. */
    public static List<String> list(String text) {
        List<String> moves = new ArrayList<>();
        int from = 0;
        while (!text.isEmpty() && from <= text.length()) {
            int comma = text.indexOf(',', from);
            int to = comma < 0 ? text.length() : comma;
            moves.add(text.substring(from, to));
            from = to + 1;
        }
        return moves;
    }

    /**
     * The board index of the pit with this name.
     *
     * @param number the number of the move in its list, from 1, for the message
     * @throws Malformed if the board has no such pit
     */
    public static int pit(Layout layout, String name, int number) throws Malformed {
        int pit = layout.indexOf(name);
        if (pit < 0) {
            List<Pit> pits = layout.pits();
            int half = pits.size() / 2;
            List<String> accepted = List.of(
                    pits.get(0).name(),
                    pits.get(half - 1).name(),
                    pits.get(half).name(),
                    pits.get(2 * half - 1).name());
            throw Malformed.of(Fault.UNKNOWN_PIT)
                    .with("move", number)
                    .with("pit", name)
                    .with("firstSouth", accepted.get(0))
                    .with("lastSouth", accepted.get(1))
                    .with("firstNorth", accepted.get(2))
                    .with("lastNorth", accepted.get(3));
        }
        return pit;
    }

    /** The marks of a turn: {@code *} if a reserve seed was put in, {@code +n} for each capture of n seeds. */
    public static String marks(Turn turn) {
        StringBuilder marks = new StringBuilder();
        for (Step step : turn.steps()) {
            if (step instanceof Step.Introduction) {
                marks.append('*');
            } else if (step instanceof Step.Capture capture) {
                marks.append('+').append(capture.seeds());
            }
        }
        return marks.toString();
    }
}

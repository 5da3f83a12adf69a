package lapbylap.record;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Fault;
import lapbylap.engine.Layout;
import lapbylap.engine.Malformed;
import lapbylap.engine.Player;
import lapbylap.engine.Row;
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
            throw Malformed.of(Fault.UNKNOWN_PIT)
                    .with("move", number)
                    .with("pit", name)
                    .with("firstSouth", first(layout, Player.SOUTH))
                    .with("lastSouth", last(layout, Player.SOUTH))
                    .with("firstNorth", first(layout, Player.NORTH))
                    .with("lastNorth", last(layout, Player.NORTH));
        }
        return pit;
    }

    private static String first(Layout layout, Player owner) {
        return layout.name(layout.firstPit(owner));
    }

    /** The last of a player's names, which in a four-row game is not the last pit in which is sown. */
    private static String last(Layout layout, Player owner) {
        int[] row = layout.row(owner, layout.rows() == 4 ? Row.BACK : Row.FRONT);
        return layout.name(row[row.length - 1]);
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

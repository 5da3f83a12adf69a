package lapbylap.engine.games;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Clause;

/** The clauses that the two-row games have in common. Each game says the ones in which they differ. */
final class TwoRowFamily {
    static final Clause BOARD = Clause.documented("board").disputed();
    static final Clause SETUP = Clause.documented("setup").disputed();
    static final Clause SOW = Clause.documented("sow");
    static final Clause ORIGIN_PIT = Clause.inferred("origin-pit");

    private TwoRowFamily() {}

    /** All clauses in the order in which they are told; {@code last} follow those that every game has. */
    static List<Clause> clauses(Clause sow, Clause emptyOpposite, Clause noMove, Clause sweep, Clause... last) {
        List<Clause> clauses = new ArrayList<>(List.of(
                BOARD,
                SETUP,
                Clause.documented("lift"),
                sow,
                ORIGIN_PIT,
                Clause.documented("relay"),
                Clause.documented("stop"),
                Clause.documented("capture"),
                Clause.documented("capture-own"),
                emptyOpposite,
                Clause.modern("endless"),
                noMove,
                sweep,
                Clause.modern("repetition"),
                Clause.documented("most-seeds")));
        clauses.addAll(List.of(last));
        return List.copyOf(clauses);
    }
}

package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.TwoRowRules;

/**
 * Cross-Endodoi, a modern game by W. Daniel Troyka, 2002.
 *
 * <p>The rules are those of {@link EnDodoi} on two rows of six pits ({@code board}), but for the direction of sowing:
 * an odd handful is sown clockwise, an even one counterclockwise, decided anew at each lap by all the seeds lifted
 * ({@code sow-parity}). Nothing else changes, the capture least of all. Three to six seeds a pit ({@code setup}). What
 * is a choice in En Dodoi is none here: the pit that a lap lifted is sown like any other ({@code origin-pit}), and
 * opposite an empty pit nothing is captured ({@code empty-opposite}).
 */
public final class CrossEndodoi implements Game {
    private static final List<Clause> CLAUSES = TwoRowFamily.clauses(
            Clause.documented("sow-parity"),
            Clause.documented("empty-opposite"),
            Clause.documented("no-move"),
            Clause.documented("sweep"));

    private static final List<Option> OPTIONS = List.of(Option.ofNumbers("seeds", TwoRowFamily.SETUP, 3, 6, 4));

    @Override
    public String id() {
        return "cross-endodoi";
    }

    @Override
    public String name() {
        return "Cross-Endodoi";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Clause> clauses() {
        return CLAUSES;
    }

    @Override
    public Rules rules(Options options) {
        return new TwoRowRules(this, options, new TwoRowRules.Choices(6, options.number("seeds"), false, false, true));
    }
}

package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.TwoRowRules;

/**
 * En Gehé, played by teams on holes dug in the ground.
 *
 * <p>The rules are those of {@link EnDodoi} on two rows of 40 to 50 pits ({@code board}) with four seeds in each
 * ({@code setup}). What is a choice there is none here: the pit that a lap lifted is sown like any other
 * ({@code origin-pit}), and opposite an empty pit nothing is captured ({@code empty-opposite}), since the capturing
 * seed is said to be taken only if something is captured. A team that cannot move ends the game ({@code no-move}), and
 * the rest goes to the other ({@code sweep}).
 */
public final class EnGehe implements Game {
    private static final List<Clause> CLAUSES = TwoRowFamily.clauses(
            TwoRowFamily.SOW,
            Clause.documented("empty-opposite"),
            Clause.documented("no-move"),
            Clause.documented("sweep"));

    private static final List<Option> OPTIONS = List.of(Option.ofNumbers("pits", TwoRowFamily.BOARD, 40, 50, 40));

    @Override
    public String id() {
        return "en-gehe";
    }

    @Override
    public String name() {
        return "En Gehé";
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
        return new TwoRowRules(this, options, new TwoRowRules.Choices(options.number("pits"), 4, false, false, false));
    }
}

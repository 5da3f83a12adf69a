package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.TwoRowRules;

/**
 * En Dodoi, recorded among Maasai in 1904.
 *
 * <p>Two rows of 6 to 10 pits, one a player ({@code board}), with the same number of seeds in each, four unless chosen
 * otherwise; South moves first ({@code setup}). The mover lifts all seeds of one own pit, single seeds too
 * ({@code lift}), and sows them one by one counterclockwise round both rows ({@code sow}). A handful long enough to
 * come round is sown into the pit that it was lifted from like into any other, or leaves it out: an option
 * ({@code origin-pit}). If the last seed falls in an occupied pit on either side, that pit is lifted and sown on
 * ({@code relay}); in an empty one sowing ends ({@code stop}). Where that empty pit is the mover's own and the opposite
 * pit holds seeds, they are captured ({@code capture}), and with them the seed that made the capture
 * ({@code capture-own}); where the opposite pit is empty, nothing happens, or the own seed alone is taken: an option
 * ({@code empty-opposite}). A move that would not end within 10,000 laps may not be chosen ({@code endless}).
 *
 * <p>The game ends when the player to move has no move ({@code no-move}): what is left goes to the other, who moved
 * last ({@code sweep}). When a position comes up for the third time with the same player to move, it ends too, and each
 * takes the seeds of the own row ({@code repetition}). More captured seeds win, equal numbers are a draw
 * ({@code most-seeds}). Games are played one after another to an agreed number of wins ({@code series}).
 */
public final class EnDodoi implements Game {
    private static final Clause EMPTY_OPPOSITE =
            Clause.inferred("empty-opposite").disputed();

    private static final List<Clause> CLAUSES = TwoRowFamily.clauses(
            TwoRowFamily.SOW,
            EMPTY_OPPOSITE,
            Clause.inferred("no-move"),
            Clause.inferred("sweep").disputed(),
            Clause.documented("series"));

    private static final List<Option> OPTIONS = List.of(
            Option.ofNumbers("pits", TwoRowFamily.BOARD, 6, 10, 6),
            Option.ofNumbers("seeds", TwoRowFamily.SETUP, 3, 6, 4),
            Option.ofWords("empty-opposite", EMPTY_OPPOSITE, "nothing", "own-seed"),
            Option.ofWords("origin-pit", TwoRowFamily.ORIGIN_PIT, "sown", "skipped"));

    @Override
    public String id() {
        return "en-dodoi";
    }

    @Override
    public String name() {
        return "En Dodoi";
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
        boolean takesOwnSeedAlone = options.value("empty-opposite").equals("own-seed");
        boolean skipsOrigin = options.value("origin-pit").equals("skipped");
        return new TwoRowRules(
                this,
                options,
                new TwoRowRules.Choices(
                        options.number("pits"), options.number("seeds"), takesOwnSeedAlone, skipsOrigin, false));
    }
}

package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import lapbylap.engine.Step;

/**
 * Every legal move of a position, tried out.
 *
 * @param choices what each captures, in board order
 * @param sown seeds that whoever tries them all out by hand has to sow
 */
record Trials(List<Question.Choice> choices, int sown) {
    /** A move too few that captures counts as much as so many seeds too many. */
    private static final int MISSING_CAPTURE = 60;

    static Trials of(Rules rules, Position position) {
        Playthrough trial = new Playthrough(rules, position);
        int[] occupied = new int[rules.layout().size()];
        int count = trial.occupied(occupied);
        List<Question.Choice> choices = new ArrayList<>();
        Tally all = new Tally();
        for (int i = 0; i < count; i++) {
            trial.restart(position);
            Tally tally = new Tally();
            // a move that never ends is no choice
            if (trial.play(occupied[i], tally::add) > 0) {
                choices.add(new Question.Choice(occupied[i], tally.captured));
                all.sown += tally.sown;
            }
        }
        return new Trials(List.copyOf(choices), all.sown);
    }

    /** The first of the moves that capture most. */
    Question.Choice best() {
        Question.Choice best = choices.get(0);
        for (Question.Choice choice : choices) {
            best = choice.captured() > best.captured() ? choice : best;
        }
        return best;
    }

    /** Whether some move captures more than any other. */
    boolean oneIsBest() {
        if (choices.size() < 2 || best().captured() == 0) {
            return false;
        }
        return choices.stream()
                        .filter(choice -> choice.captured() == best().captured())
                        .count()
                == 1;
    }

    /** How far they are from what a level asks for; 0 if they suit it. */
    int off(Level level) {
        int capturing =
                (int) choices.stream().filter(choice -> choice.captured() > 0).count();
        return level.trials().off(sown) + MISSING_CAPTURE * Math.max(0, level.capturing() - capturing);
    }

    private static final class Tally {
        private int captured;
        private int sown;

        void add(Step step) {
            if (step instanceof Step.Lap lap) {
                sown += lap.seeds();
            } else if (step instanceof Step.Capture capture) {
                captured += capture.seeds();
            }
        }
    }
}

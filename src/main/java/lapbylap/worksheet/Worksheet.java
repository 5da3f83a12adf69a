package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import lapbylap.engine.Rules;

/**
 * The questions of one sheet, taken from games whose moves are drawn at random. The same rules, kinds, level, number
 * and seed always give the same questions, and no two of a sheet are alike.
 *
 * <p>How much is drawn is bounded by counting, never by a clock. Where nothing that suits the level was found, what
 * comes nearest is taken.
 */
public final class Worksheet {
    /** Most questions of one sheet. */
    public static final int MOST_QUESTIONS = 12;

    /** Levels there are, from 1. */
    public static final int MOST_LEVEL = Level.MOST;

    private Worksheet() {}

    /**
     * Makes a sheet.
     *
     * @param kinds what may be asked, taken by turns; at least one
     * @param level from 1 to {@link #MOST_LEVEL}
     * @param number how many questions, from 1 to {@link #MOST_QUESTIONS}
     * @param seed what positions are drawn from
     */
    public static List<Question> questions(Rules rules, List<QuestionKind> kinds, int level, int number, long seed) {
        if (kinds.isEmpty() || number < 1 || number > MOST_QUESTIONS) {
            throw new IllegalArgumentException(kinds + ", " + number + " questions");
        }
        SplittableRandom random = new SplittableRandom(seed);
        LapQuestions ofLaps = new LapQuestions(rules, Level.of(level), random);
        PositionQuestions ofPositions = new PositionQuestions(rules, Level.of(level), random);
        Set<String> asked = new HashSet<>();
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            QuestionKind kind = kinds.get(i % kinds.size());
            int round = i / kinds.size();
            Question question = kind.ofLap() ? ofLaps.question(kind, round, asked) : ofPositions.question(kind, asked);
            asked.add(question.sameness());
            questions.add(question);
        }
        return questions;
    }
}

package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import lapbylap.engine.LapEnd;
import lapbylap.engine.Malformed;
import lapbylap.engine.Refused;
import lapbylap.engine.Rules;
import lapbylap.record.Frame;
import lapbylap.record.Recorder;
import lapbylap.record.Recording;

/**
 * The questions of one sheet, taken from games whose moves are drawn at random. The same rules, kinds, level, number
 * and seed always give the same questions, and no two of a sheet are alike.
 */
public final class Worksheet {
    /** Most questions of one sheet. */
    public static final int MOST_QUESTIONS = 12;

    /** So many games are looked through for one question before the next easier level is taken too. */
    private static final int TRIES = 60;

    private static final int LONGEST_REST = 400;
    private static final List<LapEnd.Kind> ENDINGS = List.of(LapEnd.Kind.RELAY, LapEnd.Kind.CAPTURE, LapEnd.Kind.STOP);

    private final Rules rules;
    private final SplittableRandom random;
    private final Set<String> asked = new HashSet<>();

    private Worksheet(Rules rules, long seed) {
        this.rules = rules;
        random = new SplittableRandom(seed);
    }

    /**
     * Makes a sheet.
     *
     * @param kinds what may be asked, taken by turns; at least one
     * @param level from 1 to 3
     * @param number how many questions, from 1 to {@link #MOST_QUESTIONS}. A sheet has fewer if so many different ones
     *     were not found
     * @param seed what positions are drawn from
     */
    public static List<Question> questions(Rules rules, List<QuestionKind> kinds, int level, int number, long seed) {
        if (kinds.isEmpty() || number < 1 || number > MOST_QUESTIONS) {
            throw new IllegalArgumentException(kinds + ", " + number + " questions");
        }
        Worksheet sheet = new Worksheet(rules, seed);
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            Question question = sheet.question(kinds.get(i % kinds.size()), Level.of(level), i / kinds.size());
            if (question != null) {
                questions.add(question);
            }
        }
        return questions;
    }

    /** A question that was not asked yet, or null if none was found. */
    private Question question(QuestionKind kind, Level level, int round) {
        try {
            for (int attempt = 0; attempt < TRIES; attempt++) {
                // a wish for an ending is given up in time: some games hardly ever grant one
                LapEnd.Kind ending = attempt < TRIES / 2 ? ENDINGS.get(round % ENDINGS.size()) : null;
                Question question = kind.ofLap() ? ofLap(kind, level, ending) : ofPosition(kind, level);
                if (question != null && asked.add(question.sameness())) {
                    return question;
                }
            }
            return null;
        } catch (Refused | Malformed impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private DrawnGame game() throws Refused {
        DrawnGame game = new DrawnGame(rules);
        game.play(1 + random.nextInt(2 * rules.layout().size()), random);
        return game;
    }

    private Question ofLap(QuestionKind kind, Level level, LapEnd.Kind ending) throws Refused, Malformed {
        DrawnGame game = game();
        Recording recording = Recorder.record(rules, rules.start(), false, game.moves());
        List<Integer> fitting = new ArrayList<>();
        for (int i = 1; i < recording.frames().size(); i++) {
            if (recording.frames().get(i) instanceof Frame.Lap lap
                    && lap.lifted() >= 0
                    && level.suits(lap.path().length)
                    && (kind != QuestionKind.ENDING || ending == null || lap.ends() == ending)) {
                fitting.add(i);
            }
        }
        if (fitting.isEmpty()) {
            return null;
        }
        int frame = fitting.get(random.nextInt(fitting.size()));
        int turn = recording.frames().get(frame).head().turn();
        return new Question(kind, game.moves().subList(0, turn), recording, frame, List.of(), null);
    }

    private Question ofPosition(QuestionKind kind, Level level) throws Refused, Malformed {
        DrawnGame game = game();
        if (game.playthrough().settlement() != null) {
            return null;
        }
        Recording recording = Recorder.record(rules, rules.start(), false, game.moves());
        int frame = recording.frames().size() - 1;
        List<String> moves = List.copyOf(game.moves());
        if (kind == QuestionKind.MOST) {
            List<Question.Choice> choices = game.choices(level.mostLaps());
            Question question = new Question(kind, moves, recording, frame, choices, null);
            boolean clear = choices.size() > 1 && question.best().size() == 1;
            return clear && question.best().get(0).captured() > 0 ? question : null;
        }
        int seeds = 0;
        for (int count : recording.position().counts().board()) {
            seeds += count;
        }
        if (seeds * 100L > (long) rules.start().counts().total() * level.mostOnBoard()) {
            return null;
        }
        List<Question.Choice> choices = game.choices();
        game.playOn(LONGEST_REST);
        Recording rest = Recorder.record(rules, rules.start(), false, game.moves());
        return rest.outcome() == null ? null : new Question(kind, moves, recording, frame, choices, rest);
    }
}

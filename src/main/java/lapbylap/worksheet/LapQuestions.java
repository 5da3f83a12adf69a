package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import lapbylap.engine.InputException;
import lapbylap.engine.LapEnd;
import lapbylap.engine.Rules;
import lapbylap.record.Frame;
import lapbylap.record.Recorder;
import lapbylap.record.Recording;

/** Finds questions about one lap. */
final class LapQuestions {
    /** Games looked through while a wish is held to. */
    private static final int TRIES = 30;

    private static final List<LapEnd.Kind> ENDINGS = List.of(LapEnd.Kind.RELAY, LapEnd.Kind.CAPTURE, LapEnd.Kind.STOP);

    private final Rules rules;
    private final Level level;
    private final SplittableRandom random;

    LapQuestions(Rules rules, Level level, SplittableRandom random) {
        this.rules = rules;
        this.level = level;
        this.random = random;
    }

    /**
     * A question that was not asked yet.
     *
     * @param round how many questions of its kind there were: endings are asked for by turns
     */
    Question question(QuestionKind kind, int round, Set<String> asked) {
        LapEnd.Kind wish = kind == QuestionKind.ENDING ? ENDINGS.get(round % ENDINGS.size()) : null;
        Question nearest = null;
        int distance = Integer.MAX_VALUE;
        for (int attempt = 0; nearest == null || attempt < 2 * TRIES && distance > 0; attempt++) {
            // some rules hardly ever grant a wish, so it is given up in time
            LapEnd.Kind ending = attempt < TRIES ? wish : null;
            for (Question question : candidates(kind, ending)) {
                int off = level.lap().off(question.lap().path().length);
                if (off < distance && !asked.contains(question.sameness())) {
                    nearest = question;
                    distance = off;
                }
            }
        }
        return nearest;
    }

    /** The laps of a newly drawn game, in an order drawn too. */
    private List<Question> candidates(QuestionKind kind, LapEnd.Kind ending) {
        DrawnGame game = new DrawnGame(
                rules, random, 1 + random.nextInt(2 * rules.layout().size()));
        Recording recording = record(game);
        List<Question> candidates = new ArrayList<>();
        for (int i = 1; i < recording.frames().size(); i++) {
            Frame frame = recording.frames().get(i);
            if (frame instanceof Frame.Lap lap
                    && lap.lifted() >= 0
                    && lap.path().length > 1
                    && (ending == null || lap.ends() == ending)) {
                List<String> moves = game.moves(frame.head().turn());
                Question question = new Question(kind, moves, recording, i, List.of(), null);
                candidates.add(random.nextInt(candidates.size() + 1), question);
            }
        }
        return candidates;
    }

    private Recording record(DrawnGame game) {
        try {
            return Recorder.record(rules, rules.start(), false, game.moves(game.turns()));
        } catch (InputException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import lapbylap.engine.InputException;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Rules;
import lapbylap.record.Recorder;
import lapbylap.record.Recording;

/** Finds questions about a position. */
final class PositionQuestions {
    /** Positions looked at for one question about moves. */
    private static final int TRIES = 16;

    /** Longer games than this are left unfinished. */
    private static final int MOST_TURNS = 400;

    private final Rules rules;
    private final Level level;
    private final SplittableRandom random;

    PositionQuestions(Rules rules, Level level, SplittableRandom random) {
        this.rules = rules;
        this.level = level;
        this.random = random;
    }

    /** A question that was not asked yet. */
    Question question(QuestionKind kind, Set<String> asked) {
        return kind == QuestionKind.MOST ? most(asked) : playOn(asked);
    }

    private Question most(Set<String> asked) {
        Question nearest = null;
        int distance = Integer.MAX_VALUE;
        for (int attempt = 0; nearest == null || attempt < TRIES && distance > 0; attempt++) {
            DrawnGame game = new DrawnGame(rules, random, MOST_TURNS);
            int turns = random.nextInt(game.turns());
            Trials trials = Trials.of(rules, game.after(turns).position());
            int off = trials.off(level);
            if (trials.oneIsBest() && off < distance) {
                Question question = question(QuestionKind.MOST, game.moves(turns), trials.choices(), null);
                if (!asked.contains(question.sameness())) {
                    nearest = question;
                    distance = off;
                }
            }
        }
        return nearest;
    }

    /** Some turns before the end of a drawn game, where it does not end much sooner or later if it is played well. */
    private Question playOn(Set<String> asked) {
        Question question = null;
        Level.Range left = level.turnsLeft();
        for (int attempt = 0; question == null; attempt++) {
            DrawnGame game = new DrawnGame(rules, random, MOST_TURNS);
            int turns = game.turns() - left.least() - random.nextInt(left.most() - left.least() + 1);
            if (game.over() && turns >= 0) {
                List<String> rest = rest(game.after(turns));
                if (attempt < TRIES && left.off(rest.size()) > 0) {
                    continue;
                }
                List<String> moves = game.moves(turns);
                List<String> all = new ArrayList<>(moves);
                all.addAll(rest);
                boolean ends = left.off(rest.size()) == 0;
                Recording whole = record(ends ? all : game.moves(game.turns()));
                Question found = question(QuestionKind.PLAY_ON, moves, List.of(), whole);
                question = asked.contains(found.sameness()) ? null : found;
            }
        }
        return question;
    }

    /**
     * To the end, each time with the move that captures most; one move more than the level allows if it is not reached.
     */
    private List<String> rest(Playthrough playthrough) {
        List<String> moves = new ArrayList<>();
        while (playthrough.settlement() == null
                && moves.size() <= level.turnsLeft().most()) {
            int pit = Trials.of(rules, playthrough.position()).best().pit();
            playthrough.play(pit, null);
            moves.add(rules.layout().name(pit));
        }
        return moves;
    }

    private Question question(QuestionKind kind, List<String> moves, List<Question.Choice> choices, Recording rest) {
        Recording recording = record(moves);
        return new Question(kind, moves, recording, recording.frames().size() - 1, choices, rest);
    }

    private Recording record(List<String> moves) {
        try {
            return Recorder.record(rules, rules.start(), false, moves);
        } catch (InputException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}

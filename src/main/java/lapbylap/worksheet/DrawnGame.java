package lapbylap.worksheet;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import lapbylap.engine.Moves;
import lapbylap.engine.Playthrough;
import lapbylap.engine.Refused;
import lapbylap.engine.Rules;
import lapbylap.engine.Step;
import lapbylap.engine.Taken;

/** A game whose moves are drawn at random. */
final class DrawnGame {
    private final Rules rules;
    private final Playthrough playthrough;
    private final List<String> moves = new ArrayList<>();

    DrawnGame(Rules rules) {
        this.rules = rules;
        playthrough = new Playthrough(rules, rules.start());
    }

    /** The moves so far. */
    List<String> moves() {
        return moves;
    }

    Playthrough playthrough() {
        return playthrough;
    }

    /** Draws moves until so many were played, or the game is over. */
    void play(int turns, SplittableRandom random) throws Refused {
        while (moves.size() < turns && playthrough.settlement() == null) {
            List<Integer> legal = playthrough.moves().legal();
            play(legal.get(random.nextInt(legal.size())));
        }
    }

    /** Plays on to the end, each time the move that captures most. */
    void playOn(int most) throws Refused {
        while (moves.size() < most && playthrough.settlement() == null) {
            int best = -1;
            int captured = -1;
            for (Question.Choice choice : choices()) {
                if (choice.captured() > captured) {
                    best = choice.pit();
                    captured = choice.captured();
                }
            }
            play(best);
        }
    }

    private void play(int pit) throws Refused {
        playthrough.turn(pit);
        moves.add(rules.layout().name(pit));
    }

    /** What each legal move captures. */
    List<Question.Choice> choices() throws Refused {
        return choices(Integer.MAX_VALUE);
    }

    /** The same; empty if a move takes more laps than {@code mostLaps}. */
    List<Question.Choice> choices(int mostLaps) throws Refused {
        List<Question.Choice> choices = new ArrayList<>();
        Moves moves = playthrough.moves();
        for (int pit : moves.legal()) {
            int laps = 0;
            int captured = 0;
            for (Step step :
                    new Playthrough(rules, playthrough.position()).turn(pit).steps()) {
                if (step instanceof Step.Lap) {
                    laps++;
                } else if (step instanceof Step.Capture capture) {
                    captured += capture.taken().stream().mapToInt(Taken::seeds).sum();
                }
            }
            if (laps > mostLaps) {
                return List.of();
            }
            choices.add(new Question.Choice(pit, captured));
        }
        return choices;
    }
}

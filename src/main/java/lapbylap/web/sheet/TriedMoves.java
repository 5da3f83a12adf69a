package lapbylap.web.sheet;

import java.util.Set;
import java.util.TreeSet;
import lapbylap.engine.Playthrough;
import lapbylap.worksheet.Question;

/** The moves that a question asks to compare. */
record TriedMoves(Question question) {

    /** Ids of the clauses that come up in them. */
    Set<String> clauses() {
        Set<String> clauses = new TreeSet<>();
        var recording = question.recording();
        Playthrough trial = new Playthrough(recording.rules(), recording.position());
        for (Question.Choice choice : question.choices()) {
            trial.restart(recording.position());
            trial.play(choice.pit(), step -> clauses.addAll(step.clauses()));
        }
        return clauses;
    }
}

package lapbylap.web.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.InputException;
import lapbylap.engine.Option;
import lapbylap.engine.Position;
import lapbylap.engine.Rules;
import lapbylap.record.GameSetUp;
import lapbylap.record.PositionNotation;
import lapbylap.record.RecordedTurn;
import lapbylap.record.Recording;
import lapbylap.web.page.RecordingAddress;
import lapbylap.worksheet.Question;
import lapbylap.worksheet.QuestionKind;

/** Where what a question is about can be watched. */
final class FrameAddress {
    /**
     * With longer lists of moves than this, a position to begin with makes an address shorter, and its code coarser.
     */
    private static final int MOST_CHARACTERS = 60;

    private final Question question;
    private final String lang;

    FrameAddress(Question question, String lang) {
        this.question = question;
        this.lang = lang;
    }

    /** The path to the frame before what is asked. */
    String asked() {
        return path(question.moves(), question.kind().ofLap() ? question.frame() - 1 : question.frame());
    }

    /** The path to the frame that shows the answer. */
    String answered() {
        if (question.kind().ofLap()) {
            return path(question.moves(), question.frame());
        }
        List<String> moves = new ArrayList<>(question.moves());
        if (question.kind() == QuestionKind.MOST) {
            moves.add(rules().layout().name(question.best().get(0).pit()));
        } else {
            question.rest().turns().stream()
                    .skip(moves.size())
                    .map(RecordedTurn::move)
                    .forEach(moves::add);
        }
        return path(moves, -1);
    }

    private Rules rules() {
        return question.recording().rules();
    }

    /** @param frame a frame of the whole game, or -1 for the last one */
    private String path(List<String> moves, int frame) {
        try {
            if (String.join(",", moves).length() <= MOST_CHARACTERS) {
                return path(record(null, moves), frame);
            }
            int before = question.kind().ofLap()
                    ? question.moves().size() - 1
                    : question.moves().size();
            RecordedTurn last = question.recording().turns().get(before - 1);
            int first = last.lastFrame();
            Position position = new Position(
                    question.recording().frames().get(first).head().counts(),
                    last.player().other(),
                    0);
            String written = PositionNotation.write(rules().layout(), position);
            return path(record(written, moves.subList(before, moves.size())), frame < 0 ? -1 : frame - first);
        } catch (InputException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Recording record(String position, List<String> moves) throws InputException {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (Option option : rules().options().options()) {
            boolean told = position != null && List.of("pits", "seeds").contains(option.id());
            if (!told) {
                chosen.put(option.id(), rules().options().value(option.id()));
            }
        }
        return GameSetUp.of(rules().game(), chosen, position).record(moves);
    }

    private String path(Recording recording, int frame) {
        int shown = frame < 0 ? recording.frames().size() - 1 : frame;
        String query = RecordingAddress.query(recording);
        return "/embed/" + rules().game().id() + "?" + (query.isEmpty() ? "" : query + "&") + "lang=" + lang + "#"
                + shown;
    }
}

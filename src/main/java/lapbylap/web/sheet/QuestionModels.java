package lapbylap.web.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Pit;
import lapbylap.engine.Player;
import lapbylap.engine.Rules;
import lapbylap.i18n.Messages;
import lapbylap.narration.Narration;
import lapbylap.narration.Narrator;
import lapbylap.record.Frame;
import lapbylap.record.RecordedTurn;
import lapbylap.web.board.Marks;
import lapbylap.web.board.SheetDrawing;
import lapbylap.web.page.QrDrawing;
import lapbylap.worksheet.Question;
import lapbylap.worksheet.QuestionKind;

/** Makes questions and their answers ready for the template, in one language. */
final class QuestionModels {
    private final Messages messages;
    private final Layout layout;
    private final boolean cows;
    private final boolean byParity;
    private final SheetDrawing drawing;
    private final String publicUrl;

    /** @param publicUrl what absolute addresses begin with; null to draw no codes */
    QuestionModels(Rules rules, Messages messages, String publicUrl) {
        this.messages = messages;
        this.publicUrl = publicUrl;
        layout = rules.layout();
        cows = layout.rows() == 4;
        byParity = sowsByParity(rules);
        drawing = new SheetDrawing(layout);
    }

    /** Whether the number of seeds tells which way they are sown. */
    static boolean sowsByParity(Rules rules) {
        return rules.game().clauses().stream().anyMatch(clause -> clause.id().equals("sow-parity"));
    }

    SheetModel.Asked of(Question question, int number) {
        Map<String, Object> values = values(question);
        String kind = question.kind().id();
        FrameAddress address = new FrameAddress(question, messages.language().tag());
        int lifted = question.kind().ofLap() ? question.lap().lifted() : -1;
        // where the direction is part of the question, no arrow tells it
        int towards = lifted < 0 || byParity ? -1 : question.lap().path()[0];
        String board = drawing.filled(question.before(), lifted, towards, told(question.before()));
        String blank = question.kind() == QuestionKind.BOARD
                ? drawing.blank(null, messages.text("worksheet.board.blank"))
                : null;
        return new SheetModel.Asked(
                number,
                messages.text("worksheet.question", Map.of("number", number)),
                kind,
                before(question, values) + text("worksheet.", "ask." + kind, values),
                note(question),
                board,
                blank,
                frame(address.asked(), "worksheet.watch", number),
                answer(question, number, values, address.answered()));
    }

    private Map<String, Object> values(Question question) {
        Map<String, Object> values = new HashMap<>();
        values.put("player", messages.text("player." + question.player().id()));
        if (question.kind().ofLap()) {
            values.put("pit", layout.name(question.lap().lifted()));
            values.put("seeds", question.lap().path().length);
            values.put("last", layout.name(question.lastPit()));
        }
        if (question.kind() == QuestionKind.MOST) {
            values.put("pit", layout.name(question.best().get(0).pit()));
            values.put("captured", question.best().get(0).captured());
        }
        return values;
    }

    /** The words for games with cows where there are some. */
    private String text(String prefix, String key, Map<String, ?> values) {
        String withCows = prefix + "cows." + key;
        return messages.text(cows && messages.has(withCows) ? withCows : prefix + key, values);
    }

    /** How it came that this pit is lifted, where the mover did not just choose it. */
    private String before(Question question, Map<String, Object> values) {
        if (!question.kind().ofLap()) {
            return "";
        }
        boolean relay = question.lap().lap() > 1;
        Frame frame = question.recording().frames().get(question.frame() - 1);
        String key = relay ? "relay" : frame instanceof Frame.Introduce ? "introduce" : null;
        return key == null ? "" : text("worksheet.", "before." + key, values) + " ";
    }

    /** What lies beside the board, as far as it matters to the question. */
    private String note(Question question) {
        Counts counts = question.before();
        if (cows) {
            boolean second = Marks.of(question.recording(), question.frame()).secondPhase();
            Map<String, Object> reserves =
                    Map.of("south", counts.reserve(Player.SOUTH), "north", counts.reserve(Player.NORTH));
            return messages.text(second ? "worksheet.phase.two" : "worksheet.phase.one", reserves);
        }
        Map<String, Object> pools =
                Map.of("south", counts.captured(Player.SOUTH), "north", counts.captured(Player.NORTH));
        return question.kind() == QuestionKind.PLAY_ON ? messages.text("worksheet.pools", pools) : null;
    }

    private SheetModel.Answered answer(Question question, int number, Map<String, Object> values, String path) {
        String key = "answer." + question.kind().id();
        String text;
        String more = null;
        String board = null;
        switch (question.kind()) {
            case ENDING -> {
                Narration told = new Narrator(messages).tell(question.recording(), question.frame());
                text = messages.text(
                        "player.predict.ends." + question.lap().ends().id());
                more = told.text().substring(told.ending());
            }
            case BOARD -> {
                Counts after = question.lap().head().counts();
                text = text("worksheet.", key, values);
                board = drawing.blank(after, told(after));
            }
            case MOST -> {
                text = text("worksheet.", key, values);
                more = messages.text("worksheet.answer.all", Map.of("moves", choices(question)));
            }
            case PLAY_ON -> {
                text = messages.text("worksheet." + key, Map.of("moves", rest(question)));
                more = new Narrator(messages)
                        .tell(question.rest(), question.rest().frames().size() - 1)
                        .text();
            }
            default -> text = text("worksheet.", key, values);
        }
        return new SheetModel.Answered(text, more, board, frame(path, "worksheet.watch.answer", number));
    }

    private List<String> choices(Question question) {
        return question.choices().stream()
                .map(choice -> layout.name(choice.pit()) + " " + choice.captured())
                .toList();
    }

    private static List<String> rest(Question question) {
        return question.rest().turns().stream()
                .skip(question.moves().size())
                .map(RecordedTurn::record)
                .toList();
    }

    private SheetModel.Frame frame(String path, String key, int number) {
        String name = messages.text(key, Map.of("number", number));
        String code = publicUrl == null ? null : QrDrawing.of(publicUrl + path, name);
        return new SheetModel.Frame(path, name, code);
    }

    /** A board in words. */
    private String told(Counts counts) {
        List<String> pits = new ArrayList<>();
        for (Pit pit : layout.pits()) {
            pits.add(pit.name() + " " + counts.seeds(pit.index()));
        }
        return messages.text("worksheet.board", Map.of("pits", pits));
    }

    /** Ids of the clauses that the answer follows from. */
    static List<String> clauses(Question question) {
        List<String> ids = new ArrayList<>();
        if (question.kind().ofLap()) {
            ids.addAll(question.lap().head().clauses());
        } else if (question.kind() == QuestionKind.MOST) {
            ids.addAll(new TriedMoves(question).clauses());
        } else {
            List<Frame> frames = question.rest().frames();
            frames.subList(question.frame() + 1, frames.size())
                    .forEach(frame -> ids.addAll(frame.head().clauses()));
        }
        return ids;
    }
}

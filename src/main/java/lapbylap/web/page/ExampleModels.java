package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import lapbylap.content.WorkedExample;
import lapbylap.engine.Counts;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.record.Recording;
import lapbylap.web.board.BoardDrawing;
import lapbylap.web.board.Marks;
import lapbylap.web.board.Piles;

/** Makes worked examples ready for the templates, in one language. */
final class ExampleModels {
    private final Narrator narrator;
    private final Messages messages;
    private final Piles piles;

    /** For examples each of which has a page of its own. */
    ExampleModels(Messages messages) {
        this(messages, null);
    }

    /** @param piles what lies in the pits of all boards of the page; null if they do not share it */
    ExampleModels(Messages messages, Piles piles) {
        narrator = new Narrator(messages);
        this.messages = messages;
        this.piles = piles;
    }

    /** @param textLang language tag of its caption if that is not the language of the messages, or null */
    PageModel.ExampleModel of(WorkedExample example, String textLang) {
        Recording recording = example.recording();
        List<PageModel.BoardModel> boards = new ArrayList<>();
        BoardDrawing drawing = new BoardDrawing(recording.rules().layout(), messages::text, piles);
        for (int frame : new TreeSet<>(List.of(example.first(), example.decisive(), example.last()))) {
            String text = narrator.tell(recording, frame).text();
            Counts counts = recording.frames().get(frame).head().counts();
            Marks marks = Marks.of(recording, frame);
            String svg = drawing.draw(counts, marks, text);
            boards.add(new PageModel.BoardModel(frame, svg, text));
        }
        String json = RecordingJson.forPage(recording, narrator);
        return new PageModel.ExampleModel(
                example.id(),
                recording.rules().game().id(),
                textLang,
                example.caption(),
                PageJson.inPage(json),
                RecordingAddress.query(recording),
                example.stops(),
                boards,
                longest(example),
                messages.text("player.count", Map.of("frame", example.first(), "last", example.last())));
    }

    /** The longest text that the player will tell, which it keeps room for. */
    private String longest(WorkedExample example) {
        String longest = "";
        for (int frame = example.first(); frame <= example.last(); frame++) {
            String text = narrator.tell(example.recording(), frame).text();
            if (text != null && text.length() > longest.length()) {
                longest = text;
            }
        }
        return longest;
    }
}

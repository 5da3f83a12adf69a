package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import lapbylap.content.WorkedExample;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.record.Recording;
import lapbylap.web.board.BoardDrawing;
import lapbylap.web.board.Marks;

/** Makes worked examples ready for the templates, in one language. */
final class ExampleModels {
    private final Narrator narrator;
    private final Messages messages;

    ExampleModels(Messages messages) {
        narrator = new Narrator(messages);
        this.messages = messages;
    }

    /** @param textLang language tag of its caption if that is not the language of the messages, or null */
    PageModel.ExampleModel of(WorkedExample example, String textLang) {
        Recording recording = example.recording();
        List<PageModel.BoardModel> boards = new ArrayList<>();
        for (int frame : new TreeSet<>(List.of(example.first(), example.decisive(), example.last()))) {
            String text = narrator.tell(recording, frame).text();
            String svg = new BoardDrawing(recording.rules().layout(), messages::text)
                    .draw(recording.frames().get(frame).head().counts(), Marks.of(recording, frame), text);
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
                boards);
    }
}

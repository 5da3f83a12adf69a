package lapbylap.web.page;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Option;
import lapbylap.engine.Options;
import lapbylap.record.PositionNotation;
import lapbylap.record.RecordedTurn;
import lapbylap.record.Recording;

/** How a recording is asked for again. */
public final class RecordingAddress {
    private RecordingAddress() {}

    /**
     * The parameters that make this recording, as in {@code moves=C,f&empty-opposite=own-seed}: its moves, where it
     * began if that was not the start, and the options that differ from the default. Nothing in them needs to be
     * encoded.
     */
    public static String query(Recording recording) {
        List<String> pairs = new ArrayList<>();
        List<String> moves = recording.turns().stream().map(RecordedTurn::move).toList();
        if (!moves.isEmpty()) {
            pairs.add("moves=" + String.join(",", moves));
        }
        if (recording.fromSetUp()) {
            pairs.add("position=" + PositionNotation.write(recording.rules().layout(), recording.start()));
        }
        Options options = recording.rules().options();
        for (Option option : options.options()) {
            boolean toldByPosition =
                    recording.fromSetUp() && List.of("pits", "seeds").contains(option.id());
            String value = options.value(option.id());
            if (!toldByPosition && !value.equals(option.byDefault())) {
                pairs.add(option.id() + "=" + value);
            }
        }
        return String.join("&", pairs);
    }
}

package lapbylap.web.board;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Taken;
import lapbylap.record.Frame;
import lapbylap.record.Recording;

/**
 * What a frame marks on the board.
 *
 * @param lifted the pit lifted, or -1
 * @param path the pits sown into, in order; empty if nothing was sown
 * @param taken pits whose seeds will be taken next
 * @param emptied pits whose seeds were just taken
 */
public record Marks(int lifted, List<Integer> path, List<Integer> taken, List<Integer> emptied) {

    /** Nothing is marked. */
    public static final Marks NONE = new Marks(-1, List.of(), List.of(), List.of());

    public Marks {
        path = List.copyOf(path);
        taken = List.copyOf(taken);
        emptied = List.copyOf(emptied);
    }

    /** What a frame of a recording marks. */
    public static Marks of(Recording recording, int index) {
        Frame frame = recording.frames().get(index);
        if (frame instanceof Frame.Capture capture) {
            return new Marks(-1, List.of(), List.of(), pits(capture.taken()));
        }
        if (frame instanceof Frame.Sweep sweep) {
            return new Marks(-1, List.of(), List.of(), pits(sweep.taken()));
        }
        if (!(frame instanceof Frame.Lap lap)) {
            return NONE;
        }
        List<Integer> path = new ArrayList<>();
        for (int pit : lap.path()) {
            path.add(pit);
        }
        List<Integer> taken = new ArrayList<>();
        if (index + 1 < recording.frames().size()
                && recording.frames().get(index + 1) instanceof Frame.Capture capture) {
            taken.addAll(pits(capture.taken()));
            taken.remove(path.get(path.size() - 1));
        }
        return new Marks(lap.lifted(), path, taken, List.of());
    }

    private static List<Integer> pits(List<Taken> taken) {
        return taken.stream().map(Taken::pit).toList();
    }

    /** The pit of the last seed, or -1. */
    int last() {
        return path.isEmpty() ? -1 : path.get(path.size() - 1);
    }
}

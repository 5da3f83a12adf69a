package lapbylap.web.board;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Moves;
import lapbylap.engine.Player;
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
 * @param entered the pit into which a piece was put from the reserve, or -1
 * @param crossed the pit beside which captured pieces wait to be sown, or -1
 * @param barred pits that the next player may not choose, since the laps would never end (clause {@code endless})
 * @param secondPhase whether the second phase of a game that has two has begun
 */
public record Marks(
        int lifted,
        List<Integer> path,
        List<Integer> taken,
        List<Integer> emptied,
        int entered,
        int crossed,
        List<Integer> barred,
        boolean secondPhase) {

    /** Nothing is marked. */
    public static final Marks NONE = new Marks(-1, List.of(), List.of(), List.of(), -1, -1, List.of(), false);

    public Marks {
        path = List.copyOf(path);
        taken = List.copyOf(taken);
        emptied = List.copyOf(emptied);
        barred = List.copyOf(barred);
    }

    /** What a frame of a recording marks. */
    public static Marks of(Recording recording, int index) {
        Frame frame = recording.frames().get(index);
        boolean secondPhase = secondPhase(recording, index);
        List<Integer> emptied = List.of();
        int entered = -1;
        int crossed = -1;
        if (frame instanceof Frame.Lap lap) {
            return lap(recording, index, lap, secondPhase);
        }
        if (frame instanceof Frame.Introduce introduce) {
            entered = introduce.pit();
        } else if (frame instanceof Frame.Capture capture) {
            emptied = pits(capture.taken());
            if (capture.toHand() && recording.frames().get(index - 1) instanceof Frame.Lap before) {
                crossed = before.path()[before.path().length - 1];
            }
        } else if (frame instanceof Frame.Sweep sweep) {
            emptied = pits(sweep.taken());
        }
        return new Marks(-1, List.of(), List.of(), emptied, entered, crossed, barred(recording, index), secondPhase);
    }

    private static Marks lap(Recording recording, int index, Frame.Lap lap, boolean secondPhase) {
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
        return new Marks(lap.lifted(), path, taken, List.of(), -1, -1, barred(recording, index), secondPhase);
    }

    private static List<Integer> barred(Recording recording, int index) {
        if (index < recording.frames().size() - 1 || recording.outcome() != null) {
            return List.of();
        }
        return recording.moves().endless().stream().map(Moves.Endless::pit).toList();
    }

    private static boolean secondPhase(Recording recording, int index) {
        Counts start = recording.frames().get(0).head().counts();
        return start.reserve(Player.SOUTH) + start.reserve(Player.NORTH) == 0
                || recording.frames().subList(0, index + 1).stream().anyMatch(Frame.Phase.class::isInstance);
    }

    private static List<Integer> pits(List<Taken> taken) {
        return taken.stream().map(Taken::pit).toList();
    }

    /** The pit of the last seed, or -1. */
    int last() {
        return path.isEmpty() ? -1 : path.get(path.size() - 1);
    }
}

package lapbylap.engine;

import java.util.List;

/**
 * A turn as a value.
 *
 * @param before the position that it was played from
 * @param pit the board index of the pit that was chosen
 * @param steps its introduction, laps and captures, in order
 * @param after the position that it led to, before any sweep
 */
public record Turn(Position before, int pit, List<Step> steps, Position after) {

    public Turn {
        steps = List.copyOf(steps);
    }

    /** Whether it brought the last seed of the reserves in (clause {@code phase-two}). */
    public boolean broughtLastSeedIn() {
        return before.counts().allReserves() > 0 && after.counts().allReserves() == 0;
    }
}

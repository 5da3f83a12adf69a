package lapbylap.engine;

import java.util.List;

/**
 * What the player to move may do.
 *
 * @param legal board indexes of the pits that may be chosen, in order
 * @param endless the occupied pits that may not be, since their move would never end, in order
 */
public record Moves(List<Integer> legal, List<Endless> endless) {

    /**
     * A move that would never end.
     *
     * @param pit board index of the pit
     * @param period laps after which it repeats itself, or 0 where that was not found within the bound
     */
    public record Endless(int pit, int period) {}

    public Moves {
        legal = List.copyOf(legal);
        endless = List.copyOf(endless);
    }
}

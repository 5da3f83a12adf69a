package lapbylap.engine;

import java.util.List;

/**
 * What happens when a game has ended: seeds left on the board are handed out, and the score is counted.
 *
 * @param swept the pits that were swept, in board-index order; empty if nothing was left to hand out
 * @param toSouth seeds that South is given by the sweep
 * @param toNorth seeds that North is given by the sweep
 * @param after the position after the sweep
 * @param outcome the end of the game
 */
public record Settlement(List<Taken> swept, int toSouth, int toNorth, Position after, Outcome outcome) {

    public Settlement {
        swept = List.copyOf(swept);
    }
}

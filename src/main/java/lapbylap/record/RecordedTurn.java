package lapbylap.record;

import lapbylap.engine.Player;

/**
 * A turn of a recording.
 *
 * @param turn its number, from 1
 * @param player who played it
 * @param move the name of the pit chosen
 * @param record the move with the marks of a game record, such as {@code C+5}
 * @param firstFrame index of its first frame
 * @param lastFrame index of its last frame
 */
public record RecordedTurn(int turn, Player player, String move, String record, int firstFrame, int lastFrame) {}

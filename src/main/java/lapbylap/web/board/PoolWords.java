package lapbylap.web.board;

import lapbylap.engine.Player;

/**
 * What stands beside the captured seeds on a board.
 *
 * @param south such as {@code South’s captured seeds}
 * @param north the same for North
 * @param southShort such as {@code South}, for small boards
 * @param northShort the same for North
 */
public record PoolWords(String south, String north, String southShort, String northShort) {

    String of(Player owner) {
        return owner == Player.SOUTH ? south : north;
    }

    String shortly(Player owner) {
        return owner == Player.SOUTH ? southShort : northShort;
    }
}

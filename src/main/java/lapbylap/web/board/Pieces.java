package lapbylap.web.board;

import lapbylap.engine.Layout;
import lapbylap.engine.Player;

/** What lies in the pits: how it looks, and where each piece lies. */
interface Pieces {

    /** Cows where there are four rows, nickernuts elsewhere. */
    static Pieces of(Layout layout) {
        return layout.rows() == 4 ? new Cows() : new Nuts();
    }

    /** How many of so many pieces in a pit are drawn; a number tells of the rest. */
    int drawn(int count);

    /** How far below the middle of the pit that number stands. */
    double numberBelow();

    /** What stands beside a pit of so many. */
    String told(int count);

    /** One of the pieces drawn for a pit of so many. */
    String inPit(Plan plan, int pit, int count, int piece);

    /** One of a player's pieces that lie beside the board, of which there are so many. */
    String beside(Plan plan, Player owner, int count, int piece);
}

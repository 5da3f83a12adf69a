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

    /** What pits have in common in which so many pieces lie in the same way; part of an id. */
    String kind(Plan plan, int pit);

    /** One of the pieces drawn for a pit of so many, if the middle of the pit lay at a point. */
    String inPit(Plan plan, int pit, int count, int piece, double middleX, double middleY);

    /** How far from one five to the next a player's pieces lie beside the board, if there are so many. */
    double five(Plan plan, int count);

    /** What fives of a player's pieces have in common that look the same; part of an id. */
    String fiveKind(Player owner, int five);

    /**
     * One of a player's pieces that lie beside the board.
     *
     * @param fiveX where its five begins; they lie on a line of height 0
     */
    String beside(Plan plan, Player owner, int count, int piece, double fiveX);
}

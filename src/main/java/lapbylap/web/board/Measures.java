package lapbylap.web.board;

import lapbylap.engine.Layout;

/**
 * The measures of a board, in units.
 *
 * @param radius radius of a pit
 * @param pitch distance from pit to pit in a row
 * @param rows distance from row to row
 * @param middle what is added to that between the two players of a four-row board
 * @param grooveAside distance of the groove from the outermost pits of its rows, sideways
 * @param grooveBeyond its distance from its outermost rows
 * @param names distance from the outermost rows to the middle of the pit names
 * @param side distance of the ends of the plank from the groove
 * @param edge distance from the outermost rows to the edge of the plank
 */
record Measures(
        double radius,
        double pitch,
        double rows,
        double middle,
        double grooveAside,
        double grooveBeyond,
        double names,
        double side,
        double edge) {

    /** Boards of more columns are dug in the ground, others carved in wood. */
    static final int CARVED = 12;

    private static final Measures TWO_ROWS = new Measures(43, 100, 104, 0, 58, 67, 84, 8, 101);
    private static final Measures IN_GROUND = new Measures(43, 100, 108, 0, 58, 67, 88, 8, 114);
    private static final Measures FOUR_ROWS = new Measures(34.5, 85, 79, 31, 48, 46, 64, 22, 80);

    private static final Measures TWO_ROWS_BARE = new Measures(43, 100, 104, 0, 58, 67, 84, 8, 74);

    /** Of a board without the names of its pits, which need room on the wood. */
    static Measures bare(int rows) {
        return rows == 2 ? TWO_ROWS_BARE : FOUR_ROWS;
    }

    static Measures of(Layout layout) {
        return layout.rows() == 4 ? FOUR_ROWS : layout.columns() > CARVED ? IN_GROUND : TWO_ROWS;
    }
}

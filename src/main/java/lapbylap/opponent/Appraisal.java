package lapbylap.opponent;

import lapbylap.engine.Layout;
import lapbylap.engine.Player;
import lapbylap.engine.Row;
import lapbylap.engine.Table;

/**
 * How good a board looks for the player to move, before anything is looked ahead. In games with captured pools by the
 * seeds captured. In the four-row game by the cows on each side: those of the back row count more, since they cannot be
 * taken, and so do occupied pits there, which are moves in reserve. These weights won most among some dozen tried
 * against each other.
 */
final class Appraisal {
    private static final int CAPTURED = 10;
    private static final int IN_FRONT = 8;
    private static final int IN_BACK = 10;
    private static final int OCCUPIED_BACK = 6;

    private final boolean byPools;
    private final int[][] fronts;
    private final int[][] backs;

    Appraisal(Layout layout) {
        byPools = layout.rows() == 2;
        fronts = rows(layout, Row.FRONT);
        backs = byPools ? fronts : rows(layout, Row.BACK);
    }

    private static int[][] rows(Layout layout, Row row) {
        return new int[][] {layout.row(Player.SOUTH, row), layout.row(Player.NORTH, row)};
    }

    /** More than 0 where the player to move is ahead. */
    int of(Table table) {
        Player mover = table.mover();
        if (byPools) {
            return CAPTURED * (table.captured(mover) - table.captured(mover.other()));
        }
        return side(table, mover.ordinal()) - side(table, mover.other().ordinal());
    }

    private int side(Table table, int owner) {
        int worth = 0;
        for (int pit : fronts[owner]) {
            worth += IN_FRONT * table.seeds(pit);
        }
        for (int pit : backs[owner]) {
            int cows = table.seeds(pit);
            worth += IN_BACK * cows + (cows > 0 ? OCCUPIED_BACK : 0);
        }
        return worth;
    }
}

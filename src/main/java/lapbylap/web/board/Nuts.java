package lapbylap.web.board;

import lapbylap.engine.Player;

/** Nickernuts. They keep their size however many they are. */
final class Nuts implements Pieces {
    @Override
    public int drawn(int count) {
        return Math.min(count, Seats.MOST);
    }

    @Override
    public double numberBelow() {
        return 0;
    }

    @Override
    public String told(int count) {
        return Integer.toString(count);
    }

    @Override
    public String inPit(Plan plan, int pit, int count, int piece) {
        int all = drawn(count);
        double x = plan.x(pit) + Seats.x(pit, all, piece);
        double y = plan.y(pit) + Seats.y(pit, all, piece);
        return Svg.use("seed-" + Seats.shape(pit, piece), x, y);
    }

    @Override
    public String beside(Plan plan, Player owner, int count, int piece) {
        double x = plan.poolX() + Seats.alongPool(count, piece, plan.poolRoom());
        return Svg.use("seed-" + Seats.shape(0, piece), x, plan.poolY(owner));
    }
}

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
    public String kind(Plan plan, int pit) {
        return Integer.toString(Seats.kind(pit));
    }

    @Override
    public String inPit(Plan plan, int pit, int count, int piece, double middleX, double middleY) {
        int all = drawn(count);
        double x = middleX + Seats.x(pit, all, piece);
        double y = middleY + Seats.y(pit, all, piece);
        return Svg.use("seed-" + Seats.shape(pit, piece), x, y);
    }

    @Override
    public double five(Plan plan, int count) {
        return Seats.five(count, plan.poolRoom());
    }

    @Override
    public String fiveKind(Player owner, int five) {
        return Integer.toString(five % Seats.SHAPES);
    }

    @Override
    public String beside(Plan plan, Player owner, int count, int piece, double fiveX) {
        double x = fiveX + Seats.alongFive(piece, five(plan, count));
        return Svg.use("seed-" + Seats.shape(0, piece), x, 0);
    }
}

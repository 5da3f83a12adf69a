package lapbylap.web.board;

import lapbylap.engine.Player;

/**
 * Cows, in files of up to four that face the way they are sown; the first of a file leads it and is drawn first. Beyond
 * eight, eight smaller ones stand for all, and a number. {@code static/player/cows.js} places them in the same way.
 */
final class Cows implements Pieces {
    private static final int MOST = 8;
    private static final double FIVE = 113;
    private static final double STEP = .175;

    @Override
    public int drawn(int count) {
        return Math.min(count, MOST);
    }

    @Override
    public double numberBelow() {
        return 19;
    }

    /** Where none are there is nothing to tell, and where there are many the number stands below them. */
    @Override
    public String told(int count) {
        return count == 0 || count > MOST ? "" : Integer.toString(count);
    }

    @Override
    public String kind(Plan plan, int pit) {
        return hide(pit, 0) + (plan.heading(pit) < 0 ? "l" : "r");
    }

    @Override
    public String inPit(Plan plan, int pit, int count, int piece, double middleX, double middleY) {
        boolean many = count > MOST;
        int all = drawn(count);
        int behind = all < 3 ? 0 : all / 2;
        boolean inFront = piece >= behind;
        int file = inFront ? all - behind : behind;
        int place = inFront ? piece - behind : piece;
        double step = many ? 13 : Math.min(27, 31.0 / Math.max(1, file - 1));
        double right = plan.heading(pit) * ((file - 1) * step / 2 - place * step);
        double down = many ? (inFront ? 1 : -12) : behind == 0 ? 2 : inFront ? 12 : -8;
        return Svg.use(id(hide(pit, piece), plan.heading(pit), many), middleX + right, middleY + down);
    }

    @Override
    public double five(Plan plan, int count) {
        return Math.min(FIVE, plan.poolRoom() / ((count + 4) / 5));
    }

    @Override
    public String fiveKind(Player owner, int five) {
        return owner == Player.SOUTH ? "r" : "l";
    }

    /** In each five the cow that goes first is drawn first. */
    @Override
    public String beside(Plan plan, Player owner, int count, int piece, double fiveX) {
        int heading = owner == Player.SOUTH ? 1 : -1;
        int last = Math.min(5, count - piece / 5 * 5) - 1;
        int place = heading < 0 ? piece % 5 : last - piece % 5;
        double x = fiveX + place * five(plan, count) * STEP + 14;
        double y = piece * 7 % 5 - 1;
        return Svg.use(id(hide(0, piece), heading, true), x, y);
    }

    /** The hide of a cow: it stays the same while more enter the pit. */
    private static int hide(int pit, int piece) {
        return (pit * pit + pit / 2 + 3 * piece) % CowShapes.HIDES;
    }

    /** The drawing of a cow in the sprite. */
    private static String id(int hide, int heading, boolean small) {
        return "cow-" + (hide + (heading < 0 ? CowShapes.HIDES : 0) + (small ? 2 * CowShapes.HIDES : 0));
    }
}

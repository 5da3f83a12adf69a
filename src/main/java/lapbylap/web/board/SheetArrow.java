package lapbylap.web.board;

/**
 * The arrow that tells which way a pit is sown: along the groove, round the end of the board where it comes to that.
 */
final class SheetArrow {
    private static final double CORNER = 38;
    private static final double FROM = 14;
    private static final double LENGTH = 26;
    private static final double AROUND = 8;
    private static final double INWARDS = 7;

    private SheetArrow() {}

    static String from(Plan plan, int pit, int next) {
        double x = plan.x(pit);
        double groove = plan.groove(pit).y(pit);
        // between the ring and the counts, which stand close to the groove where there are two rows
        double y = plan.layout().rows() == 2 ? groove + Math.copySign(INWARDS, plan.y(pit) - groove) : groove;
        if (plan.y(pit) == plan.y(next)) {
            int right = plan.x(next) > x ? 1 : -1;
            return arrow(
                    x + FROM * right, y, "h" + Svg.number(LENGTH * right), x + (FROM + LENGTH) * right, y, right, 0);
        }
        int right = x > 0 ? 1 : -1;
        int down = plan.y(next) > plan.y(pit) ? 1 : -1;
        double straight = plan.measures().grooveAside() - CORNER - AROUND;
        String arc = "a" + Svg.numbers(CORNER, CORNER) + " 0 0 " + (right * down > 0 ? 1 : 0) + " "
                + Svg.numbers(CORNER * right, CORNER * down);
        double far = x + plan.measures().grooveAside() * right;
        return arrow(x + AROUND * right, y, "h" + Svg.number(straight * right) + arc, far, y + CORNER * down, 0, down);
    }

    private static String arrow(double x, double y, String path, double tipX, double tipY, int right, int down) {
        String head = right == 0
                ? "m-7 0h14l-7 " + Svg.number(12 * down) + "z"
                : "m0-7v14l" + Svg.numbers(12 * right, -7) + "z";
        return "<path class=\"thread\" d=\"M" + Svg.numbers(x, y) + path + "\"/><path class=\"arrow\" d=\"M"
                + Svg.numbers(tipX, tipY) + head + "\"/>";
    }
}

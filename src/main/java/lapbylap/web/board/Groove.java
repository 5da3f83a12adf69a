package lapbylap.web.board;

/**
 * The groove along which one circuit of pits is sown: a closed line that starts beside the circuit's first pit and runs
 * the way of its board indexes. A pit lies beside the point {@link #at} along it, so that the thread of a lap is a
 * stretch of the same line.
 */
final class Groove {
    private static final double CORNER = 38;
    private static final double QUARTER = Math.PI / 2 * CORNER;

    private final Plan plan;
    private final int first;
    /** The two long sides: the one that starts, and the other. */
    private final double sideA;

    private final double sideB;
    private final double startX;
    /** 1 if it starts to the right, -1 if it starts to the left. */
    private final int heading;
    /** The two ends: the one it comes to first, and the other. */
    private final double far;

    private final double near;

    private Groove(Plan plan, int first, double sideA, double sideB, int heading) {
        this.plan = plan;
        this.first = first;
        this.sideA = sideA;
        this.sideB = sideB;
        this.heading = heading;
        startX = plan.x(first);
        double aside = plan.measures().grooveAside();
        far = heading > 0 ? plan.right() + aside : -aside;
        near = heading > 0 ? -aside : plan.right() + aside;
    }

    static Groove round(Plan plan, int first, int length) {
        double upper = Double.MAX_VALUE;
        double lower = -Double.MAX_VALUE;
        for (int pit = first; pit < first + length; pit++) {
            upper = Math.min(upper, plan.y(pit));
            lower = Math.max(lower, plan.y(pit));
        }
        double beyond = plan.measures().grooveBeyond();
        boolean startsBelow = plan.y(first) == lower;
        double above = upper - beyond;
        double below = lower + beyond;
        int heading = plan.x(first + 1) > plan.x(first) ? 1 : -1;
        return new Groove(plan, first, startsBelow ? below : above, startsBelow ? above : below, heading);
    }

    /** Where the groove passes a pit. */
    double y(int pit) {
        return onStartingSide(pit) ? sideA : sideB;
    }

    private boolean onStartingSide(int pit) {
        return plan.y(pit) == plan.y(first);
    }

    /** How far along the groove a pit lies. */
    double at(int pit) {
        double x = plan.x(pit);
        if (onStartingSide(pit)) {
            return (x - startX) * heading;
        }
        return toCorner() + end() + Math.abs(far - x) - CORNER;
    }

    double length() {
        return 2 * (Math.abs(far - near) - 2 * CORNER) + 2 * end();
    }

    private double toCorner() {
        return Math.abs(far - startX) - CORNER;
    }

    private double end() {
        return 2 * QUARTER + Math.abs(sideB - sideA) - 2 * CORNER;
    }

    /** Path data. */
    String path() {
        int down = sideB > sideA ? 1 : -1;
        double turnX = heading * CORNER;
        double turnY = down * CORNER;
        String arc = "a" + Svg.numbers(CORNER, CORNER) + " 0 0 " + (heading * down > 0 ? 1 : 0) + " ";
        return "M" + Svg.numbers(startX, sideA) + "H" + Svg.number(far - turnX) + arc + Svg.numbers(turnX, turnY) + "V"
                + Svg.number(sideB - turnY) + arc + Svg.numbers(-turnX, turnY) + "H" + Svg.number(near + turnX) + arc
                + Svg.numbers(-turnX, -turnY) + "V" + Svg.number(sideA + turnY) + arc + Svg.numbers(turnX, -turnY)
                + "Z";
    }
}

package lapbylap.web.board;

import java.util.Random;

/**
 * The six shapes of a nickernut: irregular ovals with growth rings, each lying another way, the light on all from one
 * side.
 */
final class SeedShapes {
    private static final double LENGTH = 11.9;
    private static final double BREADTH = 9.9;
    private static final int CORNERS = 8;

    private SeedShapes() {}

    /** All shapes, as {@code seed-0} to {@code seed-5}. */
    static String all() {
        StringBuilder shapes = new StringBuilder();
        Random random = new Random(7);
        for (int i = 0; i < Seats.SHAPES; i++) {
            shapes.append("<g id=\"seed-")
                    .append(i)
                    .append("\">")
                    .append(shape(i * 30 + 10, random))
                    .append("</g>");
        }
        return shapes.toString();
    }

    private static String shape(double degrees, Random random) {
        double lean = random.nextDouble() * 1.6 - .8;
        return "<ellipse class=\"seed-shadow\" fill=\"#0B0502\" fill-opacity=\".5\" cx=\"1.6\" cy=\"3.4\" rx=\"11.6\" ry=\"9.6\" transform=\"rotate("
                + Svg.number(degrees) + " 1.6 3.4)\"/>"
                + "<path class=\"seed-body\" fill=\"url(#seed-paint)\" stroke=\"#33352F\" stroke-width=\".7\" d=\""
                + oval(Math.toRadians(degrees), random) + "\"/>"
                + "<g class=\"seed-rings\" fill=\"none\" stroke=\"#50524C\" stroke-opacity=\".34\" stroke-width=\".7\" transform=\"rotate("
                + Svg.number(degrees) + ")\">"
                + ring(.76, lean) + ring(.53, 1.6 * lean) + ring(.29, 2 * lean) + "</g>"
                + "<ellipse class=\"seed-light\" fill=\"#FFF\" fill-opacity=\".85\" cx=\"-3.2\" cy=\"-4\" rx=\"3.4\" ry=\"2\" transform=\"rotate(-32-3.2-4)\"/>";
    }

    private static String ring(double size, double lean) {
        return "<ellipse" + Svg.attribute("cx", lean + 1) + Svg.attribute("rx", LENGTH * size)
                + Svg.attribute("ry", BREADTH * size) + "/>";
    }

    /** A closed curve through the middles of the sides of an uneven polygon. */
    private static String oval(double angle, Random random) {
        double[] x = new double[CORNERS];
        double[] y = new double[CORNERS];
        for (int i = 0; i < CORNERS; i++) {
            double turn = 2 * Math.PI * i / CORNERS;
            double reach = 1.075 + random.nextDouble() * .1 - .05;
            double along = LENGTH * reach * Math.cos(turn);
            double across = BREADTH * reach * Math.sin(turn) * (1 - .05 * Math.cos(turn));
            x[i] = along * Math.cos(angle) - across * Math.sin(angle);
            y[i] = along * Math.sin(angle) + across * Math.cos(angle);
        }
        StringBuilder path = new StringBuilder();
        for (int i = 0; i <= CORNERS; i++) {
            int here = i % CORNERS;
            int next = (i + 1) % CORNERS;
            double middleX = (x[here] + x[next]) / 2;
            double middleY = (y[here] + y[next]) / 2;
            path.append(
                    i == 0
                            ? "M" + Svg.numbers(middleX, middleY)
                            : "Q" + Svg.numbers(x[here], y[here], middleX, middleY));
        }
        return path.append('Z').toString();
    }
}

package lapbylap.web.board;

import java.util.Random;

/** The ground that a long board is dug in: its uneven edges, its specks, and the holes with the earth heaped round. */
final class Ground {
    /** Breadth and height of a hole, as parts of the radius of a pit: seen a little from the side. */
    private static final double HEIGHT = .86;

    private static final long SEED = 1904;
    private static final int SPECKS_A_COLUMN = 12;

    private Ground() {}

    /** Path data of the outline. */
    static String outline(Plan plan) {
        Random random = new Random(SEED);
        double top = -plan.measures().edge();
        double bottom = plan.bottom() + plan.measures().edge();
        double right = plan.left() + plan.width();
        return "M" + Svg.numbers(plan.left(), top)
                + edge(plan.left(), right, random)
                + "V" + Svg.number(bottom)
                + edge(right, plan.left(), random)
                + "Z";
    }

    private static String edge(double from, double to, Random random) {
        StringBuilder edge = new StringBuilder();
        int waves = (int) Math.round(Math.abs(to - from) / 260);
        double step = (to - from) / waves;
        edge.append('q').append(Svg.numbers(step / 2, 4 + random.nextInt(5), step, 0));
        for (int i = 1; i < waves; i++) {
            edge.append('t').append(Svg.numbers(step, random.nextInt(5) - 2));
        }
        return edge.toString();
    }

    /** Path data of specks of earth, for the left half of the board; the right one has the same. */
    static String specks(Plan plan) {
        Random random = new Random(SEED);
        StringBuilder specks = new StringBuilder();
        double height = plan.bottom() + 2 * plan.measures().edge() - 30;
        for (int i = 0; i < SPECKS_A_COLUMN * plan.layout().columns() / 2; i++) {
            double x = plan.left() + random.nextDouble() * plan.width() / 2;
            double y = 15 - plan.measures().edge() + random.nextDouble() * height;
            specks.append('M')
                    .append(Svg.numbers(Math.round(x), Math.round(y)))
                    .append("h")
                    .append(1 + random.nextInt(2));
        }
        return specks.toString();
    }

    /** A hole in the ground of this radius, in the middle of the drawing. */
    static String hole(double radius) {
        String size = Svg.attribute("rx", radius) + Svg.attribute("ry", radius * HEIGHT);
        String rim = Svg.attribute("rx", radius + 2.5) + Svg.attribute("ry", radius * HEIGHT + 2.5);
        return "<ellipse class=\"rim\" fill=\"none\" stroke=\"url(#heap-paint)\" stroke-width=\"6\"" + rim + "/>"
                + "<ellipse class=\"pit\" fill=\"url(#hole-paint)\"" + size + "/>";
    }
}

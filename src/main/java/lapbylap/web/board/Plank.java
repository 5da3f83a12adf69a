package lapbylap.web.board;

import java.util.Random;

/** The plank that a board is carved from: a bowed outline with a lug at either end, and its grain. */
final class Plank {
    /** How far the long sides bow out. */
    static final double BOW = 5;

    private static final double CORNER = 34;
    private static final int GRAIN_LINES = 34;
    private static final long GRAIN_SEED = 1904;

    private Plank() {}

    /** Path data of the outline. */
    static String outline(Plan plan) {
        double top = -plan.measures().edge();
        double bottom = plan.bottom() + plan.measures().edge();
        double left = plan.plankLeft();
        double right = plan.plankRight();
        double lug = Math.min(58, (bottom - top) / 4);
        return "M" + Svg.numbers(left + CORNER, top)
                + "Q" + Svg.numbers((left + right) / 2, top - 2 * BOW, right - CORNER, top)
                + "Q" + Svg.numbers(right, top, right + 1, top + CORNER)
                + side(right, (top + bottom) / 2, lug, 1)
                + "L" + Svg.numbers(right + 1, bottom - CORNER)
                + "Q" + Svg.numbers(right, bottom, right - CORNER, bottom)
                + "Q" + Svg.numbers((left + right) / 2, bottom + 2 * BOW, left + CORNER, bottom)
                + "Q" + Svg.numbers(left, bottom, left - 1, bottom - CORNER)
                + side(left, (top + bottom) / 2, lug, -1)
                + "L" + Svg.numbers(left - 1, top + CORNER)
                + "Q" + Svg.numbers(left, top, left + CORNER, top) + "Z";
    }

    /** One end with its lug: downwards on the right (out = 1), upwards on the left (out = -1). */
    private static String side(double x, double middle, double lug, int out) {
        double from = -lug * out;
        return "L" + Svg.numbers(x + 3 * out, middle + from)
                + "C"
                + Svg.numbers(
                        x + 5 * out,
                        middle + from * .82,
                        x + 24 * out,
                        middle + from * .9,
                        x + 26 * out,
                        middle + from * .55)
                + "Q" + Svg.numbers(x + 30 * out, middle, x + 26 * out, middle - from * .55)
                + "C"
                + Svg.numbers(
                        x + 24 * out, middle - from * .9, x + 5 * out, middle - from * .82, x + 3 * out, middle - from);
    }

    /** Path data of the grain: the same lines whenever a plank of this size is drawn. */
    static String grain(Plan plan) {
        Random random = new Random(GRAIN_SEED);
        double top = -plan.measures().edge() - BOW;
        double height = plan.bottom() + 2 * plan.measures().edge() + 2 * BOW;
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < GRAIN_LINES; i++) {
            double y = top + height * (i + random.nextDouble()) / GRAIN_LINES;
            double stretch = 90 + random.nextInt(90);
            double x = plan.left() + random.nextInt(120) - 60;
            lines.append('M').append(Svg.numbers(Math.round(x), Math.round(y)));
            lines.append('q').append(Svg.numbers(stretch / 2, random.nextInt(9) - 4, stretch, random.nextInt(5) - 2));
            double length = (.35 + random.nextDouble()) * plan.width();
            for (double reached = stretch; reached < length; reached += stretch) {
                lines.append('t').append(Svg.numbers(stretch, random.nextInt(7) - 3));
            }
        }
        return lines.toString();
    }
}

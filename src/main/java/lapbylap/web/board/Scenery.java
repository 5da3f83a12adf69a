package lapbylap.web.board;

import java.util.Random;

/** Pictures that are no boards to play on: what the first page shows beside its shelves. */
public final class Scenery {
    private static final int HOLES = 12;
    private static final int PITCH = 34;
    private static final int WIDTH = HOLES * PITCH;
    private static final int HEIGHT = 190;
    private static final int[] ROWS = {66, 107};
    private static final int[] HEAP = {6, 5, 3};

    private Scenery() {}

    /** A heap of nickernuts, and one that rolled away. The page must hold the {@link Sprite}. */
    public static String heap() {
        StringBuilder svg =
                new StringBuilder("<svg class=\"heap\" viewBox=\"-16-56 172 70\" width=\"172\" height=\"70\"");
        svg.append(" aria-hidden=\"true\">");
        for (int layer = HEAP.length - 1; layer >= 0; layer--) {
            for (int nut = 0; nut < HEAP[layer]; nut++) {
                double x = nut * 20.5 + (HEAP[0] - HEAP[layer]) * 10.2 + layer * nut % 3;
                svg.append(Svg.use("seed-" + Seats.shape(layer * 2, nut), x, -17.5 * layer + nut * layer % 2));
            }
        }
        return svg.append(Svg.use("seed-2", 142, 0)).append("</svg>").toString();
    }

    /**
     * Two rows of holes in the ground, four seeds in each, as far as the page is wide: a board of En Gehé is longer
     * than any page.
     */
    public static String ground() {
        Random random = new Random(1904);
        StringBuilder svg = new StringBuilder("<svg class=\"dug\" width=\"100%\"");
        svg.append(Svg.attribute("height", HEIGHT)).append(" aria-hidden=\"true\"><defs>");
        svg.append("<linearGradient id=\"heap-paint\" x2=\".2\" y2=\"1\"><stop offset=\"0\" stop-color=\"#5B2F15\"/>"
                + "<stop offset=\"1\" stop-color=\"#D9A26B\"/></linearGradient>");
        svg.append(
                "<g id=\"dug-hole\"><ellipse class=\"pit\" rx=\"14\" ry=\"7.6\" fill=\"#1B0D06\" stroke=\"url(#heap-paint)\""
                        + " stroke-width=\"2\"/><path class=\"dug-seeds\" fill=\"none\" stroke=\"#C4C5BF\" stroke-width=\"5\""
                        + " stroke-linecap=\"round\" d=\"M-7.5 1.8h.6M-2.2.2h.6M2.8 1.9h.6M7.3.4h.6\"/></g>");
        svg.append("<pattern id=\"dug-ground\" patternUnits=\"userSpaceOnUse\"").append(Svg.attribute("width", WIDTH));
        svg.append(Svg.attribute("height", HEIGHT)).append('>');
        String wave = "M0 8Q" + Svg.numbers(WIDTH / 4.0, 0, WIDTH / 2.0, 8) + "T" + Svg.numbers(WIDTH, 8);
        svg.append("<path class=\"plank\" fill=\"#8A4F2B\" d=\"")
                .append(wave)
                .append("V")
                .append(HEIGHT)
                .append("H0Z\"/>");
        svg.append("<path class=\"bevel\" fill=\"none\" stroke=\"#B87A4B\" stroke-width=\"1.5\" d=\"")
                .append(wave);
        svg.append("\"/><path class=\"grain\" stroke=\"#5E3117\" stroke-width=\"2\" stroke-linecap=\"round\" d=\"");
        for (int i = 0; i < 60; i++) {
            svg.append('M').append(Svg.numbers(4 + random.nextInt(WIDTH - 8), 20 + random.nextInt(HEIGHT - 26)));
            svg.append("h").append(random.nextInt(2)).append(".2");
        }
        svg.append("\"/>");
        for (int y : ROWS) {
            for (int i = 0; i < HOLES; i++) {
                double x = (i + .5) * PITCH + random.nextDouble() * 4 - 2;
                svg.append(Svg.use("dug-hole", x, y + random.nextDouble() * 3 - 1.5));
            }
        }
        return svg.append("</pattern></defs><rect width=\"100%\"")
                .append(Svg.attribute("height", HEIGHT))
                .append(" fill=\"url(#dug-ground)\"/></svg>")
                .toString();
    }
}

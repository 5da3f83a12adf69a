package lapbylap.web.board;

import java.util.function.IntPredicate;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;

/**
 * Draws boards for paper: with what lies in the pits, or with room to write in how much does. The page must hold the
 * {@link Sprite} of the layout and show it in line.
 *
 * <p>Two rows carved in wood have a box beside the name of each pit. Elsewhere names leave no room for one, and numbers
 * are written into the pits. A board in the ground is drawn in bands, one below the other.
 */
public final class SheetDrawing {
    private static final int MOST_COLUMNS = 20;
    private static final double BESIDE = 18;
    private static final double GAP = 20;
    /** Room for the uneven edge of the ground. */
    private static final double WAVE = 10;

    private static final double TEXT = 17;
    private static final double TEXT_IN_GROUND = .0155;
    private static final double BOX_WIDTH = 36;
    private static final double WIDEST_BOX = 46;
    private static final double BOX_HEIGHT = 24;
    private static final double HIGHEST_BOX = 30;

    private final Plan plan;
    private final Pieces pieces;

    public SheetDrawing(Layout layout) {
        plan = new Plan(layout);
        pieces = Pieces.of(layout);
    }

    /**
     * A board to look at.
     *
     * @param marked a pit to be ringed, or -1
     * @param towards the pit to which an arrow points from there, or -1
     */
    public String filled(Counts counts, int marked, int towards, String label) {
        return svg(label, (svg, shown) -> {
            if (marked >= 0 && shown.test(marked)) {
                svg.append("<g class=\"marks\"><circle class=\"ring\"")
                        .append(Svg.attribute("cx", plan.x(marked)))
                        .append(Svg.attribute("cy", plan.y(marked)))
                        .append(Svg.attribute("r", plan.measures().radius() + 5))
                        .append("/>");
                if (towards >= 0) {
                    svg.append(SheetArrow.from(plan, marked, towards));
                }
                svg.append("</g>");
            }
            pieces(svg, counts, shown);
        });
    }

    /**
     * A board to be filled in.
     *
     * @param counts what is written into it; null to leave that to others
     */
    public String blank(Counts counts, String label) {
        return svg(label, (svg, shown) -> {
            for (int pit = 0; pit < plan.layout().size(); pit++) {
                if (shown.test(pit)) {
                    room(svg, pit, counts);
                }
            }
        });
    }

    private interface Content {
        void draw(StringBuilder svg, IntPredicate shown);
    }

    private boolean boxed() {
        return plan.layout().rows() == 2 && !plan.inGround();
    }

    private String svg(String label, Content content) {
        StringBuilder svg = new StringBuilder("<svg class=\"board");
        svg.append(plan.inGround() ? " board-ground" : plan.layout().rows() == 4 ? " board-cows" : "")
                .append("\" role=\"img\"")
                .append(Svg.attribute("aria-label", label));
        double edge = plan.measures().edge();
        if (!plan.inGround()) {
            double beyond = edge + Plank.BOW + 2;
            svg.append(Svg.attribute("font-size", plan.textSize()));
            size(svg, plan.left(), -beyond, plan.width(), plan.bottom() + 2 * beyond);
            svg.append('>').append(wood());
            content.draw(svg, pit -> true);
            return svg.append("</svg>").toString();
        }
        int bands = (plan.layout().columns() + MOST_COLUMNS - 1) / MOST_COLUMNS;
        int columns = (plan.layout().columns() + bands - 1) / bands;
        double width = columns * plan.measures().pitch() + 2 * BESIDE;
        double height = plan.bottom() + 2 * edge + 2 * WAVE;
        svg.append(Svg.attribute("font-size", width * TEXT_IN_GROUND));
        size(svg, 0, 0, width, bands * (height + GAP) - GAP);
        svg.append('>');
        for (int band = 0; band < bands; band++) {
            int first = band * columns;
            svg.append("<svg").append(Svg.attribute("y", band * (height + GAP)));
            size(svg, (first - .5) * plan.measures().pitch() - BESIDE, -edge - WAVE, width, height);
            svg.append('>').append(wood());
            content.draw(svg, pit -> {
                int column = plan.layout().pits().get(pit).column() - 1;
                return column >= first && column < first + columns;
            });
            svg.append("</svg>");
        }
        return svg.append("</svg>").toString();
    }

    private String wood() {
        return "<use class=\"wood\" href=\"#" + Wood.id(plan.layout()) + "\"/>";
    }

    private static void size(StringBuilder svg, double left, double top, double width, double height) {
        svg.append(Svg.attribute(
                "viewBox",
                Svg.number(left) + " " + Svg.number(top) + " " + Svg.number(width) + " " + Svg.number(height)));
        svg.append(Svg.attribute("width", width)).append(Svg.attribute("height", height));
    }

    private void pieces(StringBuilder svg, Counts counts, IntPredicate shown) {
        svg.append("<g class=\"seeds\">");
        for (int pit = 0; pit < counts.size(); pit++) {
            int count = counts.seeds(pit);
            for (int piece = 0; shown.test(pit) && piece < pieces.drawn(count); piece++) {
                svg.append(pieces.inPit(plan, pit, count, piece, plan.x(pit), plan.y(pit)));
            }
        }
        svg.append("</g><g class=\"counts\">");
        for (int pit = 0; pit < counts.size(); pit++) {
            if (shown.test(pit)) {
                int count = counts.seeds(pit);
                svg.append(Places.count(plan, pit, 0, 0, pieces.told(count)));
                if (count > pieces.drawn(count) && !boxed()) {
                    svg.append(Places.text(
                            "many", plan.x(pit), plan.y(pit) + pieces.numberBelow(), "", Integer.toString(count)));
                }
            }
        }
        svg.append("</g>");
    }

    private void room(StringBuilder svg, int pit, Counts counts) {
        double scale = plan.textSize() / TEXT;
        double width = Math.min(BOX_WIDTH * scale, WIDEST_BOX);
        double height = Math.min(BOX_HEIGHT * scale, HIGHEST_BOX);
        double[] at = Wood.countAt(plan, pit);
        if (boxed()) {
            svg.append("<rect class=\"room\"")
                    .append(Svg.attribute("x", at[0]))
                    .append(Svg.attribute("y", at[1] - height / 2))
                    .append(Svg.attribute("width", width))
                    .append(Svg.attribute("height", height))
                    .append("/>");
        }
        if (counts != null) {
            double x = boxed() ? at[0] + width / 2 : plan.x(pit);
            svg.append(
                    Places.text("written", x, boxed() ? at[1] : plan.y(pit), "", Integer.toString(counts.seeds(pit))));
        }
    }
}

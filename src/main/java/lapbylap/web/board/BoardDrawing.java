package lapbylap.web.board;

import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Player;

/**
 * Draws boards of one layout as SVG. The page must hold the {@link Sprite} of the layout.
 *
 * <pre>{@code
 * BoardDrawing drawing = new BoardDrawing(layout, words);
 * String svg = drawing.draw(frame.head().counts(), Marks.of(recording, index), "The board after turn 3");
 * }</pre>
 *
 * A drawing holds no ids, so that it may stand in a page more than once. Its data attributes tell the player where
 * things are: pits with their middle ({@code x y}), circuit, and place along the groove ({@code at}, its height
 * {@code gy}).
 */
public final class BoardDrawing {
    private static final int LONG = 10;
    private static final double TEXT = 17;
    private static final double USUAL_WIDTH = 692;
    private static final double POOL_TEXT = 225;

    private final Plan plan;
    private final PoolWords words;

    public BoardDrawing(Layout layout, PoolWords words) {
        plan = new Plan(layout);
        this.words = words;
    }

    /**
     * One board.
     *
     * @param label what the picture is called; null for a picture that assistive technology shall pass over
     */
    public String draw(Counts counts, Marks marks, String label) {
        StringBuilder svg = new StringBuilder();
        svg.append("<svg")
                .append(Svg.attribute("class", plan.layout().columns() > LONG ? "board board-long" : "board"));
        svg.append(Svg.attribute("font-size", textSize()));
        svg.append(Svg.attribute("viewBox", box())).append(Svg.attribute("width", plan.width()));
        svg.append(Svg.attribute("height", plan.height()));
        svg.append(label == null ? " aria-hidden=\"true\"" : " role=\"img\"" + Svg.attribute("aria-label", label));
        svg.append("><use class=\"wood\" href=\"#")
                .append(Wood.id(plan.layout()))
                .append("\"/>");
        svg.append(new MarksDrawing(plan, marks).drawing());
        svg.append("<g class=\"seeds\">");
        for (int pit = 0; pit < counts.size(); pit++) {
            seeds(svg, pit, counts.seeds(pit));
        }
        svg.append("</g><g class=\"counts\">");
        for (int pit = 0; pit < counts.size(); pit++) {
            count(svg, pit, counts.seeds(pit));
        }
        svg.append("</g>");
        if (plan.layout().rows() == 2) {
            pool(svg, Player.SOUTH, counts.captured(Player.SOUTH));
            pool(svg, Player.NORTH, counts.captured(Player.NORTH));
        }
        return svg.append("</svg>").toString();
    }

    /** Text is as large on long boards as on short ones when both fill the same width. */
    private double textSize() {
        return TEXT * Math.min(plan.width(), 2 * USUAL_WIDTH) / USUAL_WIDTH;
    }

    private String box() {
        return Svg.number(plan.left()) + " " + Svg.number(plan.top()) + " " + Svg.number(plan.width()) + " "
                + Svg.number(plan.height());
    }

    private void seeds(StringBuilder svg, int pit, int seeds) {
        int shown = Math.min(seeds, Seats.MOST);
        for (int seed = 0; seed < shown; seed++) {
            double x = plan.x(pit) + Seats.x(pit, shown, seed);
            double y = plan.y(pit) + Seats.y(pit, shown, seed);
            svg.append(Svg.use("seed-" + Seats.shape(pit, seed), x, y));
        }
        if (seeds > Seats.MOST) {
            svg.append("<text class=\"many\"").append(Svg.attribute("x", plan.x(pit)));
            svg.append(Svg.attribute("y", plan.y(pit)))
                    .append(" dy=\".35em\">")
                    .append(seeds)
                    .append("</text>");
        }
    }

    private void count(StringBuilder svg, int pit, int seeds) {
        double[] at = Wood.countAt(plan, pit);
        Groove groove = plan.groove(pit);
        svg.append("<text")
                .append(Svg.attribute("x", at[0]))
                .append(Svg.attribute("y", at[1]))
                .append(" dy=\".35em\"");
        svg.append(Svg.attribute("data-x", plan.x(pit))).append(Svg.attribute("data-y", plan.y(pit)));
        svg.append(Svg.attribute("data-gy", groove.y(pit))).append(Svg.attribute("data-at", groove.at(pit)));
        if (plan.circuit(pit) > 0) {
            svg.append(Svg.attribute("data-circuit", plan.circuit(pit)));
        }
        svg.append('>').append(seeds).append("</text>");
    }

    private void pool(StringBuilder svg, Player owner, int seeds) {
        double y = plan.poolY(owner);
        double room = plan.poolRight() - plan.poolX() - POOL_TEXT * textSize() / TEXT;
        svg.append("<g class=\"pool\"")
                .append(Svg.attribute("data-x", plan.poolX()))
                .append(Svg.attribute("data-y", y));
        svg.append(Svg.attribute("data-room", room)).append('>');
        for (int seed = 0; seed < seeds; seed++) {
            double x = plan.poolX() + Seats.alongPool(seeds, seed, room);
            svg.append(Svg.use("seed-" + Seats.shape(0, seed), x, y));
        }
        svg.append("<text").append(Svg.attribute("x", plan.poolRight())).append(Svg.attribute("y", y));
        svg.append(" dy=\".35em\"><tspan class=\"long\">").append(Svg.escaped(words.of(owner)));
        svg.append("</tspan><tspan class=\"short\">").append(Svg.escaped(words.shortly(owner)));
        svg.append("</tspan> <tspan class=\"number\" dx=\".3em\">")
                .append(seeds)
                .append("</tspan></text></g>");
    }
}

package lapbylap.web.board;

import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Player;

/**
 * Draws boards of one layout as SVG. The page must hold the {@link Sprite} of the layout.
 *
 * <pre>{@code
 * BoardDrawing drawing = new BoardDrawing(layout, messages::text);
 * String svg = drawing.draw(frame.head().counts(), Marks.of(recording, index), "The board after turn 3");
 * }</pre>
 *
 * A drawing holds no ids, so that it may stand in a page more than once. Where things are the sprite tells the player.
 *
 * <p>A board in the ground is too long to be seen in one piece: it is drawn in bands, one below the other, that show
 * ten columns each.
 */
public final class BoardDrawing {
    private static final double BAND_GAP = 12;
    private static final double POOL_LINE = 50;

    private final Plan plan;
    private final Pieces pieces;
    private final UnaryOperator<String> words;
    /** Null if boards do not share their piles. */
    private final Piles piles;

    /** @param words messages by key: {@code board.pool.south}, and so on */
    public BoardDrawing(Layout layout, UnaryOperator<String> words) {
        this(new Plan(layout), words, null);
    }

    /**
     * Draws boards for a page with many of them.
     *
     * @param words messages by key: {@code board.pool.south}, and so on
     * @param piles what lies in the pits of all boards of the page
     */
    public BoardDrawing(Layout layout, UnaryOperator<String> words, Piles piles) {
        this(new Plan(layout), words, piles);
    }

    private BoardDrawing(Plan plan, UnaryOperator<String> words, Piles piles) {
        this.plan = plan;
        this.words = words;
        this.piles = piles;
        pieces = Pieces.of(plan.layout());
    }

    /** A carved board as it stands on a shelf: no names, counts or marks, for assistive technology to pass over. */
    public static String picture(Layout layout, Counts counts) {
        Plan plan = new Plan(layout, Measures.bare(layout.rows()));
        BoardDrawing drawing = new BoardDrawing(plan, key -> key, null);
        double top = -plan.measures().edge() - Plank.BOW;
        double height = plan.bottom() + 2 * (plan.measures().edge() + Plank.BOW);
        StringBuilder svg = new StringBuilder("<svg class=\"board\"");
        drawing.size(svg, plan.left(), top, plan.width(), height);
        svg.append(" aria-hidden=\"true\">").append(drawing.wood());
        drawing.pieces(svg, counts, pit -> true);
        return svg.append("</svg>").toString();
    }

    /**
     * One board.
     *
     * @param label what the picture is called; null for a picture that assistive technology shall pass over
     */
    public String draw(Counts counts, Marks marks, String label) {
        StringBuilder svg = new StringBuilder("<svg class=\"board");
        svg.append(plan.inGround() ? " board-ground" : plan.layout().rows() == 4 ? " board-cows" : "");
        svg.append(marks.secondPhase() ? " phase-two\"" : "\"").append(Svg.attribute("font-size", plan.textSize()));
        if (plan.inGround()) {
            size(svg, 0, 0, plan.bandWidth(), bandTop(bands()) - BAND_GAP + POOL_LINE);
        } else {
            size(svg, plan.left(), plan.top(), plan.width(), plan.height());
        }
        svg.append(label == null ? " aria-hidden=\"true\"" : " role=\"img\"" + Svg.attribute("aria-label", label));
        svg.append('>');
        if (plan.inGround()) {
            for (int band = 0; band < bands(); band++) {
                band(svg, band, counts, marks);
            }
        } else {
            content(svg, counts, marks, pit -> true, pit -> true);
        }
        pool(svg, Player.SOUTH, counts);
        pool(svg, Player.NORTH, counts);
        return svg.append("</svg>").toString();
    }

    private int bands() {
        return (plan.layout().columns() + plan.band() - 1) / plan.band();
    }

    private double bandHeight() {
        return plan.bottom() + 2 * plan.measures().edge();
    }

    private double bandTop(int band) {
        return POOL_LINE + band * (bandHeight() + BAND_GAP);
    }

    private void band(StringBuilder svg, int band, Counts counts, Marks marks) {
        svg.append("<svg").append(Svg.attribute("y", bandTop(band)));
        size(svg, plan.bandLeft(band), -plan.measures().edge(), plan.bandWidth(), bandHeight());
        svg.append('>');
        content(svg, counts, marks, pit -> beyond(band, pit) == 0, pit -> beyond(band, pit) <= 1);
        svg.append("</svg>");
    }

    /** How many columns outside a band a pit lies. */
    private int beyond(int band, int pit) {
        int column = plan.layout().pits().get(pit).column() - 1 - band * plan.band();
        return Math.max(0, Math.max(-column, column - plan.band() + 1));
    }

    private void content(StringBuilder svg, Counts counts, Marks marks, IntPredicate shown, IntPredicate near) {
        svg.append(wood()).append(new MarksDrawing(plan, marks, near).drawing());
        svg.append("<g class=\"seeds\">");
        pieces(svg, counts, shown);
        if (marks.crossed() >= 0) {
            inHand(svg, marks.crossed(), counts.hand());
        }
        svg.append("</g><g class=\"counts\">");
        for (int pit = 0; pit < counts.size() && piles == null; pit++) {
            if (shown.test(pit)) {
                svg.append(Places.count(plan, pit, 0, 0, pieces.told(counts.seeds(pit))));
            }
        }
        svg.append("</g>");
    }

    private String wood() {
        return "<use class=\"wood\" href=\"#" + Wood.id(plan.layout()) + "\"/>";
    }

    private void size(StringBuilder svg, double left, double top, double width, double height) {
        svg.append(" viewBox=\"")
                .append(Svg.number(left))
                .append(' ')
                .append(Svg.number(top))
                .append(' ')
                .append(Svg.number(width))
                .append(' ')
                .append(Svg.number(height))
                .append('"');
        svg.append(Svg.attribute("width", width)).append(Svg.attribute("height", height));
    }

    private void pieces(StringBuilder svg, Counts counts, IntPredicate shown) {
        for (int pit = 0; pit < counts.size(); pit++) {
            if (!shown.test(pit)) {
                continue;
            }
            if (piles == null) {
                pieces(svg, pit, counts.seeds(pit));
            } else {
                svg.append(piles.pile(plan, pieces, pit, counts.seeds(pit)));
            }
        }
    }

    private void pieces(StringBuilder svg, int pit, int count) {
        for (int piece = 0; piece < pieces.drawn(count); piece++) {
            svg.append(pieces.inPit(plan, pit, count, piece, plan.x(pit), plan.y(pit)));
        }
        if (count > pieces.drawn(count)) {
            svg.append(
                    Places.text("many", plan.x(pit), plan.y(pit) + pieces.numberBelow(), "", Integer.toString(count)));
        }
    }

    /** What was captured waits beside the pit that took it. */
    private void inHand(StringBuilder svg, int pit, int count) {
        svg.append("<g transform=\"translate(0 ")
                .append(Svg.number(plan.groove(pit).y(pit) - plan.y(pit)))
                .append(")\">");
        pieces(svg, pit, count);
        svg.append("</g>");
    }

    /** Captured seeds, or the herd that is not yet on the board, with words and a number at the end of the line. */
    private void pool(StringBuilder svg, Player owner, Counts counts) {
        boolean herd = plan.layout().rows() == 4;
        int count = herd ? counts.reserve(owner) : counts.captured(owner);
        double y = plan.poolY(owner);
        svg.append("<g class=\"pool\"");
        if (plan.inGround()) {
            double drawnAt = owner == Player.NORTH ? POOL_LINE / 2 : bandTop(bands()) - BAND_GAP + POOL_LINE / 2;
            svg.append(" transform=\"translate(0 ")
                    .append(Svg.number(drawnAt - y))
                    .append(")\"");
        }
        svg.append(Svg.attribute("data-x", plan.poolX())).append(Svg.attribute("data-y", y));
        svg.append(Svg.attribute("data-room", plan.poolRoom()));
        if (herd && owner == Player.NORTH) {
            svg.append(" data-to=\"-1\"");
        }
        svg.append('>');
        if (count > 0) {
            svg.append("<g transform=\"translate(0 ").append(Svg.number(y)).append(")\">");
            beside(svg, owner, count);
            svg.append("</g>");
        }
        svg.append("<text").append(Svg.attribute("x", plan.poolRight())).append(Svg.attribute("y", y));
        svg.append(" dy=\".35em\">");
        if (herd && owner == Player.NORTH) {
            word(svg, "phase one", "board.phase.one");
            word(svg, "phase two", "board.phase.two");
            svg.append(" · ");
        }
        String key = (herd ? "board.herd." : "board.pool.") + owner.id();
        word(svg, "long", key);
        word(svg, "short", key + ".short");
        svg.append(" <tspan class=\"number\" dx=\".3em\">").append(count).append("</tspan></text></g>");
    }

    private void beside(StringBuilder svg, Player owner, int count) {
        for (int piece = 0; piece < count; piece++) {
            double x = plan.poolX() + piece / 5 * pieces.five(plan, count);
            if (piles != null && piece % 5 == 0 && piece + 5 <= count) {
                svg.append(piles.five(plan, pieces, owner, count, piece, x));
                piece += 4;
            } else {
                svg.append(pieces.beside(plan, owner, count, piece, x));
            }
        }
    }

    private void word(StringBuilder svg, String kind, String key) {
        svg.append("<tspan")
                .append(Svg.attribute("class", kind))
                .append('>')
                .append(Svg.escaped(words.apply(key)))
                .append("</tspan>");
    }
}

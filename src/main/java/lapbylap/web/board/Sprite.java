package lapbylap.web.board;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import lapbylap.engine.Layout;

/**
 * What the boards of one page share, to be put into the page once, before the first board: paints, seeds, and for every
 * size of board its wood. Colours and strokes that style sheets change for dark pages, high contrast and print hang on
 * classes.
 */
public final class Sprite {
    private static final String PAINTS = linear("wood", "0 0 0 1", "#6A452D", "#5B3A25", "#482C1B")
            + linear("edge", "0 0 .3 1", "#B08A63", "#7A5538", "#24150C")
            + linear("rim", "0 0 1 1", "#150B06", "#2E1C11", "#A67C54")
            + "<radialGradient id=\"pit-paint\" cx=\".62\" cy=\".72\" r=\".78\"><stop offset=\"0\" stop-color=\"#5B3D27\"/>"
            + "<stop offset=\".38\" stop-color=\"#3A2416\"/><stop offset=\".8\" stop-color=\"#1D110A\"/></radialGradient>"
            + "<radialGradient id=\"seed-paint\" gradientUnits=\"userSpaceOnUse\" cx=\"-3\" cy=\"-4\" r=\"15\">"
            + "<stop offset=\"0\" stop-color=\"#DCDCD5\"/><stop offset=\".5\" stop-color=\"#ABADA6\"/>"
            + "<stop offset=\"1\" stop-color=\"#70736C\"/></radialGradient>"
            + "<filter id=\"shade\" x=\"-10%\" y=\"-10%\" width=\"120%\" height=\"130%\">"
            + "<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"2\" flood-color=\"#2B1A0D\" flood-opacity=\".6\"/>"
            + "<feDropShadow dx=\"5\" dy=\"13\" stdDeviation=\"9\" flood-color=\"#2B1A0D\" flood-opacity=\".42\"/>"
            + "</filter>";

    private Sprite() {}

    /** The sprite for boards of these layouts. */
    public static String of(Collection<Layout> layouts) {
        Map<String, Layout> sizes = new TreeMap<>();
        for (Layout layout : layouts) {
            sizes.put(Wood.id(layout), layout);
        }
        StringBuilder sprite = new StringBuilder();
        sprite.append("<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
        sprite.append(PAINTS).append(SeedShapes.all());
        for (Layout layout : sizes.values()) {
            sprite.append(new Wood(new Plan(layout)).drawing());
        }
        return sprite.append("</defs></svg>").toString();
    }

    private static String linear(String id, String line, String from, String middle, String to) {
        String[] ends = line.split(" ");
        return "<linearGradient id=\"" + id + "-paint\" x1=\"" + ends[0] + "\" y1=\"" + ends[1] + "\" x2=\"" + ends[2]
                + "\" y2=\"" + ends[3] + "\"><stop offset=\"0\" stop-color=\"" + from
                + "\"/><stop offset=\".5\" stop-color=\""
                + middle + "\"/><stop offset=\"1\" stop-color=\"" + to + "\"/></linearGradient>";
    }
}

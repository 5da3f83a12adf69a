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
    private static final String PIT =
            radial("pit", "cx=\".62\" cy=\".72\" r=\".78\"", "#5B3D27", ".38", "#3A2416", ".8", "#1D110A");
    private static final String SEED = radial(
            "seed",
            "gradientUnits=\"userSpaceOnUse\" cx=\"-3\" cy=\"-4\" r=\"15\"",
            "#DCDCD5",
            ".5",
            "#ABADA6",
            "1",
            "#70736C");
    private static final String WOOD = PIT
            + linear("wood", "0 0 0 1", "#6A452D", "#5B3A25", "#482C1B")
            + linear("edge", "0 0 .3 1", "#B08A63", "#7A5538", "#24150C")
            + linear("rim", "0 0 1 1", "#150B06", "#2E1C11", "#A67C54")
            + "<filter id=\"shade\" x=\"-10%\" y=\"-10%\" width=\"120%\" height=\"130%\">"
            + "<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"2\" flood-color=\"#2B1A0D\" flood-opacity=\".6\"/>"
            + "<feDropShadow dx=\"5\" dy=\"13\" stdDeviation=\"9\" flood-color=\"#2B1A0D\" flood-opacity=\".42\"/>"
            + "</filter>";
    private static final String EARTH = linear("earth", "0 0 0 1", "#8A4F2B", "#8A4F2B", "#7C4526")
            + linear("heap", "0 0 .2 1", "#5B2F15", "#9A6138", "#CC9664")
            + radial("hole", "cx=\".55\" cy=\".8\" r=\".8\"", "#5A321B", ".4", "#361C0E", ".85", "#1B0D06");

    private Sprite() {}

    /** The sprite for boards of these layouts. */
    public static String of(Collection<Layout> layouts) {
        return of(layouts, true, new Piles());
    }

    /** The sprite for boards of these layouts that share their piles; to be made when all of them are drawn. */
    public static String of(Collection<Layout> layouts, Piles piles) {
        return of(layouts, true, piles);
    }

    /** Whether any of these boards lies in the ground, which needs styles of its own. */
    public static boolean inGround(Collection<Layout> layouts) {
        return layouts.stream().anyMatch(layout -> new Plan(layout).inGround());
    }

    /** The sprite for boards of these layouts as {@link BoardDrawing#picture pictures}. */
    public static String ofPictures(Collection<Layout> layouts) {
        return of(layouts, false, new Piles());
    }

    private static String of(Collection<Layout> layouts, boolean named, Piles piles) {
        Map<String, Plan> sizes = new TreeMap<>();
        for (Layout layout : layouts) {
            Measures measures = named ? Measures.of(layout) : Measures.bare(layout.rows());
            sizes.put(Wood.id(layout), new Plan(layout, measures));
        }
        StringBuilder sprite = new StringBuilder();
        sprite.append("<svg class=\"sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
        if (sizes.values().stream().anyMatch(plan -> !plan.inGround())) {
            sprite.append(WOOD);
        }
        if (sizes.values().stream().anyMatch(Plan::inGround)) {
            sprite.append(EARTH);
        }
        if (sizes.values().stream().anyMatch(plan -> plan.layout().rows() == 2)) {
            sprite.append(SEED).append(SeedShapes.all());
        }
        if (sizes.values().stream().anyMatch(plan -> plan.layout().rows() == 4)) {
            sprite.append(CowShapes.all());
        }
        for (Plan plan : sizes.values()) {
            sprite.append(new Wood(plan, named).drawing());
            if (named) {
                sprite.append(Places.drawing(plan));
            }
        }
        return sprite.append(piles.drawings()).append("</defs></svg>").toString();
    }

    private static String radial(
            String id, String place, String from, String at, String middle, String end, String to) {
        return "<radialGradient id=\"" + id + "-paint\" " + place + "><stop offset=\"0\" stop-color=\"" + from
                + "\"/><stop offset=\"" + at + "\" stop-color=\"" + middle + "\"/><stop offset=\"" + end
                + "\" stop-color=\"" + to + "\"/></radialGradient>";
    }

    private static String linear(String id, String line, String from, String middle, String to) {
        String[] ends = line.split(" ");
        return "<linearGradient id=\"" + id + "-paint\" x1=\"" + ends[0] + "\" y1=\"" + ends[1] + "\" x2=\"" + ends[2]
                + "\" y2=\"" + ends[3] + "\"><stop offset=\"0\" stop-color=\"" + from
                + "\"/><stop offset=\".5\" stop-color=\""
                + middle + "\"/><stop offset=\"1\" stop-color=\"" + to + "\"/></linearGradient>";
    }
}

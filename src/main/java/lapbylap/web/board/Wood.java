package lapbylap.web.board;

import lapbylap.engine.Layout;
import lapbylap.engine.Pit;
import lapbylap.engine.Player;
import lapbylap.engine.Row;

/** What never changes on a board of one size: plank, grain, grooves, pits and their names. */
final class Wood {
    private final Plan plan;
    private final String id;

    Wood(Plan plan) {
        this.plan = plan;
        id = id(plan.layout());
    }

    /** The id of the wood for boards of a layout. */
    static String id(Layout layout) {
        return "wood-" + layout.rows() + "x" + layout.columns();
    }

    /** The id of the groove of one circuit. */
    static String grooveId(Layout layout, int circuit) {
        return "groove-" + layout.rows() + "x" + layout.columns() + "-" + circuit;
    }

    String drawing() {
        StringBuilder svg = new StringBuilder();
        double radius = plan.measures().radius();
        String plank = id + "-plank";
        svg.append("<path id=\"")
                .append(plank)
                .append("\" d=\"")
                .append(Plank.outline(plan))
                .append("\"/>");
        svg.append("<clipPath id=\"")
                .append(id)
                .append("-clip\"><use href=\"#")
                .append(plank)
                .append("\"/></clipPath>");
        for (int i = 0; i < plan.grooves().size(); i++) {
            Groove groove = plan.grooves().get(i);
            svg.append("<path").append(Svg.attribute("id", grooveId(plan.layout(), i)));
            svg.append(Svg.attribute("pathLength", groove.length()));
            svg.append(Svg.attribute("d", groove.path())).append("/>");
        }
        svg.append("<g id=\"")
                .append(id)
                .append("-pit\"><circle class=\"pit\" fill=\"url(#pit-paint)\"")
                .append(Svg.attribute("r", radius));
        svg.append("/><circle class=\"rim\" fill=\"none\" stroke=\"url(#rim-paint)\" stroke-width=\"5\"")
                .append(Svg.attribute("r", radius + 2))
                .append("/></g>");
        svg.append("<g id=\"")
                .append(id)
                .append("\"><use class=\"plank\" fill=\"url(#wood-paint)\" filter=\"url(#shade)\" href=\"#")
                .append(plank)
                .append("\"/>");
        svg.append("<g clip-path=\"url(#")
                .append(id)
                .append("-clip)\"><path class=\"grain\" fill=\"none\" stroke=\"#1D0F07\" stroke-opacity=\".24\" d=\"");
        svg.append(Plank.grain(plan))
                .append(
                        "\"/><use class=\"bevel\" fill=\"none\" stroke=\"url(#edge-paint)\" stroke-width=\"5\" href=\"#")
                .append(plank)
                .append("\"/></g>");
        lugs(svg);
        for (int i = 0; i < plan.grooves().size(); i++) {
            String groove = grooveId(plan.layout(), i);
            svg.append(
                            "<use class=\"groove-light\" fill=\"none\" stroke=\"#A67C54\" stroke-opacity=\".45\" y=\"1.4\" href=\"#")
                    .append(groove)
                    .append("\"/>");
            svg.append("<use class=\"groove\" fill=\"none\" stroke=\"#1D110A\" stroke-width=\"2.2\" href=\"#")
                    .append(groove)
                    .append("\"/>");
        }
        for (Pit pit : plan.layout().pits()) {
            svg.append(Svg.use(id + "-pit", plan.x(pit.index()), plan.y(pit.index())));
        }
        names(svg);
        return svg.append("</g>").toString();
    }

    private void lugs(StringBuilder svg) {
        for (double x : new double[] {plan.plankLeft() - 13, plan.plankRight() + 13}) {
            svg.append("<circle class=\"lug\" fill=\"#150B06\" stroke=\"#85603E\" r=\"5\"")
                    .append(Svg.attribute("cx", x));
            svg.append(Svg.attribute("cy", plan.bottom() / 2)).append("/>");
        }
    }

    /** Two rows: a name beside every pit. Four: a number over every column, a letter before every row. */
    private void names(StringBuilder svg) {
        svg.append("<g class=\"names\">");
        for (Pit pit : plan.layout().pits()) {
            int index = pit.index();
            if (plan.layout().rows() == 2) {
                name(svg, "end", plan.x(index) - 4, plan.namesY(pit.owner()), pit.name());
            } else {
                if (pit.row() == Row.BACK) {
                    name(
                            svg,
                            "middle",
                            plan.x(index),
                            plan.namesY(pit.owner()),
                            pit.name().substring(1));
                }
                if (pit.column() == 1) {
                    name(
                            svg,
                            "middle",
                            plan.plankLeft() + 1,
                            plan.y(index),
                            pit.name().substring(0, 1));
                }
            }
        }
        svg.append("</g>");
    }

    private static void name(StringBuilder svg, String anchor, double x, double y, String name) {
        svg.append("<text").append(Svg.attribute("x", x)).append(Svg.attribute("y", y));
        if (!anchor.equals("end")) {
            svg.append(Svg.attribute("text-anchor", anchor));
        }
        svg.append(" dy=\".35em\">").append(name).append("</text>");
    }

    /** Where the count of a pit stands: after its name, or on its rim where names stand outside the rows. */
    static double[] countAt(Plan plan, int pit) {
        Player owner = plan.layout().owner(pit);
        if (plan.layout().rows() == 2) {
            return new double[] {plan.x(pit) + 4, plan.namesY(owner)};
        }
        double aside = plan.measures().radius() * .75;
        return new double[] {plan.x(pit) + aside, plan.y(pit) + aside};
    }
}

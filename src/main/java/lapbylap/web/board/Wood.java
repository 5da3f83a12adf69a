package lapbylap.web.board;

import lapbylap.engine.Layout;
import lapbylap.engine.Pit;
import lapbylap.engine.Player;
import lapbylap.engine.Row;

/** What never changes on a board of one size: plank, grain, grooves, pits and their names. */
final class Wood {
    private final Plan plan;
    private final String id;
    private final boolean named;

    Wood(Plan plan) {
        this(plan, true);
    }

    /** The wood of a board; without the names of its pits where nobody will play on it. */
    Wood(Plan plan, boolean named) {
        this.plan = plan;
        this.named = named;
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
        outline(svg);
        grooves(svg);
        svg.append("<g id=\"").append(id).append("-pit\">").append(pit()).append("</g>");
        svg.append("<g id=\"").append(id).append("\">");
        if (plan.inGround()) {
            ground(svg);
        } else {
            plank(svg);
        }
        for (int i = 0; i < plan.grooves().size(); i++) {
            groove(svg, id.replace("wood", "groove") + "-" + i);
        }
        for (Pit pit : plan.layout().pits()) {
            svg.append(Svg.use(id + "-pit", plan.x(pit.index()), plan.y(pit.index())));
        }
        if (named) {
            names(svg);
        }
        return svg.append("</g>").toString();
    }

    private void outline(StringBuilder svg) {
        svg.append("<path id=\"")
                .append(id)
                .append("-plank\" d=\"")
                .append(plan.inGround() ? Ground.outline(plan) : Plank.outline(plan))
                .append("\"/><clipPath id=\"")
                .append(id)
                .append("-clip\">")
                .append(outlined("", ""))
                .append("</clipPath>");
    }

    private String outlined(String kind, String paint) {
        return "<use" + (kind.isEmpty() ? "" : Svg.attribute("class", kind)) + paint + " href=\"#" + id + "-plank\"/>";
    }

    private void grooves(StringBuilder svg) {
        for (int i = 0; i < plan.grooves().size(); i++) {
            Groove groove = plan.grooves().get(i);
            svg.append("<path").append(Svg.attribute("id", id.replace("wood", "groove") + "-" + i));
            svg.append(Svg.attribute("pathLength", groove.length()));
            svg.append(Svg.attribute("d", groove.path())).append("/>");
        }
    }

    private String pit() {
        double radius = plan.measures().radius();
        if (plan.inGround()) {
            return Ground.hole(radius);
        }
        String drawing = "<circle class=\"pit\" fill=\"url(#pit-paint)\"" + Svg.attribute("r", radius)
                + "/><circle class=\"rim\" fill=\"none\" stroke=\"url(#rim-paint)\" stroke-width=\"5\""
                + Svg.attribute("r", radius + 2);
        if (plan.layout().rows() == 2) {
            return drawing + "/>";
        }
        return "<path class=\"thorns\" fill=\"none\" stroke=\"#1D0F07\" stroke-width=\"1.3\" stroke-linecap=\"round\""
                + Svg.attribute("d", Thorns.round(radius)) + "/>" + drawing + " stroke-dasharray=\"3.2 .7\"/>";
    }

    private void ground(StringBuilder svg) {
        svg.append(outlined("plank", " fill=\"url(#earth-paint)\""));
        svg.append("<g clip-path=\"url(#")
                .append(id)
                .append("-clip)\"><path class=\"grain\" fill=\"none\" stroke=\"#5E3117\" stroke-width=\"2\"")
                .append(" stroke-linecap=\"round\"")
                .append(Svg.attribute("id", id + "-specks"))
                .append(Svg.attribute("d", Ground.specks(plan)))
                .append("/>")
                .append(Svg.use(id + "-specks", plan.width() / 2, 0))
                .append(outlined("bevel", " fill=\"none\" stroke=\"#B87A4B\" stroke-width=\"3\""))
                .append("</g>");
    }

    private void plank(StringBuilder svg) {
        svg.append(outlined("plank", " fill=\"url(#wood-paint)\" filter=\"url(#shade)\""));
        svg.append("<g clip-path=\"url(#")
                .append(id)
                .append("-clip)\"><path class=\"grain\" fill=\"none\" stroke=\"#1D0F07\" stroke-opacity=\".24\"")
                .append(Svg.attribute("d", Plank.grain(plan)))
                .append("/>")
                .append(outlined("bevel", " fill=\"none\" stroke=\"url(#edge-paint)\" stroke-width=\"5\""))
                .append("</g>");
        lugs(svg);
    }

    /** Boards on a shelf show no groove unless it parts the herds of two players; in the ground it is a furrow. */
    private void groove(StringBuilder svg, String groove) {
        if (plan.inGround()) {
            svg.append("<use class=\"groove\" fill=\"none\" stroke=\"#5B2F15\" stroke-width=\"8\" href=\"#")
                    .append(groove)
                    .append("\"/>");
        } else if (named || plan.layout().rows() == 4) {
            svg.append("<use class=\"groove-light\" fill=\"none\" stroke=\"#A67C54\" stroke-opacity=\".45\" y=\"1.4\"")
                    .append(" href=\"#")
                    .append(groove)
                    .append("\"/><use class=\"groove\" fill=\"none\" stroke=\"#1D110A\" stroke-width=\"2.2\" href=\"#")
                    .append(groove)
                    .append("\"/>");
        }
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
                            plan.plankLeft() + 11,
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

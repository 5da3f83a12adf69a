package lapbylap.web.board;

/**
 * Where things are on all boards of one layout, for the player: the counts of a board as it puts them into it. Their
 * data attributes tell of each pit its middle ({@code x y}), its circuit, the way it is sown if that is to the left
 * ({@code to}), and its place along the groove ({@code at}, its height {@code gy}).
 */
final class Places {
    private Places() {}

    /** A group with an id, for the sprite. */
    static String drawing(Plan plan) {
        StringBuilder svg = new StringBuilder("<g class=\"counts\" id=\"")
                .append(Wood.id(plan.layout()).replace("wood", "places"))
                .append("\">");
        for (int pit = 0; pit < plan.layout().size(); pit++) {
            svg.append(count(plan, pit, 0, 0, place(plan, pit), ""));
        }
        return svg.append("</g>").toString();
    }

    /** The count of a pit, at its place, as seen from a point; nothing if nothing is told. */
    static String count(Plan plan, int pit, double fromX, double fromY, String told) {
        return told.isEmpty() ? "" : count(plan, pit, fromX, fromY, "", told);
    }

    private static String count(Plan plan, int pit, double fromX, double fromY, String attributes, String told) {
        double[] at = Wood.countAt(plan, pit);
        String kind = plan.layout().rows() == 4 ? "count in-pit" : "count";
        return text(kind, at[0] - fromX, at[1] - fromY, attributes, told);
    }

    /** A number with its middle at a height. */
    static String text(String kind, double x, double y, String attributes, String told) {
        return "<text class=\"" + kind + "\"" + Svg.attribute("x", x) + Svg.attribute("y", y) + " dy=\".35em\""
                + attributes + ">" + told + "</text>";
    }

    private static String place(Plan plan, int pit) {
        Groove groove = plan.groove(pit);
        String place = Svg.attribute("data-x", plan.x(pit))
                + Svg.attribute("data-y", plan.y(pit))
                + Svg.attribute("data-gy", groove.y(pit))
                + Svg.attribute("data-at", groove.at(pit));
        if (plan.circuit(pit) > 0) {
            place += Svg.attribute("data-circuit", plan.circuit(pit));
        }
        return plan.layout().rows() == 4 && plan.heading(pit) < 0 ? place + " data-to=\"-1\"" : place;
    }
}

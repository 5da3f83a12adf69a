package lapbylap.web.board;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.IntPredicate;

/** Draws the marks of a frame: the thread of its lap in the groove, and rings round pits. */
final class MarksDrawing {
    /** How far outside its pit a ring runs. */
    private static final double RING = 5;

    private final Plan plan;
    private final Marks marks;
    private final IntPredicate shown;
    private final StringBuilder svg = new StringBuilder();

    /** @param shown whether a mark beside a pit can be seen; threads run everywhere */
    MarksDrawing(Plan plan, Marks marks, IntPredicate shown) {
        this.shown = shown;
        this.plan = plan;
        this.marks = marks;
    }

    String drawing() {
        svg.append("<g class=\"marks\">");
        if (!marks.path().isEmpty()) {
            thread();
        }
        rings("taken", marks.taken());
        rings("emptied", marks.emptied());
        if (marks.entered() >= 0) {
            rings("last", List.of(marks.entered()));
        }
        if (marks.crossed() >= 0) {
            crossing(marks.emptied().get(0), marks.crossed());
        }
        if (marks.last() >= 0) {
            rings("last", List.of(marks.last()));
        }
        rings("barred", marks.barred());
        marks.barred().forEach(this::bar);
        return svg.append("</g>").toString();
    }

    /** From one side of a pit to the other. */
    private void bar(int pit) {
        double side = (plan.measures().radius() + RING) * Math.sqrt(.5);
        svg.append("<path class=\"barred\" d=\"M")
                .append(Svg.numbers(plan.x(pit) - side, plan.y(pit) + side))
                .append('l')
                .append(Svg.numbers(2 * side, -2 * side))
                .append("\"/>");
    }

    private void thread() {
        List<Integer> path = marks.path();
        int from = marks.lifted() >= 0 ? marks.lifted() : path.get(0);
        Groove groove = plan.groove(from);
        double length = groove.length();
        boolean backwards = runsBackwards(groove, from, path.get(0));
        double run = 0;
        int here = from;
        for (int pit : path) {
            double step = backwards ? groove.at(here) - groove.at(pit) : groove.at(pit) - groove.at(here);
            run += (step + length) % length;
            here = pit;
        }
        run = Math.min(run, length);
        double start = backwards ? groove.at(from) - run : groove.at(from);
        svg.append("<use class=\"thread\"");
        svg.append(Svg.attribute("href", "#" + Wood.grooveId(plan.layout(), plan.circuit(from))));
        svg.append(Svg.attribute("stroke-dasharray", Svg.numbers(run, length - run)));
        svg.append(Svg.attribute("stroke-dashoffset", -start)).append("/>");
        for (int pit : new LinkedHashSet<>(path)) {
            if (pit != marks.last() && shown.test(pit)) {
                circle("drop", plan.x(pit), plan.groove(pit).y(pit), 4);
            }
        }
        if (marks.lifted() >= 0) {
            circle("lifted", plan.x(from), groove.y(from), 7.5);
        }
        arrow(marks.last());
    }

    /** From the pit that was emptied across the board to the groove beside the one that took its pieces. */
    private void crossing(int from, int to) {
        double y = plan.groove(to).y(to);
        int down = y > plan.y(from) ? 1 : -1;
        double start = plan.y(from) + down * (plan.measures().radius() + RING);
        svg.append("<path class=\"thread\" d=\"M").append(Svg.numbers(plan.x(from), start));
        svg.append('V').append(Svg.number(y)).append("\"/>");
        arrow(to);
    }

    private static boolean runsBackwards(Groove groove, int from, int to) {
        double ahead = (groove.at(to) - groove.at(from) + groove.length()) % groove.length();
        return ahead > groove.length() / 2;
    }

    /** The arrowhead that points from the groove into the last pit. */
    private void arrow(int pit) {
        double y = plan.groove(pit).y(pit);
        int inwards = y < plan.y(pit) ? 1 : -1;
        svg.append("<path class=\"arrow\" d=\"M")
                .append(Svg.numbers(plan.x(pit), y))
                .append("v");
        svg.append(Svg.number(9 * inwards))
                .append("m-7 0h14l-7 ")
                .append(Svg.number(10 * inwards))
                .append("z\"/>");
    }

    private void rings(String kind, List<Integer> pits) {
        for (int pit : pits) {
            if (shown.test(pit)) {
                circle("ring " + kind, plan.x(pit), plan.y(pit), plan.measures().radius() + RING);
            }
        }
    }

    private void circle(String kind, double x, double y, double radius) {
        svg.append("<circle").append(Svg.attribute("class", kind)).append(Svg.attribute("cx", x));
        svg.append(Svg.attribute("cy", y)).append(Svg.attribute("r", radius)).append("/>");
    }
}

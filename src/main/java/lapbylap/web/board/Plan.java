package lapbylap.web.board;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Layout;
import lapbylap.engine.Pit;
import lapbylap.engine.Player;
import lapbylap.engine.Row;

/**
 * Where everything on a board lies. The middle of the upper left pit is the origin; y grows downwards, South sits
 * below. All geometry is worked out here: drawings carry it on in data attributes.
 */
final class Plan {
    private static final double LUG = 28;
    private static final double POOL = 24;
    private static final double MARGIN = 4;

    private final Layout layout;
    private final Measures measures;
    private final List<Groove> grooves = new ArrayList<>();

    Plan(Layout layout) {
        this.layout = layout;
        measures = Measures.of(layout.rows());
        for (int first = 0; first < layout.size(); first += layout.circuitLength()) {
            grooves.add(Groove.round(this, first, layout.circuitLength()));
        }
    }

    Layout layout() {
        return layout;
    }

    Measures measures() {
        return measures;
    }

    List<Groove> grooves() {
        return grooves;
    }

    /** The number of the circuit that a pit belongs to. */
    int circuit(int pit) {
        return pit / layout.circuitLength();
    }

    Groove groove(int pit) {
        return grooves.get(circuit(pit));
    }

    double x(int pit) {
        return (layout.pits().get(pit).column() - 1) * measures.pitch();
    }

    double y(int pit) {
        int line = line(layout.pits().get(pit));
        return line * measures.rows() + (line >= layout.rows() / 2 ? measures.middle() : 0);
    }

    /** The line of pits as drawn, from above. */
    private int line(Pit pit) {
        boolean outer = layout.rows() == 2 || pit.row() == Row.BACK;
        if (pit.owner() == Player.NORTH) {
            return outer ? 0 : 1;
        }
        return outer ? layout.rows() - 1 : layout.rows() / 2;
    }

    /** The middle of the last pit in a row. */
    double right() {
        return (layout.columns() - 1) * measures.pitch();
    }

    /** The middle of the lowest row. */
    double bottom() {
        return (layout.rows() - 1) * measures.rows() + measures.middle();
    }

    /** Where the names and counts of an owner's pits stand. */
    double namesY(Player owner) {
        return owner == Player.NORTH ? -measures.names() : bottom() + measures.names();
    }

    /** Where a player's captured seeds lie, beside the plank. */
    double poolY(Player owner) {
        return owner == Player.NORTH
                ? -measures.edge() - Plank.BOW - POOL + 2
                : bottom() + measures.edge() + Plank.BOW + POOL + 3;
    }

    double poolX() {
        return -measures.radius();
    }

    double poolRight() {
        return right() + measures.radius();
    }

    double plankLeft() {
        return -measures.grooveAside() - 8;
    }

    double plankRight() {
        return right() + measures.grooveAside() + 8;
    }

    double left() {
        return plankLeft() - LUG - MARGIN;
    }

    double width() {
        return plankRight() + LUG + MARGIN - left();
    }

    double top() {
        return poolY(Player.NORTH) - POOL + 2;
    }

    double height() {
        return poolY(Player.SOUTH) + POOL - 2 - top();
    }
}

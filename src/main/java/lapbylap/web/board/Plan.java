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
    /** What the words and the number beside the pieces of a player need, in letters. */
    private static final double POOL_LETTERS = 13.3;

    private static final double TEXT = 17;
    private static final double USUAL_WIDTH = 692;
    private static final double GROUND_BESIDE = 76;
    private static final int BAND = 10;
    private static final double BAND_BESIDE = 18;

    private final Layout layout;
    private final Measures measures;
    private final List<Groove> grooves = new ArrayList<>();

    Plan(Layout layout) {
        this(layout, Measures.of(layout));
    }

    Plan(Layout layout, Measures measures) {
        this.layout = layout;
        this.measures = measures;
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

    /** Whether the board is dug in the ground. */
    boolean inGround() {
        return layout.columns() > Measures.CARVED;
    }

    /** Text is as large on wide boards as on others when both fill the same width. */
    double textSize() {
        return TEXT * (inGround() ? bandWidth() : width()) / USUAL_WIDTH;
    }

    /** A board in the ground is too long to be seen in one piece: the columns of one band. */
    int band() {
        return BAND;
    }

    double bandWidth() {
        return BAND * measures.pitch() + 2 * BAND_BESIDE;
    }

    double bandLeft(int band) {
        return (band * BAND - .5) * measures.pitch() - BAND_BESIDE;
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

    /** The way in which a pit is sown: 1 to the right, -1 to the left. */
    int heading(int pit) {
        boolean frontOfSouth =
                layout.owner(pit) == Player.SOUTH && layout.pits().get(pit).row() == Row.FRONT;
        boolean backOfNorth =
                layout.owner(pit) == Player.NORTH && layout.pits().get(pit).row() == Row.BACK;
        return frontOfSouth || backOfNorth ? 1 : -1;
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

    /**
     * Where a player's pieces beside the plank begin; beside a board in the ground, counted from the left of a band.
     */
    double poolX() {
        return inGround() ? BAND_BESIDE : -measures.radius();
    }

    double poolRight() {
        return inGround() ? bandWidth() - BAND_BESIDE : right() + measures.radius();
    }

    /** The room for a player's pieces beside the plank: what the words and the number leave. */
    double poolRoom() {
        return poolRight() - poolX() - POOL_LETTERS * textSize();
    }

    double plankLeft() {
        return -measures.grooveAside() - measures.side();
    }

    double plankRight() {
        return right() + measures.grooveAside() + measures.side();
    }

    double left() {
        return inGround() ? -GROUND_BESIDE : plankLeft() - LUG - MARGIN;
    }

    double width() {
        return (inGround() ? right() + GROUND_BESIDE : plankRight() + LUG + MARGIN) - left();
    }

    double top() {
        return poolY(Player.NORTH) - POOL + 2;
    }

    double height() {
        return poolY(Player.SOUTH) + POOL - 2 - top();
    }
}

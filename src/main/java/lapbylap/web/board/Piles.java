package lapbylap.web.board;

import java.util.Map;
import java.util.TreeMap;
import lapbylap.engine.Player;

/**
 * What lies in the pits, and beside them, of all boards of one page. Each way in which so many pieces lie is drawn
 * once, in the {@link Sprite} of the page; boards only refer to it.
 */
public final class Piles {
    private final Map<String, String> drawn = new TreeMap<>();

    /** A pit’s pieces, with their number, where they lie on a board. */
    String pile(Plan plan, Pieces pieces, int pit, int count) {
        String owner = plan.layout().owner(pit).id();
        String id = "pile" + size(plan) + owner.charAt(0) + pieces.kind(plan, pit) + "-" + count;
        if (!drawn.containsKey(id)) {
            StringBuilder pile = new StringBuilder();
            for (int piece = 0; piece < pieces.drawn(count); piece++) {
                pile.append(pieces.inPit(plan, pit, count, piece, 0, 0));
            }
            if (count > pieces.drawn(count)) {
                pile.append(Places.text("many", 0, pieces.numberBelow(), "", Integer.toString(count)));
            }
            pile.append(Places.count(plan, pit, plan.x(pit), plan.y(pit), pieces.told(count)));
            define(id, pile);
        }
        return Svg.use(id, plan.x(pit), plan.y(pit));
    }

    /** Five of a player's pieces beside the board, of which there are so many, where they lie. */
    String five(Plan plan, Pieces pieces, Player owner, int count, int first, double x) {
        long width = Math.round(10 * pieces.five(plan, count));
        String id = "five" + size(plan) + pieces.fiveKind(owner, first / 5) + "-" + width;
        if (!drawn.containsKey(id)) {
            StringBuilder five = new StringBuilder();
            for (int piece = first; piece < first + 5; piece++) {
                five.append(pieces.beside(plan, owner, count, piece, 0));
            }
            define(id, five);
        }
        return Svg.use(id, x, 0);
    }

    private static String size(Plan plan) {
        return "-" + plan.layout().rows() + "x" + plan.layout().columns() + "-";
    }

    private void define(String id, CharSequence drawing) {
        drawn.put(id, "<g id=\"" + id + "\">" + drawing + "</g>");
    }

    /** All piles that boards have referred to so far. */
    String drawings() {
        return String.join("", drawn.values());
    }
}

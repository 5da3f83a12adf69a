package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Clause;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Option;
import lapbylap.engine.Pit;
import lapbylap.engine.Row;

/** What a game says of itself as data, a line each. */
final class Told {
    private Told() {}

    /** Such as {@code board documented contested}. */
    static List<String> clauses(Game game) {
        return game.clauses().stream().map(Told::clause).toList();
    }

    private static String clause(Clause clause) {
        return clause.id() + " " + clause.status().id() + (clause.contested() ? " contested" : "");
    }

    /** Such as {@code pits of board [6, 7, 8, 9, 10] 6}. */
    static List<String> options(Game game) {
        return game.options().stream().map(Told::option).toList();
    }

    private static String option(Option option) {
        return option.id() + " of " + option.clause().id() + " " + option.values() + " " + option.byDefault();
    }

    /** Index, name, owner, the row unless it is the front row, and the column, such as {@code 0 A south 1}. */
    static List<String> pits(Layout layout) {
        return layout.pits().stream().map(Told::pit).toList();
    }

    private static String pit(Pit pit) {
        String row = pit.row() == Row.BACK ? " back " : " ";
        return pit.index() + " " + pit.name() + " " + pit.owner().id() + row + pit.column();
    }
}

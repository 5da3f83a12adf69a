package lapbylap.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A game as data: what it is called, what may be chosen, and the clauses that its rules consist of. */
public interface Game {
    /** Its name in addresses and records, such as {@code en-dodoi}. */
    String id();

    /** Its name for readers. Names of games are the same in every language. */
    String name();

    /** Its options, in the order to be shown. */
    List<Option> options();

    /** Its clauses, in the order in which they are told. */
    List<Clause> clauses();

    /** The rules under the given options, which must be this game's. */
    Rules rules(Options options);

    /** The given clause ids in the order of {@link #clauses()}, none twice. */
    default List<String> inOrder(Collection<String> ids) {
        List<String> ordered = new ArrayList<>();
        for (Clause clause : clauses()) {
            if (ids.contains(clause.id())) {
                ordered.add(clause.id());
            }
        }
        return ordered;
    }
}

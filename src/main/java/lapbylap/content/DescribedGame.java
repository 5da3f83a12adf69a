package lapbylap.content;

import java.util.List;

/**
 * A game that pages tell of and that cannot be played yet: too little of its rules is known.
 *
 * @param id its name in addresses
 * @param name as it is written
 */
public record DescribedGame(String id, String name) {
    private static final List<DescribedGame> ALL = List.of(
            new DescribedGame("enkeshui", "Enkeshui"),
            new DescribedGame("bao-la-kimasai-klamroth", "Bao la Kimasai, Klamroth’s game"));

    /** All of them, in the order to be shown. */
    public static List<DescribedGame> all() {
        return ALL;
    }

    /** The game with this id, or null if no such game is only described. */
    public static DescribedGame byId(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst().orElse(null);
    }
}

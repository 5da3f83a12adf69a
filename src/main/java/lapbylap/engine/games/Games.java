package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Game;

/** The games that can be played. */
public final class Games {
    private static final List<Game> ALL = List.of(new EnDodoi(), new BaoLaKimasai(), new CrossEndodoi(), new EnGehe());

    private Games() {}

    /** All of them, in the order to be shown. */
    public static List<Game> all() {
        return ALL;
    }

    /** The game with this id, or null if there is none that can be played. */
    public static Game byId(String id) {
        for (Game game : ALL) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        return null;
    }
}

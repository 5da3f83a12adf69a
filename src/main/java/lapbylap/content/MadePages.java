package lapbylap.content;

import java.util.Set;
import lapbylap.engine.games.Games;

/** Pages that nobody wrote: they are made of messages, data and the engine, and so are there in every language. */
public final class MadePages {
    /** The page of a game that makes worksheets. */
    public static final String WORKSHEET = "worksheet";

    /** The page of a game to play on. */
    public static final String PLAY = "play";

    private static final Set<String> OF_GAMES = Set.of(WORKSHEET, PLAY);
    private static final String INDEX = "index";

    private MadePages() {}

    /** Whether such a page stands at an address: of a game that can be played, or the list of lessons. */
    public static boolean at(PageAddress address) {
        if (address == null) {
            return false;
        }
        return address.game() == null
                ? address.isLesson() && address.name().equals(INDEX)
                : OF_GAMES.contains(address.name()) && Games.byId(address.game()) != null;
    }
}

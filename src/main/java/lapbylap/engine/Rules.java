package lapbylap.engine;

import java.util.List;

/**
 * The rules of a game under chosen options: the decisions in which games differ. Immutable, shared freely by threads.
 */
public abstract class Rules {
    /** A set-up with more seeds than this, pools and reserves included, is refused (clause {@code setup}). */
    public static final int MOST_SEEDS = 400;

    private final Game game;
    private final Options options;
    private final Layout layout;

    protected Rules(Game game, Options options, Layout layout) {
        this.game = game;
        this.options = options;
        this.layout = layout;
    }

    public final Game game() {
        return game;
    }

    public final Options options() {
        return options;
    }

    public final Layout layout() {
        return layout;
    }

    /** The position that the game starts from. */
    public abstract Position start();

    /**
     * A set-up as a position of this game.
     *
     * @throws Refused by clause {@code setup} if the game has no such position
     */
    public Position position(SetUp setUp) throws Refused {
        int total = setUp.counts().total();
        if (total > MOST_SEEDS) {
            throw Refused.by("setup", Fault.TOO_MANY_SEEDS).with("seeds", total).with("most", MOST_SEEDS);
        }
        return checked(setUp);
    }

    /** What this game asks of a set-up that is within the bound on seeds. */
    protected abstract Position checked(SetUp setUp) throws Refused;

    /** Which way a handful is sown: 1 along the circuit in board-index order, -1 against it. */
    protected int direction(int seeds) {
        return 1;
    }

    /** Whether a lap leaves out the pit that it lifted when it comes round to it. */
    protected boolean skipsOrigin() {
        return false;
    }

    /** What the last seed of a lap brings about, the board being as it is after that seed fell. */
    protected abstract LapEnd judge(Table table, int last);

    /** The ids of the clauses that decided how a handful of this size was sown. */
    protected abstract List<String> sowingClauses(int seeds);

    /** Why the game is over in this position whatever moves there are, or null. Looked at before anything else. */
    protected Reason overAtOnce(Table table) {
        return null;
    }

    /** Hands out what is left and counts, the game having ended in this position for this reason. */
    protected abstract Settlement settle(Position position, Reason reason);
}

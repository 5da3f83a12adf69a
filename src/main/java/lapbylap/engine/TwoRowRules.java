package lapbylap.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rules that En Dodoi and its relatives share: two rows sown through as one circuit, relay sowing over both sides,
 * a capture where a lap ends in an empty pit of the mover's own row.
 */
public class TwoRowRules extends Rules {
    private static final LapEnd RELAY = LapEnd.relay("relay");
    private static final LapEnd STOP = LapEnd.stop("stop");
    private static final LapEnd NOTHING_FACING = LapEnd.stop("empty-opposite");
    private static final LapEnd OWN_SEED_ALONE =
            new LapEnd(LapEnd.Kind.CAPTURE, false, true, false, List.of("empty-opposite"), List.of("empty-opposite"));
    private static final LapEnd CAPTURE =
            new LapEnd(LapEnd.Kind.CAPTURE, true, true, false, List.of("capture"), List.of("capture", "capture-own"));

    private final Choices choices;
    private final int columns;
    private final List<String> sowing;
    private final List<String> sowingRound;

    /**
     * What the games of the family choose.
     *
     * @param columns pits a row
     * @param seeds seeds in each pit at the start
     * @param takesOwnSeedAlone whether the seed that ended opposite an empty pit is taken (clause
     *     {@code empty-opposite})
     * @param skipsOrigin whether a lap that comes round leaves out the pit it lifted (clause {@code origin-pit})
     * @param byParity whether odd handfuls are sown clockwise (clause {@code sow-parity} in place of {@code sow})
     */
    public record Choices(int columns, int seeds, boolean takesOwnSeedAlone, boolean skipsOrigin, boolean byParity) {}

    public TwoRowRules(Game game, Options options, Choices choices) {
        super(game, options, Layout.ofTwoRows(choices.columns()));
        this.choices = choices;
        columns = choices.columns();
        sowing = List.of(choices.byParity() ? "sow-parity" : "sow");
        sowingRound = List.of(sowing.get(0), "origin-pit");
    }

    @Override
    public Position start() {
        int[] board = new int[2 * columns];
        Arrays.fill(board, choices.seeds());
        return new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
    }

    @Override
    protected Position checked(SetUp setUp) throws Refused {
        if (setUp.counts().size() != 2 * columns) {
            throw Refused.by("setup", Fault.ROW_LENGTH)
                    .with("pits", setUp.counts().size() / 2)
                    .with("accepted", List.of(Integer.toString(columns)));
        }
        if (setUp.counts().allReserves() > 0) {
            throw Refused.by("setup", Fault.NO_SUCH_POOL)
                    .with("seeds", setUp.counts().allReserves());
        }
        return new Position(setUp.counts(), setUp.mover(), 0);
    }

    @Override
    protected int direction(int handful) {
        return choices.byParity() && handful % 2 == 1 ? -1 : 1;
    }

    @Override
    protected boolean skipsOrigin() {
        return choices.skipsOrigin();
    }

    @Override
    protected LapEnd judge(Table table, int last) {
        if (table.seeds(last) > 1) {
            return RELAY;
        }
        boolean southern = last < columns;
        if (southern != (table.mover() == Player.SOUTH)) {
            return STOP;
        }
        if (table.seeds(2 * columns - 1 - last) > 0) {
            return CAPTURE;
        }
        return choices.takesOwnSeedAlone() ? OWN_SEED_ALONE : NOTHING_FACING;
    }

    /** {@code origin-pit} decides something as soon as a lap comes round to the pit that it lifted. */
    @Override
    protected List<String> sowingClauses(int handful) {
        return handful < 2 * columns ? sowing : sowingRound;
    }

    @Override
    protected Settlement settle(Position position, Reason reason) {
        List<Taken> swept = new ArrayList<>();
        int[] to = new int[2];
        for (int pit = 0; pit < 2 * columns; pit++) {
            int left = position.seeds(pit);
            if (left > 0) {
                swept.add(new Taken(pit, left));
                Player taker = reason == Reason.REPETITION
                        ? layout().owner(pit)
                        : position.mover().other();
                to[taker.ordinal()] += left;
            }
        }
        int south = position.counts().captured(Player.SOUTH) + to[0];
        int north = position.counts().captured(Player.NORTH) + to[1];
        Counts after = new Counts(new int[2 * columns], new int[] {south, north}, new int[2], 0);
        Outcome outcome = new Outcome(Winner.byScore(south, north), reason, south, north);
        return new Settlement(swept, to[0], to[1], new Position(after, position.mover(), 0), outcome);
    }
}

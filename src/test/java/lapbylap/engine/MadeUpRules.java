package lapbylap.engine;

import java.util.Arrays;
import java.util.List;
import lapbylap.engine.games.Games;

/**
 * Rules that no game has, to lead a turn where real rules seldom do: two rows, and what a lap's last seed brings about
 * is left to the test.
 */
abstract class MadeUpRules extends Rules {
    static final LapEnd RELAY = LapEnd.relay("relay");
    static final LapEnd STOP = LapEnd.stop("stop");
    private static final LapEnd CAPTURE_AND_SOW =
            new LapEnd(LapEnd.Kind.CAPTURE, true, false, true, List.of("capture"), List.of("capture"));

    private MadeUpRules(int columns) {
        super(Games.byId("en-dodoi"), Options.defaults(Games.byId("en-dodoi")), Layout.ofTwoRows(columns));
    }

    /** Rules by which a turn ends on the given lap, wherever its seeds fall. They count, and so are for one turn. */
    static Rules endingOnLap(int columns, int lastLap) {
        return new MadeUpRules(columns) {
            private int laps;

            @Override
            protected LapEnd judge(Table table, int last) {
                laps++;
                return laps == lastLap ? STOP : RELAY;
            }
        };
    }

    /**
     * Rules by which no turn ends: the seeds facing an occupied pit are captured and sown on from there. What came
     * before a capture cannot be told from what follows, so that a turn may run into a cycle that it did not begin in.
     */
    static Rules neverEnding(int columns) {
        return new MadeUpRules(columns) {
            @Override
            protected LapEnd judge(Table table, int last) {
                boolean captures = table.seeds(last) > 1 && table.seeds(layout().facing(last)) > 0;
                return captures ? CAPTURE_AND_SOW : RELAY;
            }
        };
    }

    @Override
    public Position start() {
        int[] board = new int[layout().size()];
        Arrays.fill(board, 4);
        return new Position(new Counts(board, new int[2], new int[2], 0), Player.SOUTH, 0);
    }

    @Override
    protected Position checked(SetUp setUp) {
        return new Position(setUp.counts(), setUp.mover(), 0);
    }

    @Override
    protected List<String> sowingClauses(int seeds) {
        return List.of("sow");
    }

    @Override
    protected Settlement settle(Position position, Reason reason) {
        throw new UnsupportedOperationException();
    }
}

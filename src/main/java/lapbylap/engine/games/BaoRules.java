package lapbylap.engine.games;

import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Fault;
import lapbylap.engine.LapEnd;
import lapbylap.engine.Layout;
import lapbylap.engine.Options;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Position;
import lapbylap.engine.Reason;
import lapbylap.engine.Refused;
import lapbylap.engine.Row;
import lapbylap.engine.Rules;
import lapbylap.engine.SetUp;
import lapbylap.engine.Settlement;
import lapbylap.engine.Table;
import lapbylap.engine.Winner;

/** The decisions of {@link BaoLaKimasai}. */
final class BaoRules extends Rules {
    private static final int COLUMNS = 8;
    private static final int RESERVE = 24;

    private static final LapEnd STOP = LapEnd.stop("stop");
    private static final LapEnd RELAY = LapEnd.relay("relay");
    private static final LapEnd RELAY_INSTEAD_OF_CAPTURE = LapEnd.relay("relay", "no-capture");
    private static final LapEnd NO_TARGET_RELAY = LapEnd.relay("no-target");
    private static final LapEnd NO_TARGET_STOP = LapEnd.stop("no-target");
    private static final LapEnd CAPTURE =
            new LapEnd(LapEnd.Kind.CAPTURE, true, false, true, List.of("capture"), List.of("capture"));

    private final LapEnd noTarget;
    private final int openingTurns;
    private final int[][] frontRows;

    BaoRules(BaoLaKimasai game, Options options) {
        super(game, options, Layout.ofFourRows(COLUMNS));
        noTarget = options.value("no-target").equals("stop") ? NO_TARGET_STOP : NO_TARGET_RELAY;
        openingTurns = options.value("first-turn").equals("both") ? 2 : 1;
        frontRows = new int[][] {layout().row(Player.SOUTH, Row.FRONT), layout().row(Player.NORTH, Row.FRONT)};
    }

    @Override
    public Position start() {
        int[] board = new int[layout().size()];
        for (int[] row : frontRows) {
            for (int pit : row) {
                board[pit] = 1;
            }
        }
        Counts counts = new Counts(board, new int[2], new int[] {RESERVE, RESERVE}, 0);
        return new Position(counts, Player.SOUTH, openingTurns);
    }

    /** Only the exact start, South to move, has opening turns. */
    @Override
    protected Position checked(SetUp setUp) throws Refused {
        Counts counts = setUp.counts();
        Player mover = setUp.mover();
        if (counts.reserve(mover) == 0 && counts.reserve(mover.other()) > 0) {
            throw Refused.by("setup", Fault.RESERVE_EMPTY).with("player", mover.id());
        }
        if (counts.reserve(mover) > 0 && onSide(counts, mover) == 0) {
            throw Refused.by("setup", Fault.NO_COW).with("player", mover.id());
        }
        Position start = start();
        boolean isStart = mover == start.mover() && counts.equals(start.counts());
        return new Position(counts, mover, isStart ? openingTurns : 0);
    }

    @Override
    protected LapEnd judge(Table table, int last) {
        if (table.seeds(last) == 1) {
            return STOP;
        }
        int facing = layout().facing(last);
        boolean target = facing >= 0 && table.seeds(facing) > 0;
        if (table.inFirstPhase()) {
            return target ? RELAY_INSTEAD_OF_CAPTURE : RELAY;
        }
        return target ? CAPTURE : noTarget;
    }

    @Override
    protected List<String> sowingClauses(int handful) {
        return List.of("sow");
    }

    @Override
    protected Reason overAtOnce(Table table) {
        boolean inPhaseTwo = table.reserve(Player.SOUTH) + table.reserve(Player.NORTH) == 0;
        boolean rowEmpty = isEmpty(table, frontRows[0]) || isEmpty(table, frontRows[1]);
        return inPhaseTwo && rowEmpty ? Reason.FRONT_ROW_EMPTY : null;
    }

    private static boolean isEmpty(Table table, int[] row) {
        for (int pit : row) {
            if (table.seeds(pit) > 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected Settlement settle(Position position, Reason reason) {
        Counts counts = position.counts();
        Winner winner = Winner.DRAW;
        if (reason == Reason.FRONT_ROW_EMPTY) {
            boolean southEmpty = inRow(counts, frontRows[0]) == 0;
            boolean northEmpty = inRow(counts, frontRows[1]) == 0;
            Player lastMover = position.mover().other();
            winner = Winner.of(southEmpty && northEmpty ? lastMover : southEmpty ? Player.NORTH : Player.SOUTH);
        }
        Outcome outcome = new Outcome(winner, reason, onSide(counts, Player.SOUTH), onSide(counts, Player.NORTH));
        return new Settlement(List.of(), 0, 0, position, outcome);
    }

    private static int inRow(Counts counts, int[] row) {
        int cows = 0;
        for (int pit : row) {
            cows += counts.seeds(pit);
        }
        return cows;
    }

    /** Cows on a player's side of the board. */
    private int onSide(Counts counts, Player player) {
        return inRow(counts, layout().row(player, Row.FRONT)) + inRow(counts, layout().row(player, Row.BACK));
    }
}

package lapbylap.record;

import java.util.ArrayList;
import java.util.List;
import lapbylap.engine.Counts;
import lapbylap.engine.Layout;
import lapbylap.engine.Moves;
import lapbylap.engine.Outcome;
import lapbylap.engine.Player;
import lapbylap.engine.Row;
import lapbylap.engine.Taken;

/** A recording as text that leaves out nothing, for people to check and for tests to compare. */
public final class RecordingText {
    private final Recording recording;
    private final Layout layout;
    private final StringBuilder text = new StringBuilder();

    private RecordingText(Recording recording) {
        this.recording = recording;
        layout = recording.rules().layout();
    }

    /** Everything: frames, turns, and where the game stands at the end. */
    public static String of(Recording recording) {
        RecordingText told = new RecordingText(recording);
        told.addFrames(0);
        recording.turns().forEach(told::addTurn);
        told.addStanding(recording.moves(), recording.outcome());
        return told.text.toString();
    }

    /** All frames but the first, which shows the position that the test itself gave. */
    public static String framesAfterStart(Recording recording) {
        RecordingText told = new RecordingText(recording);
        told.addFrames(1);
        return told.text.toString();
    }

    private void addFrames(int first) {
        for (int i = first; i < recording.frames().size(); i++) {
            Frame frame = recording.frames().get(i);
            String clauses = String.join(" ", frame.head().clauses());
            text.append(i).append(". ").append(when(frame.head())).append(what(frame));
            text.append(" [").append(clauses).append("]\n");
            addBoard(frame.head().counts());
        }
    }

    private static String when(Frame.Head head) {
        if (head.player() == null) {
            return head.turn() == 0 ? "" : "After turn " + head.turn() + ": ";
        }
        return "Turn " + head.turn() + ", " + head.player().id() + ": ";
    }

    private String what(Frame frame) {
        if (frame instanceof Frame.Introduce introduce) {
            return "introduce in " + layout.name(introduce.pit());
        }
        if (frame instanceof Frame.Lap lap) {
            String from = lap.lifted() < 0 ? "captured seeds" : layout.name(lap.lifted()) + " lifted";
            return "lap " + lap.lap() + ", " + from + ", " + lap.path().length + " sown in " + names(lap.path())
                    + ", ends in " + lap.ends().id();
        }
        if (frame instanceof Frame.Capture capture) {
            return "capture of " + taken(capture.taken()) + (capture.toHand() ? ", to the hand" : ", to the pool");
        }
        if (frame instanceof Frame.Sweep sweep) {
            return "sweep of " + taken(sweep.taken()) + ", south " + sweep.toSouth() + ", north " + sweep.toNorth();
        }
        if (frame instanceof Frame.Result result) {
            return "result " + outcome(result.outcome());
        }
        return frame.kind();
    }

    private static String outcome(Outcome outcome) {
        Player winner = outcome.winner().player();
        return (winner == null ? "draw" : winner.id() + " wins") + " by "
                + outcome.reason().clause() + ", south " + outcome.southScore() + ", north " + outcome.northScore();
    }

    private String names(int[] pits) {
        List<String> names = new ArrayList<>();
        for (int pit : pits) {
            names.add(layout.name(pit));
        }
        return String.join(" ", names);
    }

    private String taken(List<Taken> taken) {
        List<String> told = new ArrayList<>();
        for (Taken one : taken) {
            told.add(one.seeds() + " in " + layout.name(one.pit()));
        }
        return String.join(", ", told);
    }

    /** As drawn: South below, North's rows above and running from right to left. */
    private void addBoard(Counts counts) {
        List<Row> rows = layout.rows() == 4 ? List.of(Row.BACK, Row.FRONT) : List.of(Row.FRONT);
        for (int i = 0; i < rows.size(); i++) {
            addRow(counts, Player.NORTH, rows.get(i), i == 0);
        }
        for (int i = rows.size() - 1; i >= 0; i--) {
            addRow(counts, Player.SOUTH, rows.get(i), i == 0);
        }
        if (counts.hand() > 0) {
            text.append("     hand ").append(counts.hand()).append('\n');
        }
    }

    private void addRow(Counts counts, Player owner, Row row, boolean outermost) {
        int[] fromOwnersLeft = layout.row(owner, row);
        int[] drawn = new int[fromOwnersLeft.length];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = fromOwnersLeft[owner == Player.SOUTH ? i : drawn.length - 1 - i];
        }
        text.append("     ");
        text.append(layout.name(drawn[0])).append('-').append(layout.name(drawn[drawn.length - 1]));
        for (int pit : drawn) {
            String seeds = Integer.toString(counts.seeds(pit));
            text.append(" ".repeat(Math.max(1, 3 - seeds.length()))).append(seeds);
        }
        if (outermost) {
            text.append("   pool ").append(counts.captured(owner));
            text.append(counts.reserve(owner) > 0 ? ", reserve " + counts.reserve(owner) : "");
        }
        text.append('\n');
    }

    private void addTurn(RecordedTurn turn) {
        text.append("Turn ")
                .append(turn.turn())
                .append(", ")
                .append(turn.player().id());
        text.append(": ").append(turn.move()).append(", ").append(turn.record());
        text.append(", frames ").append(turn.firstFrame()).append(" to ").append(turn.lastFrame());
        text.append('\n');
    }

    private void addStanding(Moves moves, Outcome outcome) {
        text.append("Position: ").append(PositionNotation.write(layout, recording.position()));
        text.append("\nLegal:");
        for (int pit : moves.legal()) {
            text.append(' ').append(layout.name(pit));
        }
        text.append("\nEndless:");
        for (Moves.Endless endless : moves.endless()) {
            text.append(' ').append(layout.name(endless.pit()));
            text.append(" (").append(endless.period()).append(')');
        }
        text.append("\nOutcome: ").append(outcome == null ? "none" : outcome(outcome));
        text.append('\n');
    }
}

package lapbylap.benchmark;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lapbylap.engine.Game;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.engine.TwoRowRules;
import lapbylap.engine.games.Games;
import lapbylap.json.RecordingJson;
import lapbylap.record.Recording;

/**
 * How bytes and time of a recording grow with its turns and with the pits of its board: printed, and drawn as a chart.
 * Arguments: the file for the chart, and how often each is timed.
 */
public final class Growth {
    private static final int[] TURNS = {10, 20, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000};
    private static final int[] COLUMNS = {6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50};
    private static final int TURNS_OF_ONE = 20;

    private final int repeats;

    private Growth(int repeats) {
        this.repeats = repeats;
    }

    /** A recording of that many turns or pits a row: its frames, its bytes, and the processor's time to make them. */
    record Sample(int size, int frames, int bytes, double millis) {}

    public static void main(String[] arguments) throws IOException {
        Growth growth = new Growth(Integer.parseInt(arguments[1]));
        growth.byPits();
        List<Sample> byTurns = growth.byTurns();
        List<Sample> byPits = growth.byPits();
        print("turns", byTurns);
        print("pits a row", byPits);
        Files.writeString(Path.of(arguments[0]), GrowthChart.svg(byTurns, byPits), StandardCharsets.UTF_8);
    }

    private static Rules rules(int columns) {
        Game game = Games.byId("en-dodoi");
        var choices = new TwoRowRules.Choices(columns, 4, false, false, false);
        return new TwoRowRules(game, Options.defaults(game), choices);
    }

    private List<Sample> byTurns() {
        Rules rules = rules(50);
        List<String> moves = PeacefulGame.moves(rules, TURNS[TURNS.length - 1]);
        List<Sample> samples = new ArrayList<>();
        for (int turns : TURNS) {
            if (turns <= moves.size()) {
                samples.add(sample(turns, rules, moves.subList(0, turns)));
            }
        }
        return samples;
    }

    private List<Sample> byPits() {
        List<Sample> samples = new ArrayList<>();
        for (int columns : COLUMNS) {
            Rules rules = rules(columns);
            List<String> moves = PeacefulGame.moves(rules, TURNS_OF_ONE);
            samples.add(sample(columns, rules, moves));
        }
        return samples;
    }

    private Sample sample(int size, Rules rules, List<String> moves) {
        Recording recording = SampleGames.record(rules, moves);
        int bytes = RecordingJson.write(recording, null).getBytes(StandardCharsets.UTF_8).length;
        var clock = ManagementFactory.getThreadMXBean();
        long[] nanos = new long[repeats];
        for (int i = 0; i < repeats; i++) {
            long begun = clock.getCurrentThreadCpuTime();
            RecordingJson.write(SampleGames.record(rules, moves), null);
            nanos[i] = clock.getCurrentThreadCpuTime() - begun;
        }
        Arrays.sort(nanos);
        return new Sample(size, recording.frames().size(), bytes, nanos[repeats / 2] / 1e6);
    }

    private static void print(String what, List<Sample> samples) {
        System.out.printf("| %s | frames | bytes | bytes a frame | ms of processor | µs a frame |%n", what);
        System.out.println("|---|---|---|---|---|---|");
        for (Sample one : samples) {
            System.out.printf(
                    Locale.ROOT,
                    "| %d | %,d | %,d | %d | %.2f | %.1f |%n",
                    one.size(),
                    one.frames(),
                    one.bytes(),
                    one.bytes() / one.frames(),
                    one.millis(),
                    1000 * one.millis() / one.frames());
        }
    }
}

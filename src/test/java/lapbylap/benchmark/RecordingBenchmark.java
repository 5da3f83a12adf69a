package lapbylap.benchmark;

import java.util.List;
import java.util.concurrent.TimeUnit;
import lapbylap.engine.Rules;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.json.RecordingJson;
import lapbylap.narration.Narrator;
import lapbylap.record.Recording;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes to record a whole game and to write it down, on average over a hundred games of random moves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RecordingBenchmark {
    private static final int GAMES = 100;

    private final Narrator narrator = new Narrator(Messages.load().get(Language.ENGLISH));
    private Rules rules;
    private List<List<String>> games;
    private List<Recording> recordings;
    private int next;

    @Setup
    public void prepare() {
        rules = SampleGames.rules();
        games = SampleGames.random(rules, GAMES);
        recordings =
                games.stream().map(moves -> SampleGames.record(rules, moves)).toList();
    }

    private int next() {
        next = (next + 1) % GAMES;
        return next;
    }

    @Benchmark
    public Recording record() {
        return SampleGames.record(rules, games.get(next()));
    }

    @Benchmark
    public String write() {
        return RecordingJson.write(recordings.get(next()), null);
    }

    /** With a sentence or two for every frame. */
    @Benchmark
    public String writeWithNarration() {
        return RecordingJson.write(recordings.get(next()), narrator);
    }

    @Benchmark
    public String recordAndWrite() {
        return RecordingJson.write(record(), null);
    }
}

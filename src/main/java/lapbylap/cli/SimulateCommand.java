package lapbylap.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import lapbylap.engine.Malformed;
import lapbylap.engine.Options;
import lapbylap.engine.Rules;
import lapbylap.opponent.RandomPlay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many random games and prints what happened in them, and how fast. */
@Command(
        name = "simulate",
        description = "Play random games and print what happened as JSON.",
        mixinStandardHelpOptions = true)
final class SimulateCommand implements Runnable {
    /** Games are handed out to the threads in blocks of this many. */
    private static final long BLOCK = 1_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOptions gameOptions = new GameOptions();

    @Option(names = "--games", required = true, paramLabel = "N", description = "How many games.")
    private long games;

    @Option(names = "--seed", required = true, paramLabel = "S", description = "What the random moves are drawn from.")
    private long seed;

    @Option(names = "--threads", paramLabel = "T", description = "How many threads (${DEFAULT-VALUE}).")
    private int threads = 1;

    private final AtomicLong handedOut = new AtomicLong();
    private final AtomicLong played = new AtomicLong();
    private final AtomicLong nanosOfProcessor = new AtomicLong();

    @Override
    public void run() {
        if (games < 1) {
            throw new CommandFailure("--games " + games + " is too few; give 1 or more");
        }
        if (threads < 1 || threads > 256) {
            throw new CommandFailure("--threads " + threads + " cannot be; give 1 to 256");
        }
        Rules rules;
        try {
            rules = gameOptions.game().rules(Options.of(gameOptions.game(), gameOptions.chosen()));
        } catch (Malformed wrong) {
            throw GameOptions.failure(wrong);
        }
        long begun = System.nanoTime();
        RandomPlay sum = play(rules);
        double seconds = (System.nanoTime() - begun) / 1e9;
        spec.commandLine().getOut().println(json(sum, seconds));
        spec.commandLine().getOut().flush();
    }

    private RandomPlay play(Rules rules) {
        List<Thread> workers = new ArrayList<>();
        List<RandomPlay> parts = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            RandomPlay part = new RandomPlay(rules);
            parts.add(part);
            workers.add(new Thread(() -> work(part)));
        }
        workers.forEach(Thread::start);
        ProgressLine progress = new ProgressLine("games", games, played::get);
        RandomPlay sum = new RandomPlay(rules);
        try {
            for (int i = 0; i < threads; i++) {
                while (workers.get(i).isAlive()) {
                    workers.get(i).join(ProgressLine.MILLIS_BETWEEN_LINES);
                    progress.show();
                }
                sum.add(parts.get(i));
            }
        } catch (InterruptedException stopped) {
            throw new CommandFailure("stopped after " + played.get() + " games");
        }
        progress.clear();
        return sum;
    }

    private void work(RandomPlay part) {
        var clock = ManagementFactory.getThreadMXBean();
        long begun = clock.getCurrentThreadCpuTime();
        for (long from = handedOut.getAndAdd(BLOCK); from < games; from = handedOut.getAndAdd(BLOCK)) {
            long to = Math.min(games, from + BLOCK);
            for (long number = from; number < to; number++) {
                part.play(seed, number);
            }
            played.addAndGet(to - from);
        }
        nanosOfProcessor.addAndGet(clock.getCurrentThreadCpuTime() - begun);
    }

    private String json(RandomPlay sum, double seconds) {
        double cpuSeconds = nanosOfProcessor.get() / 1e9;
        ObjectNode json = new com.fasterxml.jackson.databind.ObjectMapper().createObjectNode();
        json.put("games", sum.games());
        json.put("turns", sum.turns());
        json.put("laps", sum.laps());
        json.put("southWins", sum.southWins());
        json.put("northWins", sum.northWins());
        json.put("draws", sum.draws());
        json.put("endlessRefused", sum.endlessRefused());
        json.put("seconds", seconds);
        json.put("threads", threads);
        json.put("lapsPerSecondPerThread", Math.round(sum.laps() / cpuSeconds));
        json.put("gamesPerSecondPerThread", Math.round(sum.games() / cpuSeconds));
        return json.toString();
    }
}

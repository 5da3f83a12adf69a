package lapbylap.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import lapbylap.engine.Malformed;
import lapbylap.engine.Options;
import lapbylap.opponent.Level;
import lapbylap.opponent.Tournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets two levels of the machine play against each other, and prints who won how often and how long answers took. */
@Command(
        name = "tournament",
        description = "Let two levels of the machine play against each other, seats alternating; print JSON.",
        mixinStandardHelpOptions = true)
final class TournamentCommand implements Runnable {
    private static final int MOST_GAMES = 100_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private GameOptions gameOptions = new GameOptions();

    @Option(names = "--games", required = true, paramLabel = "N", description = "How many games.")
    private int games;

    @Option(names = "--seed", required = true, paramLabel = "S", description = "What chance is drawn from.")
    private long seed;

    @Option(names = "--levels", required = true, paramLabel = "L,M", description = "Two levels, such as 3,2.")
    private String levels = "";

    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final long[] longest = new long[2];
    private int played;

    @Override
    public void run() {
        if (games < 1 || games > MOST_GAMES) {
            throw new CommandFailure("--games " + games + " cannot be; give 1 to " + MOST_GAMES);
        }
        Level first = level(0);
        Level second = level(2);
        Tournament tournament;
        try {
            Options options = Options.of(gameOptions.game(), gameOptions.chosen());
            tournament = new Tournament(gameOptions.game().rules(options), first, second);
        } catch (Malformed wrong) {
            throw GameOptions.failure(wrong);
        }
        long begun = clock.getCurrentThreadCpuTime();
        ProgressLine progress = new ProgressLine("games", games, () -> played);
        for (played = 0; played < games; played++) {
            progress.show();
            play(tournament);
        }
        progress.clear();
        spec.commandLine().getOut().println(json(tournament, first, second, clock.getCurrentThreadCpuTime() - begun));
        spec.commandLine().getOut().flush();
    }

    private Level level(int at) {
        Level level = levels.matches("[0-9],[0-9]") ? Level.of(levels.charAt(at) - '0') : null;
        if (level == null) {
            throw new CommandFailure(
                    "--levels " + levels + " cannot be; give two of 1 to " + Level.values().length + ", such as 3,2");
        }
        return level;
    }

    private void play(Tournament tournament) {
        tournament.begin(seed, played);
        while (tournament.goesOn()) {
            int which = tournament.toMove();
            long before = clock.getCurrentThreadCpuTime();
            tournament.turn();
            longest[which] = Math.max(longest[which], clock.getCurrentThreadCpuTime() - before);
        }
    }

    private String json(Tournament tournament, Level first, Level second, long nanos) {
        ObjectNode json = new ObjectMapper().createObjectNode();
        json.put("games", games);
        json.putArray("levels").add(first.number()).add(second.number());
        json.putArray("wins").add(tournament.wins(0)).add(tournament.wins(1));
        json.put("draws", tournament.draws());
        json.put("southWins", tournament.southWins());
        json.put("turns", tournament.turns());
        json.put("seconds", Math.round(nanos / 1e6) / 1e3);
        json.putArray("longestAnswerMillis")
                .add(Math.round(longest[0] / 1e4) / 1e2)
                .add(Math.round(longest[1] / 1e4) / 1e2);
        return json.toString();
    }
}

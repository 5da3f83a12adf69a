package lapbylap.benchmark;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays random games by the engine and by a plain loop in C, in turns, and prints how many each plays in a second of
 * the processor. Arguments: how many games (200,000), how often (5 times), and of which game (En Dodoi, or Bao la
 * Kimasai).
 */
public final class EngineComparison {
    private static final Path SOURCES = Path.of("src", "test", "c");
    private static final Pattern GAMES_PER_SECOND = Pattern.compile(" games/s (\\d+) ");

    private EngineComparison() {}

    public static void main(String[] arguments) throws Exception {
        String games = arguments.length > 0 ? arguments[0] : "200000";
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5;
        String game = arguments.length > 2 ? arguments[2] : "en-dodoi";
        boolean ofFourRows = game.equals("bao-la-kimasai");
        Path source = SOURCES.resolve(ofFourRows ? "bao.c" : "endodoi.c");
        Path loop = Files.createTempFile("loop", "");
        try {
            output("cc", "-O2", "-o", loop.toString(), source.toString());
            double[] ratios = new double[rounds];
            for (int i = 0; i < rounds; i++) {
                long ofLoop = ofFourRows ? loop(loop.toString(), games) : loop(loop.toString(), "6", games);
                long ofEngine = engine(game, games);
                ratios[i] = (double) ofEngine / ofLoop;
                System.out.printf(
                        Locale.ROOT,
                        "games per second of the processor: %,9d by the loop in C, %,9d by the engine, %.2f of it%n",
                        ofLoop,
                        ofEngine,
                        ratios[i]);
            }
            Arrays.sort(ratios);
            System.out.printf(Locale.ROOT, "the engine plays %.2f times as many (median)%n", ratios[rounds / 2]);
        } finally {
            Files.delete(loop);
        }
    }

    private static long loop(String... command) throws IOException, InterruptedException {
        String printed = output(command);
        Matcher matcher = GAMES_PER_SECOND.matcher(printed);
        if (!matcher.find()) {
            throw new IOException("no games per second in: " + printed);
        }
        return Long.parseLong(matcher.group(1));
    }

    private static long engine(String game, String games) throws IOException, InterruptedException {
        String printed = output(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "lapbylap.cli.Main",
                "simulate",
                game,
                "--games",
                games,
                "--seed",
                "1");
        return new JsonMapper().readTree(printed).get("gamesPerSecondPerThread").longValue();
    }

    private static String output(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(List.of(command))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(command[0] + " failed");
        }
        return printed;
    }
}

package lapbylap.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program is killed in the midst of counting. */
class KilledCountsTest {
    private static final int ENOUGH = 50;

    @TempDir
    private Path folder;

    @Test
    void whatWasCountedIsThereAndCountingGoesOn() throws Exception {
        Path path = folder.resolve("counts.csv");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        CountUntilKilled.class.getName(),
                        path.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        long told = 0;
        try (BufferedReader lines = process.inputReader(StandardCharsets.US_ASCII)) {
            while (told < ENOUGH) {
                told = Long.parseLong(lines.readLine());
            }
            process.destroyForcibly();
            process.waitFor();
        } finally {
            process.destroyForcibly();
        }
        List<Long> numbers = new ArrayList<>();
        try (CountsFile file = CountsFile.open(path)) {
            file.append(CountLine.of("2027-03-01 10:00,visit,en,,1"));
        }
        CountLines.read(path, line -> numbers.add(line.number()));
        int counted = numbers.size() - 1;
        assertTrue(counted >= told, counted + " of " + told);
        assertEquals(LongStream.rangeClosed(1, counted).boxed().toList(), numbers.subList(0, counted));
        assertEquals(1, numbers.get(counted));
    }
}

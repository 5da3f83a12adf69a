package lapbylap.counts;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Reads the lines of a file, while it may be written to. */
final class CountLines {
    private CountLines() {}

    /** Hands on every line that can be read, in their order. A file that is not there has none. */
    static void read(Path path, Consumer<CountLine> each) throws IOException {
        // any bytes at all can be read as this
        try (BufferedReader lines = Files.newBufferedReader(path, StandardCharsets.ISO_8859_1)) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                CountLine line = CountLine.of(text);
                if (line != null) {
                    each.accept(line);
                }
            }
        } catch (NoSuchFileException none) {
            // nothing was counted yet
        }
    }

    /**
     * Hands on the same as sums: one line for what happened within an hour, or within a day before {@code hoursSince}.
     * Lines are written in the order of time, so no more than those of one hour are held.
     */
    static void readSums(Path path, LocalDate hoursSince, Consumer<CountLine> each) throws IOException {
        Map<CountLine, Long> sums = new LinkedHashMap<>();
        CountLine[] last = new CountLine[1];
        read(path, line -> {
            CountLine counted = line.day().isBefore(hoursSince) ? line.ofDay() : line;
            if (last[0] != null && !last[0].sameTime(counted)) {
                handOn(sums, each);
            }
            last[0] = counted;
            sums.merge(counted.withNumber(1), counted.number(), Long::sum);
        });
        handOn(sums, each);
    }

    private static void handOn(Map<CountLine, Long> sums, Consumer<CountLine> each) {
        sums.forEach((line, number) -> each.accept(line.withNumber(number)));
        sums.clear();
    }
}

package lapbylap.counts;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;

/** Makes a file of counts shorter: equal lines become one with their sum. */
final class RollUp {
    /** For so many days the hours are kept. */
    static final int DAYS_WITH_HOURS = 366;

    private RollUp() {}

    /**
     * Puts a shorter file in the place of a file. At any moment one of the two is there, and whole.
     *
     * @throws IOException if that cannot be done; the file is then as it was
     */
    static void of(Path path, LocalDate today) throws IOException {
        Path fresh = path.resolveSibling("." + path.getFileName() + ".new");
        try {
            write(path, fresh, today.minusDays(DAYS_WITH_HOURS));
            force(fresh);
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            force(path.toAbsolutePath().getParent());
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static void write(Path path, Path fresh, LocalDate hoursSince) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(fresh, StandardCharsets.US_ASCII)) {
            out.write(CountLine.HEADING + "\n");
            CountLines.readSums(path, hoursSince, line -> {
                try {
                    out.write(line + "\n");
                } catch (IOException full) {
                    throw new UncheckedIOException(full);
                }
            });
        } catch (UncheckedIOException full) {
            throw full.getCause();
        }
    }

    /** Sees to it that a file, or which files there are in a folder, is on the disk. */
    private static void force(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            channel.force(true);
        }
    }
}

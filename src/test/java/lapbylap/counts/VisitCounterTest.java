package lapbylap.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The exhibit counts, and goes on whether or not it can. */
class VisitCounterTest {
    private static final Clock NINE = Clock.fixed(Instant.parse("2027-03-01T09:30:00Z"), ZoneOffset.UTC);
    private static final long SECOND = 1_000_000_000;

    private final AtomicLong nanos = new AtomicLong();

    @TempDir
    private Path folder;

    private Path path() {
        return folder.resolve("counts.csv");
    }

    private VisitCounter counter(long growth) {
        return new VisitCounter(path(), NINE, nanos::get, growth);
    }

    private List<String> read() throws IOException {
        List<String> lines = new ArrayList<>();
        CountLines.read(path(), line -> lines.add(line.toString()));
        return lines;
    }

    @Test
    void whatHappenedIsInTheFileWhenItEnds() throws IOException {
        try (VisitCounter counter = counter(1000)) {
            counter.count(Event.VISIT, "", "");
            counter.count(Event.FINISHED, "pa", "en-gehe");
            counter.count(Event.IDLE_RESET, "pa", "");
            assertEquals(NINE.instant(), counter.lastReset());
            assertTrue(counter.works());
        }
        assertEquals(
                List.of(
                        "2027-03-01 09:00,visit,,,1",
                        "2027-03-01 09:00,finished,pa,en-gehe,1",
                        "2027-03-01 09:00,idle-reset,pa,,1"),
                read());
    }

    @Test
    void afterManyAtOnceTwoASecond() throws IOException {
        try (VisitCounter counter = counter(1_000_000)) {
            for (int second = 0; second < 2; second++) {
                for (int i = 0; i < 1000; i++) {
                    counter.count(Event.VISIT, "en", "");
                }
                nanos.addAndGet(SECOND);
            }
        }
        assertEquals(62, read().size());
    }

    @Test
    void aLongFileIsMadeShorterAndGoesOn() throws IOException {
        try (VisitCounter counter = counter(500)) {
            for (int i = 0; i < 60; i++) {
                counter.count(Event.VISIT, "en", "");
            }
        }
        long sum = 0;
        List<String> lines = read();
        for (String line : lines) {
            sum += CountLine.of(line).number();
        }
        assertEquals(60, sum);
        assertTrue(lines.size() < 20, lines::toString);
    }

    @Test
    void whereNothingCanBeWrittenNothingIsCountedAndNobodyHears() throws IOException {
        Files.createDirectory(path());
        try (VisitCounter counter = counter(500)) {
            counter.count(Event.VISIT, "en", "");
            assertFalse(counter.works());
        }
    }

    /** Where the system has a disk that is always full. */
    @Test
    void aFullDiskStopsTheCountingAndNothingElse() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        Files.createSymbolicLink(path(), full);
        try (VisitCounter counter = counter(500)) {
            counter.count(Event.VISIT, "en", "");
            assertFalse(counter.works());
        }
        Files.delete(path());
    }

    @Test
    void aFileThatWasTakenAwayIsBegunAnew() throws IOException {
        try (VisitCounter counter = counter(500)) {
            Files.move(path(), folder.resolve("taken.csv"));
            counter.count(Event.VISIT, "en", "");
        }
        assertEquals(List.of("2027-03-01 09:00,visit,en,,1"), read());
    }
}

package lapbylap.counts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts what visitors do. Nobody waits for it and nobody hears of its troubles: what cannot be written is not counted,
 * and it is tried again with the next event. Shared by threads.
 */
public final class VisitCounter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(VisitCounter.class);
    private static final int MOST_WAITING = 256;
    private static final int MILLIS_TO_END = 2_000;

    /** When a file has grown by so much, in bytes, it is made shorter. */
    private static final long GROWTH = 1 << 20;

    /** With less space than this, in bytes, a disk counts as full. */
    private static final long LEAST_SPACE = 1 << 20;

    private static final CountLine END = new CountLine(LocalDate.EPOCH, 0, Event.VISIT, "", "", 1);

    private final Path path;
    private final Clock clock;
    private final long growth;
    private final Allowance allowance;
    private final BlockingQueue<CountLine> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread writer = new Thread(this::write, "counts");
    private volatile Instant lastReset;
    private volatile String trouble;
    private CountsFile file;
    private long shortest;

    /**
     * Begins to count into a file.
     *
     * @param clock the time of the room
     */
    public VisitCounter(Path path, Clock clock) {
        this(path, clock, System::nanoTime, GROWTH);
    }

    VisitCounter(Path path, Clock clock, LongSupplier nanos, long growth) {
        this.path = path.toAbsolutePath();
        this.clock = clock;
        this.growth = growth;
        allowance = new Allowance(nanos);
        ready();
        writer.setDaemon(true);
        writer.start();
    }

    /**
     * Counts something that happens now, unless too much of it comes at once.
     *
     * @param language the tag of the language in use; empty if there is none
     * @param game the id of the game; empty if there is none
     */
    public void count(Event event, String language, String game) {
        if (event == Event.IDLE_RESET) {
            lastReset = clock.instant();
        }
        if (allowance.take()) {
            waiting.offer(CountLine.once(LocalDateTime.now(clock), event, language, game));
        }
    }

    private void write() {
        try {
            for (CountLine line = waiting.take(); line != END; line = waiting.take()) {
                // the file may have been moved away: once more, from the beginning
                if (!append(line)) {
                    append(line);
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
        shut();
    }

    private boolean append(CountLine line) {
        if (file == null && !ready()) {
            return false;
        }
        try {
            file.append(line);
            trouble = null;
        } catch (IOException broken) {
            return failed(broken);
        }
        if (file.length() > shortest + growth) {
            shorten();
        }
        return true;
    }

    private void shorten() {
        shut();
        try {
            RollUp.of(path, LocalDate.now(clock));
        } catch (IOException full) {
            LOG.warn("cannot make {} shorter: {}", path, full.toString());
        }
        // however long it is now, it may grow by as much again before this is tried again
        ready();
    }

    private boolean ready() {
        try {
            file = CountsFile.open(path);
            shortest = file.length();
            trouble = null;
            return true;
        } catch (IOException | RuntimeException broken) {
            return failed(broken);
        }
    }

    private boolean failed(Exception broken) {
        shut();
        if (trouble == null) {
            LOG.warn("cannot count into {}: {}", path, broken.toString());
        }
        trouble = broken.toString();
        return false;
    }

    private void shut() {
        if (file == null) {
            return;
        }
        try {
            file.close();
        } catch (IOException gone) {
            LOG.debug("cannot close {}", path, gone);
        }
        file = null;
    }

    /** Where it counts into. */
    public Path path() {
        return path;
    }

    /** When the exhibit last began anew since the program was started; null if it did not. */
    public Instant lastReset() {
        return lastReset;
    }

    /** Whether the next event can be counted, as far as can be told. */
    public boolean works() {
        try {
            return trouble == null
                    && Files.isWritable(path)
                    && Files.getFileStore(path).getUsableSpace() >= LEAST_SPACE;
        } catch (IOException gone) {
            return false;
        }
    }

    /**
     * Hands on all counts, as sums of hours, and of days where they are older than a year.
     *
     * @throws IOException if they cannot be read
     */
    public void read(Consumer<CountLine> each) throws IOException {
        CountLines.readSums(path, LocalDate.now(clock).minusDays(RollUp.DAYS_WITH_HOURS), each);
    }

    /** Today in the room. */
    public LocalDate today() {
        return LocalDate.now(clock);
    }

    /** Writes what waits, and ends. */
    @Override
    public void close() {
        try {
            waiting.offer(END, MILLIS_TO_END, TimeUnit.MILLISECONDS);
            writer.join(MILLIS_TO_END);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}

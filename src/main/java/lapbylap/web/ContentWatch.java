package lapbylap.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;
import lapbylap.content.Lazy;
import lapbylap.content.Library;
import lapbylap.content.LibraryLoader;
import lapbylap.content.Mistake;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The pages of a folder. If it is one that somebody edits, they are read at once, and again when one of its files has
 * changed; else when they are first asked for.
 */
final class ContentWatch {
    private static final Logger LOG = LoggerFactory.getLogger(ContentWatch.class);

    /** How often the folder is looked at, at the most. */
    private static final long NANOS_BETWEEN_LOOKS = 300_000_000L;

    private final Path folder;
    private final boolean edited;
    private final Map<Language, Messages> messages;
    private final ReentrantLock looking = new ReentrantLock();
    private final Lazy<Library> bundled = new Lazy<>(this::loadLater);
    private volatile Library library;
    private long fingerprint;
    private long lookedAt;

    ContentWatch(Path folder, boolean edited, Map<Language, Messages> messages) throws IOException {
        this.folder = folder;
        this.edited = edited;
        this.messages = messages;
        if (edited) {
            fingerprint = fingerprint();
            lookedAt = System.nanoTime();
            library = load();
        }
    }

    private Library loadLater() {
        try {
            return LibraryLoader.loadLater(folder, messages);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Library load() throws IOException {
        Library loaded = LibraryLoader.load(folder, messages, library);
        for (Mistake mistake : loaded.mistakes()) {
            LOG.warn("{}", mistake);
        }
        return loaded;
    }

    Library library() {
        if (!edited) {
            return bundled.get();
        }
        look();
        return library;
    }

    /** Whether the folder is one that somebody edits. */
    boolean edited() {
        return edited;
    }

    /** Changes whenever the pages do. */
    String version() {
        return Integer.toHexString(System.identityHashCode(library()));
    }

    /** One reader at a time reads what has changed; the others are not kept waiting, and see what was there before. */
    private void look() {
        if (!looking.tryLock()) {
            return;
        }
        try {
            if (System.nanoTime() - lookedAt < NANOS_BETWEEN_LOOKS) {
                return;
            }
            lookedAt = System.nanoTime();
            long now = fingerprint();
            if (now != fingerprint) {
                fingerprint = now;
                library = load();
            }
        } catch (IOException broken) {
            LOG.warn("content not read again: {}", broken.toString());
        } finally {
            looking.unlock();
        }
    }

    /** Changes with the name, size or time of any file. */
    private long fingerprint() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            long sum = 0;
            for (Path file : (Iterable<Path>) files::iterator) {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                long one = file.hashCode() * 31L + attributes.size();
                sum += one * 0x9E3779B97F4A7C15L + attributes.lastModifiedTime().toMillis();
            }
            return sum;
        }
    }
}

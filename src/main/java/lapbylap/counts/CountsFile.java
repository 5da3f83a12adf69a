package lapbylap.counts;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file that is counted into: one line after the other, each on the disk before the next. Whatever a power cut
 * leaves of the last line is cut off when the file is opened again. Not shared by threads.
 */
final class CountsFile implements Closeable {
    private static final byte[] HEADING = (CountLine.HEADING + "\n").getBytes(StandardCharsets.US_ASCII);
    private static final int PIECE = 4096;

    private final Path path;
    private final FileChannel lock;
    private FileChannel channel;
    private long end;

    private CountsFile(Path path) throws IOException {
        this.path = path;
        // beside the file: a lock on the file itself would end whenever somebody had read it
        lock = FileChannel.open(
                path.resolveSibling("." + path.getFileName() + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
    }

    /**
     * Opens a file, or begins one.
     *
     * @throws IOException if it cannot be written, holds something else than counts, or another program counts into it
     */
    static CountsFile open(Path path) throws IOException {
        CountsFile file = new CountsFile(path);
        try {
            file.lock();
            file.channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            file.mend();
            return file;
        } catch (IOException | RuntimeException broken) {
            file.close();
            throw broken;
        }
    }

    private void lock() throws IOException {
        try {
            if (lock.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException ourselves) {
            // told below
        }
        throw new IOException(path + " is in use");
    }

    private void mend() throws IOException {
        ByteBuffer start = ByteBuffer.allocate(HEADING.length);
        while (start.hasRemaining() && channel.read(start, start.position()) > 0) {
            // a read may bring less than was asked for
        }
        for (int i = 0; i < start.position(); i++) {
            // a file that was just made may hold nothing but zeros after a power cut
            if (start.get(i) != HEADING[i] && start.get(i) != 0) {
                throw new IOException(path + " holds something else than counts");
            }
        }
        boolean whole = start.position() == HEADING.length && start.get(HEADING.length - 1) == '\n';
        end = whole ? endOfLastLine() : 0;
        if (end < channel.size()) {
            channel.truncate(end);
        }
        if (!whole) {
            write(HEADING);
        }
    }

    private long endOfLastLine() throws IOException {
        for (long before = channel.size(); ; ) {
            long from = Math.max(0, before - PIECE);
            ByteBuffer piece = ByteBuffer.allocate((int) (before - from));
            while (piece.hasRemaining() && channel.read(piece, from + piece.position()) > 0) {
                // a read may bring less than was asked for
            }
            for (int i = piece.position() - 1; i >= 0; i--) {
                if (piece.get(i) == '\n') {
                    return from + i + 1;
                }
            }
            before = from;
        }
    }

    /**
     * Adds a line, and returns when it is on the disk.
     *
     * @throws IOException if it cannot be; the file then ends as before, if the disk allows that much
     */
    void append(CountLine line) throws IOException {
        if (!Files.exists(path)) {
            throw new IOException(path + " is no longer there");
        }
        write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    private void write(byte[] bytes) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        try {
            while (rest.hasRemaining()) {
                channel.write(rest, end + rest.position());
            }
            channel.force(false);
            end += bytes.length;
        } catch (IOException full) {
            channel.truncate(end);
            throw full;
        }
    }

    /** How long it is, in bytes. */
    long length() {
        return end;
    }

    @Override
    public void close() throws IOException {
        try {
            if (channel != null) {
                channel.close();
            }
        } finally {
            lock.close();
        }
    }
}

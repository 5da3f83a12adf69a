package lapbylap.web.export;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;

/**
 * A folder that is written beside the one it is to replace, and takes its place when it is whole. Until then, and if
 * anything goes wrong, the old one stays as it is.
 */
final class ExportFolder implements AutoCloseable {
    /** Tells a folder that an export wrote from one that holds somebody's own files. */
    private static final String MARK = "lap-by-lap.txt";

    private final Path target;
    private final Path fresh;

    /** @throws IOException if there is a folder that no export wrote, or nothing can be written beside it */
    ExportFolder(Path target) throws IOException {
        this.target = target.toAbsolutePath().normalize();
        if (Files.exists(this.target) && !replaceable(this.target)) {
            throw new IOException(
                    target + " holds other files; give a new folder, an empty one, or that of an earlier export");
        }
        Files.createDirectories(this.target.getParent());
        fresh = beside();
    }

    /** A new folder beside the target, whose name is not taken. A temporary one would be closed to web servers. */
    private Path beside() throws IOException {
        for (int i = 0; ; i++) {
            Path folder = target.resolveSibling("." + target.getFileName() + "-" + i);
            if (Files.notExists(folder)) {
                return Files.createDirectory(folder);
            }
        }
    }

    private static boolean replaceable(Path folder) throws IOException {
        if (!Files.isDirectory(folder) || Files.exists(folder.resolve(MARK))) {
            return Files.isDirectory(folder);
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }

    void write(String file, String text) throws IOException {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    void write(String file, byte[] bytes) throws IOException {
        Path path = fresh.resolve(file);
        Files.createDirectories(path.getParent());
        Files.write(path, bytes);
    }

    /** Puts the folder into its place; {@code told} says what it is to whoever finds it. */
    void finish(String told) throws IOException {
        write(MARK, told);
        if (Files.exists(target)) {
            Path old = beside();
            Files.move(target, old, StandardCopyOption.ATOMIC_MOVE);
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
            delete(old);
        } else {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Takes away what was not finished. */
    @Override
    public void close() throws IOException {
        if (Files.exists(fresh)) {
            delete(fresh);
        }
    }

    private static void delete(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException broken) throws IOException {
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}

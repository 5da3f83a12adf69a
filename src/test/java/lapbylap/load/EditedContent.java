package lapbylap.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import lapbylap.content.Bundled;

/** A copy of the content, in which somebody edits while it is served. */
final class EditedContent implements AutoCloseable {
    private final Path folder;

    EditedContent() throws IOException {
        folder = Files.createTempDirectory("content");
        Path original = Bundled.folder("content");
        for (Path file : files(original)) {
            Path copy = folder.resolve(original.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    private static Iterable<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    Path folder() {
        return folder;
    }

    /** Adds a sentence to a page, or something that no page may hold. */
    void write(String page, String words) throws IOException {
        Path file = folder.resolve(page);
        Files.writeString(file, Files.readString(file) + "\n" + words + "\n");
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(one);
            }
        }
    }
}

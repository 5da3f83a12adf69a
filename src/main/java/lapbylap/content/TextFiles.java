package lapbylap.content;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The files of a content folder. */
record TextFiles(Path folder) {

    /** All pages below the folder, English ones first: translations take their examples from them. */
    List<String> pages() throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".md"))
                    .filter(file -> Files.isRegularFile(folder.resolve(file)))
                    .sorted(Comparator.comparing((String file) -> !file.endsWith(".en.md"))
                            .thenComparing(file -> file))
                    .toList();
        }
    }

    /** The lines of a file; none if it is not there or, with a mistake, not in UTF-8. */
    List<String> lines(String file, Mistakes ofFile) throws IOException {
        Path path = folder.resolve(file);
        if (!Files.isRegularFile(path)) {
            return List.of();
        }
        byte[] bytes = Files.readAllBytes(path);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .lines()
                    .toList();
        } catch (CharacterCodingException broken) {
            ofFile.add(lineOfBadByte(bytes), "the file is not in UTF-8", "save it in that encoding");
            return List.of();
        }
    }

    private static int lineOfBadByte(byte[] bytes) {
        String lenient = new String(bytes, StandardCharsets.UTF_8);
        String before = lenient.substring(0, Math.max(0, lenient.indexOf('\uFFFD')));
        return (int) before.chars().filter(c -> c == '\n').count() + 1;
    }
}

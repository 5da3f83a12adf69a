package lapbylap.content;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;

/** Folders that the program brings along, in its jar or beside its classes. */
public final class Bundled {
    private Bundled() {}

    /** The folder with this name, such as {@code content}, as a path that can be walked. */
    public static Path folder(String name) throws IOException {
        URL url = Bundled.class.getResource("/" + name);
        if (url == null) {
            throw new IOException("the program was built without its folder " + name);
        }
        try {
            URI uri = url.toURI();
            return "jar".equals(uri.getScheme())
                    ? archive(uri).getPath("/" + name)
                    : Path.of(uri).toRealPath();
        } catch (URISyntaxException impossible) {
            throw new IOException(impossible);
        }
    }

    private static FileSystem archive(URI uri) throws IOException {
        try {
            return FileSystems.newFileSystem(uri, Map.of());
        } catch (FileSystemAlreadyExistsException open) {
            return FileSystems.getFileSystem(uri);
        }
    }
}

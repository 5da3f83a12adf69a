package lapbylap.web;

import java.nio.file.Path;

/**
 * How the site is served.
 *
 * @param host the address to listen on
 * @param port the port to listen on; 0 for any free one
 * @param publicUrl what absolute addresses begin with, without a slash at the end; null to leave such addresses out
 * @param contentFolder a folder to read pages from, looked at again whenever it changes; null for the pages brought
 *     along
 * @param kiosk whether nothing is served but the exhibit
 */
public record ServerSettings(String host, int port, String publicUrl, Path contentFolder, boolean kiosk) {

    /** The whole site. */
    public ServerSettings(String host, int port, String publicUrl, Path contentFolder) {
        this(host, port, publicUrl, contentFolder, false);
    }

    /** The loopback address and a port, and the pages brought along. */
    public static ServerSettings local(int port) {
        return new ServerSettings("localhost", port, null, null);
    }
}

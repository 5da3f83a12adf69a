package lapbylap.load;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.stream.Stream;

/** Debian's nginx, in a folder and a process of its own. */
final class Nginx implements AutoCloseable {
    private final Path folder;
    private final int port;
    private final Process process;

    private Nginx(Path folder, int port, Process process) {
        this.folder = folder;
        this.port = port;
        this.process = process;
    }

    /** Any port that is free now. */
    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** A folder that its workers, who are somebody else, can read. */
    static Path folder() throws IOException {
        Path folder = Files.createTempDirectory("nginx");
        return Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /**
     * Starts with what stands in the braces of {@code http}, and returns when it answers.
     *
     * @throws IOException if it is not installed, or refuses
     */
    static Nginx start(Path folder, int port, String http) throws IOException {
        Path file = folder.resolve("all.conf");
        Files.writeString(
                file,
                "daemon off;\npid nginx.pid;\nerror_log stderr warn;\nworker_processes auto;\n"
                        + "events { worker_connections 1024; }\nhttp {\naccess_log off;\n" + http + "\n}\n");
        Process process = new ProcessBuilder("nginx", "-p", folder.toString(), "-c", file.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        while (process.isAlive()) {
            try {
                new Socket(InetAddress.getLoopbackAddress(), port).close();
                return new Nginx(folder, port, process);
            } catch (ConnectException notYet) {
                Thread.onSpinWait();
            }
        }
        throw new IOException("nginx does not start: " + Files.readString(folder.resolve("log")));
    }

    int port() {
        return port;
    }

    @Override
    public void close() throws IOException {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(one);
            }
        }
    }
}

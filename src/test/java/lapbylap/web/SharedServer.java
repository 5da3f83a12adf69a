package lapbylap.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

/** One server for all tests that ask it things. */
public final class SharedServer {
    private static SiteServer server;

    private SharedServer() {}

    /** The port at which the site is served on this machine. */
    public static synchronized int port() {
        if (server == null) {
            Path counts = counts();
            server = new SiteServer(ServerSettings.local(0), counts, false).start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(counts)));
        }
        return server.port();
    }

    /** A file of counts with a few visits of today, so that there is something to be shown. */
    private static Path counts() {
        try {
            Path counts = Files.createTempDirectory("counts").resolve("counts.csv");
            Files.writeString(
                    counts,
                    "hour,event,language,game,number\n" + LocalDate.now() + " 09:00,visit,en,,12\n" + LocalDate.now()
                            + " 10:00,started,sw,en-dodoi,3\n");
            return counts;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static void end(Path counts) {
        server.close();
        for (File file : counts.getParent().toFile().listFiles()) {
            file.delete();
        }
        counts.getParent().toFile().delete();
    }
}

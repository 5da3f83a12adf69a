package lapbylap.cli;

import java.nio.file.Path;
import lapbylap.web.ServerSettings;
import lapbylap.web.SiteServer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What can be said to {@code serve}, with or without that word. */
final class ServeOptions {
    private static final Path USUAL_COUNTS = Path.of("kiosk-counts.csv");

    @Option(names = "--port", defaultValue = "7070", description = "Port to listen on (${DEFAULT-VALUE}).")
    private int port = 7070;

    @Option(names = "--host", defaultValue = "localhost", description = "Address to listen on (${DEFAULT-VALUE}).")
    private String host = "localhost";

    @Option(names = "--kiosk", description = "Serve nothing but the exhibit at /kiosk.")
    private boolean kiosk;

    @Option(
            names = "--counts",
            paramLabel = "FILE",
            description = "Count the visits of an exhibit into this file (kiosk-counts.csv with --kiosk).")
    private Path counts;

    @Mixin
    private SiteOptions siteOptions = new SiteOptions();

    void serve() {
        SiteServer server = start();
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "stop"));
        System.out.println("Lap by Lap is at http://" + host + ":" + server.port() + "/");
        try {
            Thread.currentThread().join();
        } catch (InterruptedException stopped) {
            server.close();
        }
    }

    private SiteServer start() {
        if (port < 0 || port > 65_535) {
            throw new CommandFailure("--port " + port + " is no port; give a number from 0 to 65535");
        }
        ServerSettings settings =
                new ServerSettings(host, port, siteOptions.publicUrl(), siteOptions.contentFolder(), kiosk);
        try {
            return new SiteServer(settings, kiosk && counts == null ? USUAL_COUNTS : counts, true).start();
        } catch (RuntimeException broken) {
            throw new CommandFailure("cannot serve at " + host + ":" + port + ": " + reason(broken));
        }
    }

    private static String reason(Throwable broken) {
        Throwable cause = broken;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }
}

package lapbylap.cli;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import lapbylap.web.ServerSettings;
import lapbylap.web.SiteServer;
import picocli.CommandLine.Option;

/** What can be said to {@code serve}, with or without that word. */
final class ServeOptions {
    @Option(names = "--port", defaultValue = "7070", description = "Port to listen on (${DEFAULT-VALUE}).")
    private int port = 7070;

    @Option(names = "--host", defaultValue = "localhost", description = "Address to listen on (${DEFAULT-VALUE}).")
    private String host = "localhost";

    @Option(names = "--public-url", paramLabel = "URL", description = "What absolute addresses begin with.")
    private String publicUrl;

    @Option(names = "--content", paramLabel = "DIR", description = "Serve pages from this folder, as they change.")
    private Path content;

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
        if (content != null && !Files.isDirectory(content)) {
            throw new CommandFailure("--content " + content + " is no folder");
        }
        ServerSettings settings = new ServerSettings(host, port, checkedPublicUrl(), content);
        try {
            return new SiteServer(settings).start();
        } catch (RuntimeException broken) {
            throw new CommandFailure("cannot serve at " + host + ":" + port + ": " + reason(broken));
        }
    }

    private String checkedPublicUrl() {
        if (publicUrl == null) {
            return null;
        }
        try {
            URI url = new URI(publicUrl);
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (web && url.getHost() != null && url.getQuery() == null && url.getFragment() == null) {
                return publicUrl.replaceAll("/+$", "");
            }
        } catch (URISyntaxException unreadable) {
            // told below
        }
        throw new CommandFailure("--public-url " + publicUrl + " is no address such as https://example.org");
    }

    private static String reason(Throwable broken) {
        Throwable cause = broken;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause.getMessage() == null ? cause.toString() : cause.getMessage();
    }
}

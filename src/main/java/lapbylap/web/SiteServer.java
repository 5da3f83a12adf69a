package lapbylap.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import lapbylap.counts.VisitCounter;
import lapbylap.i18n.Language;
import lapbylap.web.http.ReadyAnswers;
import lapbylap.web.http.SecurityHeaders;
import lapbylap.web.http.ServerErrors;
import lapbylap.web.http.SlowClients;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.server.handler.QoSHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The site, served. */
public final class SiteServer implements AutoCloseable {
    private static final int MOST_THREADS = 64;
    private static final int MOST_CONNECTIONS = 2_000;
    private static final int MOST_AT_ONCE = 48;
    private static final int MOST_WAITING = 1_000;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int STOP_MILLIS = 4_000;

    /** Above the longest address that is answered, so that a longer one still reaches us and is told so. */
    private static final int HEADER_BYTES = 32 * 1024;

    /** The name of the program, and its version. */
    public static final String VERSION = "lap-by-lap 1.0";

    private final Javalin javalin;
    private final VisitCounter counter;
    private final ReadAhead readAhead;

    /** A server that counts nothing. */
    public SiteServer(ServerSettings settings) {
        this(settings, null, PATIENCE, false);
    }

    /**
     * A server that counts the visits of an exhibit into a file, or nothing if that is null.
     *
     * @param readAhead whether to make, beside whatever else is done, what will be asked for
     */
    public SiteServer(ServerSettings settings, Path counts, boolean readAhead) {
        this(settings, counts, PATIENCE, readAhead);
    }

    /** A server that waits this long for clients that send nothing, or send it slowly. */
    SiteServer(ServerSettings settings, Duration patience) {
        this(settings, null, patience, false);
    }

    private SiteServer(ServerSettings settings, Path counts, Duration patience, boolean ahead) {
        Site site = new Site(settings);
        counter = counts == null ? null : new VisitCounter(counts, Clock.systemDefaultZone());
        Routes routes = new Routes(site, counter);
        readAhead = new ReadAhead(site, routes::firstPage);
        if (ahead) {
            readAhead.start();
        }
        javalin = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.startup.startupWatcherEnabled = false;
            config.startup.showOldJavalinVersionWarning = false;
            config.http.prefer405over404 = true;
            config.http.compressionStrategy = CompressionStrategy.NONE;
            config.http.maxRequestSize = 0;
            config.jetty.host = settings.host();
            config.jetty.port = settings.port();
            config.jetty.threadPool = new QueuedThreadPool(MOST_THREADS, 4);
            config.jetty.modifyHttpConfiguration(http -> {
                http.setSendServerVersion(false);
                http.setSendDateHeader(true);
                http.setRequestHeaderSize(HEADER_BYTES);
                http.setIdleTimeout(patience.toMillis());
            });
            config.jetty.modifyServer(server -> prepare(server, site, patience));
            config.router.javaLangErrorHandler((response, error) -> {
                throw new IllegalStateException(error);
            });
            routes.addTo(config.routes);
        });
    }

    private static void prepare(Server server, Site site, Duration patience) {
        QoSHandler quality = new QoSHandler();
        quality.setMaxRequestCount(MOST_AT_ONCE);
        quality.setMaxSuspendedRequestCount(MOST_WAITING);
        quality.setMaxSuspend(LONGEST_WAIT);
        GracefulHandler graceful = new GracefulHandler();
        graceful.setHandler(site.content().edited() ? quality : new ReadyAnswers(quality));
        server.setHandler(new SlowClients(new SecurityHeaders(graceful), patience));
        server.setErrorHandler(new ServerErrors(site.messages(Language.ENGLISH)));
        server.setStopTimeout(STOP_MILLIS);
        server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, server));
    }

    /** Starts to serve, and returns when requests are answered. */
    public SiteServer start() {
        javalin.start();
        return this;
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    /** Ends what is under way, and stops. */
    @Override
    public void close() {
        readAhead.stop();
        javalin.stop();
        if (counter != null) {
            counter.close();
        }
    }
}

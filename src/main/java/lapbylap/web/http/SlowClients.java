package lapbylap.web.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.Graceful;

/**
 * Cuts off whoever sends a request so slowly that nobody in earnest does. The server's own idle time does not: each
 * byte begins it anew. It does cut off whoever does not take answers: a system lets go on what is stuck only when a
 * good part of it was taken. Patience is shorter when the server has been told to stop.
 */
public final class SlowClients extends Handler.Wrapper implements Connection.Listener, Graceful {
    /** Stands for a connection whose request is being answered. */
    private static final long ANSWERING = Long.MIN_VALUE;

    /** When stopping: how long an answer may be stuck, and how long an open connection may yet ask for something. */
    private static final long STUCK_MILLIS = 3_000;

    private static final long SILENT_MILLIS = 500;

    private final long patienceNanos;
    private volatile boolean stopping;

    /** By open connection, since when the next request on it is awaited. */
    private final Map<Connection, Long> since = new ConcurrentHashMap<>();

    /** Cuts off those who need longer than this for the head of a request. */
    public SlowClients(Handler handler, Duration patience) {
        super(handler);
        patienceNanos = patience.toNanos();
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        for (Connector connector : getServer().getConnectors()) {
            connector.addEventListener(this);
            // or all would get the same time when the server stops, whether something is under way or not
            ((AbstractConnector) connector).setShutdownIdleTimeout(-1);
        }
        lookAgain();
    }

    private void lookAgain() {
        getServer().getScheduler().schedule(this::cutOff, patienceNanos / 10, TimeUnit.NANOSECONDS);
    }

    private void cutOff() {
        long now = System.nanoTime();
        since.forEach((connection, begun) -> {
            if (begun != ANSWERING && now - begun > patienceNanos) {
                connection.getEndPoint().close();
            }
        });
        if (isRunning()) {
            lookAgain();
        }
    }

    @Override
    public void onOpened(Connection connection) {
        since.put(connection, System.nanoTime());
    }

    @Override
    public void onClosed(Connection connection) {
        since.remove(connection);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Connection connection = request.getConnectionMetaData().getConnection();
        since.replace(connection, ANSWERING);
        Request.addCompletionListener(request, failure -> {
            since.replace(connection, System.nanoTime());
            hasten(connection);
        });
        hasten(connection);
        return super.handle(request, response, callback);
    }

    private void hasten(Connection connection) {
        Long begun = since.get(connection);
        if (stopping && begun != null) {
            connection.getEndPoint().setIdleTimeout(begun == ANSWERING ? STUCK_MILLIS : SILENT_MILLIS);
        }
    }

    @Override
    public CompletableFuture<Void> shutdown() {
        stopping = true;
        since.keySet().forEach(this::hasten);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public boolean isShutdown() {
        return stopping;
    }
}

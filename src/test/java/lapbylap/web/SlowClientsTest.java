package lapbylap.web;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Whoever sends a byte now and then and never comes to an end, or takes no answers, is cut off. */
class SlowClientsTest {
    private static final Duration PATIENCE = Duration.ofMillis(400);
    private static final Duration LONG = Duration.ofSeconds(20);

    private static SiteServer server;

    @BeforeAll
    static void start() {
        server = new SiteServer(ServerSettings.local(0), PATIENCE).start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Socket connect(String sent) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(20);
        socket.getOutputStream().write(sent.getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    @Test
    void aHeadThatNeverEnds() {
        assertTimeoutPreemptively(LONG, () -> {
            try (Socket socket = connect("GET /en/ HTTP/1.1\r\nHost: x\r\nX: ")) {
                while (!closed(socket)) {
                    socket.getOutputStream().write('y');
                }
            } catch (SocketException closed) {
                // as it should be
            }
        });
    }

    @Test
    void answersThatNobodyTakes() {
        assertTimeoutPreemptively(LONG, () -> {
            try (Socket socket = connect("")) {
                byte[] asked = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
                while (!socket.isClosed()) {
                    socket.getOutputStream().write(asked);
                }
            } catch (SocketException closed) {
                // as it should be
            }
        });
    }

    /** Whether the other side has closed; waits a moment for that. */
    private static boolean closed(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException open) {
            return false;
        }
    }
}

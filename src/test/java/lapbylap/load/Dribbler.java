package lapbylap.load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** A client that sends a header a byte a second and never comes to its end. */
final class Dribbler {
    private static final int MILLIS_BETWEEN = 1_000;

    private Dribbler() {}

    /** Begins, and tells in the end after how many seconds it was cut off, or -1 if it was not within so many. */
    static CompletableFuture<Integer> start(int port, int mostSeconds) {
        return CompletableFuture.supplyAsync(() -> {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket.setSoTimeout(MILLIS_BETWEEN);
                socket.getOutputStream().write("GET /en/ HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
                for (int second = 1; second <= mostSeconds; second++) {
                    if (closed(socket)) {
                        return second;
                    }
                    socket.getOutputStream().write('y');
                }
                return -1;
            } catch (IOException cut) {
                return 0;
            }
        });
    }

    private static boolean closed(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException open) {
            return false;
        }
    }
}

package lapbylap.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** One connection that is kept open, and asks for one thing after another. Opened anew when the server closes it. */
final class Channel implements AutoCloseable {
    private static final int MILLIS_TO_ANSWER = 30_000;

    private final int port;
    private Socket socket;
    private InputStream input;

    Channel(int port) {
        this.port = port;
    }

    /** An answer: its status and what was in it. */
    record Answer(int status, byte[] body) {}

    /** The connection ended in the middle of an answer. */
    static final class CutShort extends IOException {
        private static final long serialVersionUID = 1;

        CutShort() {
            super("only a part of an answer");
        }
    }

    private void open() throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(MILLIS_TO_ANSWER);
        input = new BufferedInputStream(socket.getInputStream(), 1 << 16);
    }

    /**
     * Asks and waits for the whole answer.
     *
     * @throws IOException if there is none, or only a part of one
     */
    Answer get(String target) throws IOException {
        if (socket == null) {
            open();
        }
        String request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
        int status = Integer.parseInt(line().split(" ")[1]);
        int length = 0;
        boolean last = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Integer.parseInt(
                        lower.substring("content-length:".length()).strip());
            }
            last |= lower.equals("connection: close");
        }
        byte[] body = input.readNBytes(length);
        if (body.length < length) {
            throw new CutShort();
        }
        if (last) {
            close();
        }
        return new Answer(status, body);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = input.read(); next != '\n'; next = input.read()) {
            if (next < 0) {
                throw line.isEmpty() ? new IOException("no answer") : new CutShort();
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        if (socket != null) {
            socket.close();
            socket = null;
        }
    }
}

package lapbylap.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Sends requests byte for byte, however broken, and reads what comes back. */
final class RawClient {
    private final int port;

    RawClient(int port) {
        this.port = port;
    }

    /** An answer; {@code status} is 0 if the connection was closed without one. */
    record Reply(int status, Map<String, String> headers, String body) {}

    Reply get(String target) throws IOException {
        return send(("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                .getBytes(StandardCharsets.ISO_8859_1));
    }

    Reply send(byte[] request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write(request);
            socket.getOutputStream().flush();
            ByteArrayOutputStream reply = new ByteArrayOutputStream();
            try {
                socket.getInputStream().transferTo(reply);
            } catch (java.net.SocketException reset) {
                // what has arrived until then counts
            }
            return parse(reply.toString(StandardCharsets.UTF_8));
        }
    }

    private static Reply parse(String text) {
        int end = text.indexOf("\r\n\r\n");
        if (end < 0) {
            return new Reply(0, Map.of(), text);
        }
        String[] lines = text.substring(0, end).split("\r\n");
        Map<String, String> headers = new HashMap<>();
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            headers.put(
                    lines[i].substring(0, colon).toLowerCase(Locale.ROOT),
                    lines[i].substring(colon + 1).strip());
        }
        return new Reply(Integer.parseInt(lines[0].split(" ")[1]), headers, text.substring(end + 4));
    }
}

package lapbylap.cli;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A connection on which so much is asked for at once that the server has to wait for us to read it. */
final class UnderWay implements AutoCloseable {
    static final int REQUESTS = 100;
    /** Longer than the second after which the server's own idle time would end, shorter than what we give. */
    private static final Duration PAUSE = Duration.ofMillis(1_200);

    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: (\\d+)\r\n");

    private final InetSocketAddress server;
    private final Socket socket = new Socket();
    private final InputStream input;

    /** Asks, and returns when the answers begin to come. */
    UnderWay(String page) throws IOException {
        URI address = URI.create(page);
        server = new InetSocketAddress(address.getHost(), address.getPort());
        socket.setReceiveBufferSize(4096);
        socket.connect(server);
        String request = "GET " + address.getPath() + " HTTP/1.1\r\nHost: x\r\n\r\n";
        socket.getOutputStream().write(request.repeat(REQUESTS).getBytes(StandardCharsets.US_ASCII));
        input = new BufferedInputStream(socket.getInputStream());
        input.mark(1);
        input.read();
        input.reset();
    }

    /** Returns when nobody can connect any more, which is to say when the server has begun to stop. */
    void awaitNoMoreConnections() throws IOException, InterruptedException {
        while (true) {
            try (Socket another = new Socket()) {
                another.connect(server);
            } catch (ConnectException refused) {
                return;
            }
            // many at once would wait in a queue, and not be refused
            Thread.sleep(10);
        }
    }

    /**
     * Takes nothing for a while, as on a bad line, and then reads to the end.
     *
     * @return how many answers came
     * @throws IOException if the last of them is not whole
     */
    int wholeAnswers() throws IOException, InterruptedException {
        Thread.sleep(PAUSE.toMillis());
        int count = 0;
        for (String head = head(); !head.isEmpty(); head = head()) {
            Matcher length = LENGTH.matcher(head);
            long bytes = length.find() ? Long.parseLong(length.group(1)) : 0;
            input.skipNBytes(bytes);
            count++;
        }
        return count;
    }

    private String head() throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < 4 || !head.substring(head.length() - 4).equals("\r\n\r\n")) {
            int next = input.read();
            if (next < 0 && head.isEmpty()) {
                return "";
            }
            if (next < 0) {
                throw new EOFException("only a part of a head: " + head);
            }
            head.append((char) next);
        }
        return head.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

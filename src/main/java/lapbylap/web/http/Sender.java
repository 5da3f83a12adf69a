package lapbylap.web.http;

import io.javalin.http.Context;
import java.io.IOException;

/** Sends answers: with validators and a length, compressed for those who can take it, and without a body for HEAD. */
public final class Sender {
    private Sender() {}

    public static void send(Context context, Answer answer) {
        ReadyAnswers.offer(context, answer);
        boolean compressed = answer.compressible() && Acceptance.gzip(context.header("Accept-Encoding"));
        String tag = answer.entityTag(compressed);
        context.header("Cache-Control", answer.cacheControl());
        if (answer.compressible()) {
            String others = context.res().getHeader("Vary");
            context.header("Vary", others == null ? "Accept-Encoding" : others + ", Accept-Encoding");
        }
        if (answer.status() == 200) {
            context.header("ETag", tag);
            if (Acceptance.has(context.header("If-None-Match"), tag)) {
                context.status(304);
                return;
            }
        }
        context.status(answer.status());
        context.contentType(answer.contentType());
        if (compressed) {
            context.header("Content-Encoding", "gzip");
        }
        byte[] bytes = answer.bytes(compressed);
        context.res().setContentLength(bytes.length);
        if (!context.method().name().equals("HEAD")) {
            write(context, bytes);
        }
    }

    /** In one piece: what the framework would do is to copy small parts of it one by one. */
    private static void write(Context context, byte[] bytes) {
        try {
            context.res().getOutputStream().write(bytes);
        } catch (IOException gone) {
            // whoever asked has gone, and there is nobody to tell
        }
    }
}

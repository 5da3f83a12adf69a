package lapbylap.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.Locale;

/** Sends answers: with validators and a length, compressed for those who can take it, and without a body for HEAD. */
public final class Sender {
    private Sender() {}

    public static void send(Context context, Answer answer) {
        boolean compressed = answer.compressible() && accepts(context, "gzip");
        String tag = answer.entityTag(compressed);
        context.header("Cache-Control", answer.cacheControl());
        if (answer.compressible()) {
            String others = context.res().getHeader("Vary");
            context.header("Vary", others == null ? "Accept-Encoding" : others + ", Accept-Encoding");
        }
        if (answer.status() == 200) {
            context.header("ETag", tag);
            if (matches(context.header("If-None-Match"), tag)) {
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

    /** Whether the request names this encoding and does not rule it out by {@code q=0}. */
    private static boolean accepts(Context context, String encoding) {
        String header = context.header("Accept-Encoding");
        if (header == null) {
            return false;
        }
        for (String part : header.toLowerCase(Locale.ROOT).split(",")) {
            String[] pieces = part.split(";");
            if (pieces.length > 0 && pieces[0].strip().equals(encoding)) {
                return pieces.length < 2 || !pieces[1].strip().matches("q=0(\\.0*)?");
            }
        }
        return false;
    }

    private static boolean matches(String ifNoneMatch, String tag) {
        if (ifNoneMatch == null) {
            return false;
        }
        for (String candidate : ifNoneMatch.split(",")) {
            String stripped = candidate.strip();
            if (stripped.equals("*") || stripped.equals(tag) || stripped.equals("W/" + tag)) {
                return true;
            }
        }
        return false;
    }
}

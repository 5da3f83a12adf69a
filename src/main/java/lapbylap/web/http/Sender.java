package lapbylap.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;

/** Sends answers: with validators and a length, compressed for those who can take it, and without a body for HEAD. */
public final class Sender {
    private Sender() {}

    public static void send(Context context, Answer answer) {
        ReadyAnswers.offer(context, answer);
        Reply reply = Reply.to(context.header("Accept-Encoding"), context.header("If-None-Match"), answer);
        context.status(reply.status());
        for (HttpField field : reply.headers()) {
            String others = field.getHeader() == HttpHeader.VARY ? context.res().getHeader("Vary") : null;
            context.header(field.getName(), others == null ? field.getValue() : others + ", " + field.getValue());
        }
        if (reply.body() != null) {
            context.res().setContentLength(reply.body().length);
            if (!context.method().name().equals("HEAD")) {
                write(context, reply.body());
            }
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

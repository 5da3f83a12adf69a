package lapbylap.web.http;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Gives answers that were given before to the same address, before any route is looked for: sending them is all there
 * is to do. Only for a site whose answers stay the same for as long as it runs.
 */
public final class ReadyAnswers extends Handler.Wrapper {
    private static final String NAME = ReadyAnswers.class.getName();
    private static final long BYTES_KEPT = 48_000_000;
    private static final int OK = 200;

    private final KeptAnswers kept = new KeptAnswers(BYTES_KEPT);

    public ReadyAnswers(Handler handler) {
        super(handler);
    }

    /** Remembers an answer for whoever asks for the same, if it may be kept at all. */
    static void offer(Context context, Answer answer) {
        Object target = context.req().getAttribute(NAME);
        boolean forAll = answer.status() == OK
                && answer.cacheControl().startsWith("public")
                && context.res().getHeader("Vary") == null;
        if (forAll && target instanceof Offered offered) {
            offered.ready().kept.keep(offered.target(), answer);
        }
    }

    /** Where the answer to a request under way may be kept. */
    private record Offered(ReadyAnswers ready, String target) {}

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        boolean head = request.getMethod().equals("HEAD");
        if (!head && !request.getMethod().equals("GET")) {
            return super.handle(request, response, callback);
        }
        String target = request.getHttpURI().getPathQuery();
        Answer answer = kept.kept(target);
        if (answer == null) {
            request.setAttribute(NAME, new Offered(this, target));
            return super.handle(request, response, callback);
        }
        HttpFields asked = request.getHeaders();
        Reply reply = Reply.to(asked.get(HttpHeader.ACCEPT_ENCODING), asked.get(HttpHeader.IF_NONE_MATCH), answer);
        response.setStatus(reply.status());
        reply.headers().forEach(response.getHeaders()::put);
        if (reply.body() != null) {
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, reply.body().length);
        }
        boolean bare = head || reply.body() == null;
        response.write(true, bare ? null : ByteBuffer.wrap(reply.body()), callback);
        return true;
    }
}

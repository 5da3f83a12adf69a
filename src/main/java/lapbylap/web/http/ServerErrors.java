package lapbylap.web.http;

import java.nio.ByteBuffer;
import java.util.Map;
import lapbylap.i18n.Messages;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Tells as problem documents what the server itself refuses before any route is asked: broken or overlong requests. */
public final class ServerErrors extends ErrorHandler {
    private final Messages messages;

    public ServerErrors(Messages messages) {
        this.messages = messages;
    }

    /** The problem that a status of the server's own stands for. */
    public static RequestProblem problem(int status, String method, String path) {
        String id = switch (status) {
            case 404 -> "unknown-page";
            case 405 -> "method-not-allowed";
            case 408 -> "too-slow";
            case 413 -> "body-too-long";
            case 414 -> "address-too-long";
            case 431 -> "headers-too-long";
            case 503 -> "busy";
            default -> status >= 500 ? "server-error" : "bad-request";
        };
        return new RequestProblem(status, id, Map.of("path", path, "method", method));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String path = String.valueOf(request.getHttpURI().getPath());
        RequestProblem problem = problem(response.getStatus(), request.getMethod(), path);
        byte[] body = ProblemDocument.answer(problem, messages).bytes(false);
        HttpFields.Mutable headers = response.getHeaders();
        headers.put(HttpHeader.CONTENT_TYPE, ProblemDocument.TYPE);
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
        headers.put(HttpHeader.CONTENT_LENGTH, body.length);
        // the server closes the connection after what it could not read: without a word, the next request on it is lost
        headers.put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE);
        SecurityHeaders.put(headers, null);
        boolean head = "HEAD".equals(request.getMethod());
        response.write(true, head ? null : ByteBuffer.wrap(body), callback);
        return true;
    }
}

package lapbylap.web.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Puts the headers that keep a page to itself on every answer. */
public final class SecurityHeaders extends Handler.Wrapper {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                    + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-src 'self'; "
                    + "frame-ancestors ";

    public SecurityHeaders(Handler handler) {
        super(handler);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        put(response.getHeaders(), Request.getPathInContext(request));
        return super.handle(request, response, callback);
    }

    /**
     * Adds the headers for an answer to this path: others may frame embeds, we ourselves the kiosk, nobody the rest.
     */
    static void put(HttpFields.Mutable headers, String path) {
        boolean embed = path != null && path.startsWith("/embed/");
        boolean kiosk = path != null && (path.equals("/kiosk") || path.startsWith("/kiosk/"));
        headers.put("Content-Security-Policy", POLICY + (embed ? "*" : kiosk ? "'self'" : "'none'"));
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    }
}

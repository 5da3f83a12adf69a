package lapbylap.web.http;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;

/**
 * What one request gets of an answer.
 *
 * @param headers all but the length
 * @param body the bytes, compressed for whoever can take that; null for whoever has them already
 */
record Reply(int status, List<HttpField> headers, byte[] body) {
    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;

    /**
     * @param encodings what the request says by {@code Accept-Encoding}, or null
     * @param known what it says by {@code If-None-Match}, or null
     */
    static Reply to(String encodings, String known, Answer answer) {
        boolean compressed = answer.compressible() && Acceptance.gzip(encodings);
        List<HttpField> headers = new ArrayList<>();
        headers.add(new HttpField(HttpHeader.CACHE_CONTROL, answer.cacheControl()));
        if (answer.compressible()) {
            headers.add(new HttpField(HttpHeader.VARY, "Accept-Encoding"));
        }
        if (answer.status() == OK) {
            String tag = answer.entityTag(compressed);
            headers.add(new HttpField(HttpHeader.ETAG, tag));
            if (Acceptance.has(known, tag)) {
                return new Reply(NOT_MODIFIED, headers, null);
            }
        }
        headers.add(new HttpField(HttpHeader.CONTENT_TYPE, answer.contentType()));
        if (compressed) {
            headers.add(new HttpField(HttpHeader.CONTENT_ENCODING, "gzip"));
        }
        return new Reply(answer.status(), headers, answer.bytes(compressed));
    }
}

package lapbylap.web;

import java.util.List;

/** Header lines that a server must survive: strange, huge, broken, or right where nobody expects them. */
final class HostileHeaders {
    static final List<String> ALL = List.of(
            "Accept: text/html",
            "Accept: text/html;q=0, */*;q=zz",
            "Accept-Language: pa,zu;q=0.9,*;q=0",
            "Accept-Language: ;;;q=,,*;q=9," + "a-".repeat(2_000),
            "Accept-Encoding: gzip, br;q=1.0, identity;q=0",
            "Accept-Encoding: ;;;,,gzip;q=zz",
            "If-None-Match: *",
            "If-None-Match: ,,\"" + "x,".repeat(3_000),
            "If-Modified-Since: yesterday",
            "If-Match: \"nothing\"",
            "Range: bytes=0-0,5-,-7,999999999999999999999-",
            "Content-Length: 5",
            "Content-Length: -1",
            "Content-Length: 99999999999999999999",
            "Transfer-Encoding: chunked",
            "Transfer-Encoding: gzip, nonsense",
            "Expect: 100-continue",
            "Expect: nothing good",
            "Upgrade: websocket\r\nSec-WebSocket-Key: AAAA\r\nSec-WebSocket-Version: 13",
            "Upgrade: h2c\r\nHTTP2-Settings: ____",
            "Host: other.example",
            "Host: [::1",
            "X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript",
            "X-HTTP-Method-Override: DELETE",
            "Cookie: " + "a=b; ".repeat(1_500),
            "Cookie: $Version=1; \"=;;,",
            "Authorization: Basic !!!!",
            "Content-Type: multipart/form-data; boundary=",
            "Content-Type: text/html; charset=nothing",
            "Origin: null",
            "Referer: \u00ff\u00fe<script>",
            "X: " + "y".repeat(40_000),
            "X",
            ": no name",
            "X Y: blank in the name",
            " folded",
            "X: \u0000\u0001");

    private HostileHeaders() {}
}

package lapbylap.web.http;

import java.util.Locale;

/** What a request says of the answers that it can take. */
final class Acceptance {
    private Acceptance() {}

    /** Whether {@code Accept-Encoding} names compression by gzip and does not rule it out by {@code q=0}. */
    static boolean gzip(String header) {
        if (header == null) {
            return false;
        }
        for (String part : header.toLowerCase(Locale.ROOT).split(",")) {
            String[] pieces = part.split(";");
            if (pieces.length > 0 && pieces[0].strip().equals("gzip")) {
                return pieces.length < 2 || !pieces[1].strip().matches("q=0(\\.0*)?");
            }
        }
        return false;
    }

    /** Whether {@code If-None-Match} names this validator. */
    static boolean has(String header, String tag) {
        if (header == null) {
            return false;
        }
        for (String candidate : header.split(",")) {
            String stripped = candidate.strip();
            if (stripped.equals("*") || stripped.equals(tag) || stripped.equals("W/" + tag)) {
                return true;
            }
        }
        return false;
    }
}

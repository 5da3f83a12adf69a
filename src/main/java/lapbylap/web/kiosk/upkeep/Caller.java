package lapbylap.web.kiosk.upkeep;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Pattern;

/** Who asks. */
final class Caller {
    /** What a server in between says of the one who asked it. */
    private static final List<String> PASSED_ON = List.of("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via");

    /** What this machine is called by itself. Another name may be one that somebody else had lead here. */
    private static final Pattern OWN_NAME =
            Pattern.compile("(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d{1,5})?", Pattern.CASE_INSENSITIVE);

    private Caller() {}

    /** Whether who asks sits at this machine, and asks it by a name of its own, with nobody in between. */
    static boolean isNear(Context context) {
        String host = context.header("Host");
        boolean passedOn = PASSED_ON.stream().anyMatch(name -> context.header(name) != null);
        return !passedOn
                && host != null
                && OWN_NAME.matcher(host).matches()
                && isLoopback(context.req().getRemoteAddr());
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException strange) {
            return false;
        }
    }

    /** Whether a page of ours asks, as far as the browser tells. */
    static boolean isOurs(Context context) {
        String from = context.header("Sec-Fetch-Site");
        return from == null || from.equals("same-origin");
    }
}

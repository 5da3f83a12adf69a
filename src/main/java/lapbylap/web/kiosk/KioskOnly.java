package lapbylap.web.kiosk;

import java.util.List;

/** What a server answers that stands in an exhibit: nothing by which a visitor could leave it. */
public final class KioskOnly {
    private static final List<String> PATHS = List.of("/", "/kiosk", "/health");
    private static final List<String> FOLDERS = List.of("/kiosk/", "/static/", "/api/v1/");

    private KioskOnly() {}

    /** Whether a path is answered. */
    public static boolean answers(String path) {
        return PATHS.contains(path) || FOLDERS.stream().anyMatch(path::startsWith);
    }
}

package lapbylap.web.kiosk.upkeep;

import java.util.ArrayList;
import java.util.List;

/** What is copied onto the machine of an exhibit: the command of its browser, and two units of systemd. */
final class Installation {
    private static final String FOLDER = "/opt/lap-by-lap";
    private static final String USER = "exhibit";

    /** What a browser is told, in the order in which it is explained. */
    private static final List<String> FLAGS = List.of(
            "--kiosk",
            "--incognito",
            "--no-first-run",
            "--noerrdialogs",
            "--hide-crash-restore-bubble",
            "--disable-pinch",
            "--overscroll-history-navigation=0",
            "--touch-events=enabled",
            "--disable-features=Translate",
            "--password-store=basic",
            "--disable-background-networking",
            "--disable-component-update");

    private static final String SOUND = "--autoplay-policy=no-user-gesture-required";
    private static final String SCREEN = "--ozone-platform=wayland";

    private final int port;
    private final String address;
    private final List<String> flags;

    /**
     * For an exhibit.
     *
     * @param port where it is served
     * @param query what its address says behind the question mark; empty if all is as usual
     * @param sound whether it may be heard
     */
    Installation(int port, String query, boolean sound) {
        this.port = port;
        address = "http://localhost:" + port + "/kiosk" + (query.isEmpty() ? "" : "?" + query);
        flags = new ArrayList<>(FLAGS);
        if (sound) {
            flags.add(SOUND);
        }
    }

    /** The address of the exhibit on its own machine. */
    String address() {
        return address;
    }

    /** What its browser is told. */
    List<String> flags() {
        return flags;
    }

    /** The command that shows it, for a machine with a desktop. */
    String command() {
        return "chromium " + String.join(" ", flags) + " '" + address + "'";
    }

    /** The unit that serves it. */
    String server() {
        return """
                # /etc/systemd/system/lap-by-lap.service
                [Unit]
                Description=Lap by Lap, the exhibit

                [Service]
                User=%s
                StateDirectory=lap-by-lap
                ExecStart=/usr/bin/java -Xmx256m -XX:+ExitOnOutOfMemoryError -jar %s/lap-by-lap.jar serve --kiosk --port %d --counts /var/lib/lap-by-lap/kiosk-counts.csv
                SuccessExitStatus=143
                Restart=always
                RestartSec=2
                NoNewPrivileges=yes
                ProtectSystem=strict
                ProtectHome=yes
                PrivateTmp=yes

                [Install]
                WantedBy=multi-user.target
                """.formatted(USER, FOLDER, port);
    }

    /** The unit that shows it, on a machine without a desktop. */
    String screen() {
        // of a unit, a per cent sign is written twice
        String quoted = address.replace("%", "%%");
        return """
                # /etc/systemd/system/lap-by-lap-screen.service
                [Unit]
                Description=Lap by Lap, the screen
                Wants=lap-by-lap.service
                After=lap-by-lap.service systemd-user-sessions.service
                Conflicts=getty@tty1.service
                After=getty@tty1.service
                StartLimitIntervalSec=0

                [Service]
                User=%s
                PAMName=login
                TTYPath=/dev/tty1
                TTYReset=yes
                TTYVHangup=yes
                StandardInput=tty-fail
                UtmpIdentifier=tty1
                UtmpMode=user
                ExecStartPre=/bin/bash -c 'until (exec 3<>/dev/tcp/localhost/%d); do sleep 1; done'
                ExecStart=/usr/bin/cage -- /usr/bin/chromium %s %s '%s'
                TimeoutStartSec=infinity
                Restart=always
                RestartSec=2

                [Install]
                WantedBy=multi-user.target
                """.formatted(USER, port, String.join(" ", flags), SCREEN, quoted);
    }
}

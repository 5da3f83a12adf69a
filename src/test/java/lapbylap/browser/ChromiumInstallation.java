package lapbylap.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where Chromium and its driver are. Run as a program, it brings them where there are none: by Debian's packages where
 * those can be installed, else by Selenium's own manager; and if neither can, it fails and says what to install.
 */
public final class ChromiumInstallation {
    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome", "chrome");
    private static final List<String> DRIVERS = List.of("chromedriver");
    private static final String WHAT_TO_INSTALL =
            "The browser tests need Chromium and its driver. Install them, on Debian"
                    + " with: apt-get install chromium chromium-driver; elsewhere install Chrome and a chromedriver of the same"
                    + " version and put both on the PATH; then run this again.";

    private ChromiumInstallation() {}

    /** The browser's program, if there is one on the PATH or where CHROME_BINARY says. */
    static Optional<Path> browser() {
        return find("CHROME_BINARY", BROWSERS);
    }

    /** The driver's program, if there is one on the PATH or where CHROMEDRIVER_BINARY says. */
    static Optional<Path> driver() {
        return find("CHROMEDRIVER_BINARY", DRIVERS);
    }

    private static Optional<Path> find(String variable, List<String> names) {
        String told = System.getenv(variable);
        Stream<Path> found = Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
                .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)));
        return Stream.concat(Stream.ofNullable(told).map(Path::of), found)
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Brings browser and driver where there are none. */
    public static void main(String[] arguments) {
        if (complete() || installByPackages() || installBySelenium()) {
            return;
        }
        throw new IllegalStateException(WHAT_TO_INSTALL);
    }

    private static boolean complete() {
        return browser().isPresent() && driver().isPresent();
    }

    private static boolean installByPackages() {
        String asRoot = "root".equals(System.getProperty("user.name")) ? "" : "sudo -n ";
        return run(asRoot + "apt-get update")
                && run(asRoot + "env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends"
                        + " chromium chromium-driver")
                && complete();
    }

    private static boolean run(String command) {
        try {
            System.out.println("installing a browser: " + command);
            return new ProcessBuilder(command.split(" ")).inheritIO().start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Selenium's manager keeps what it downloads and finds it again, so its finding both is enough. */
    private static boolean installBySelenium() {
        try {
            Browser.start(true).quit();
            return true;
        } catch (RuntimeException failed) {
            System.out.println("no browser by Selenium's manager: " + failed.getMessage());
            return false;
        }
    }
}

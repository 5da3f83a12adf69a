package lapbylap.browser;

import lapbylap.web.ServerSettings;
import lapbylap.web.SiteServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** A server that stops in the middle of a visit and comes back. */
class KioskRestartIT {
    private static final ChromeDriver BROWSER = TestSite.browser();

    private static SiteServer server = new SiteServer(settings(0)).start();

    @AfterAll
    static void leave() {
        server.close();
        Exhibit.close(BROWSER);
    }

    @Test
    void theVisitGoesOnByItself() {
        int port = server.port();
        Exhibit exhibit =
                Exhibit.at(BROWSER, "http://localhost:" + port + "/kiosk?games=en-dodoi&idle=600", 1080, 1920);
        exhibit.tap(".tongues-list [lang=fil]");
        exhibit.until("watch");
        exhibit.clock("clock.hasten(10)");
        exhibit.tap(".actions .main");
        exhibit.until("try");
        exhibit.untilTrue("document.querySelector('.play-pits .legal')");
        server.close();
        exhibit.tap("[data-pit=C]");
        exhibit.untilTrue("document.querySelector('.calm:not([hidden])')");
        exhibit.check();
        server = new SiteServer(settings(port)).start();
        exhibit.untilTrue("document.querySelector('.calm').hidden");
        exhibit.untilTrue("document.querySelectorAll('.actions button').length === 2");
        exhibit.until("try");
    }

    private static ServerSettings settings(int port) {
        return new ServerSettings("localhost", port, null, null, true);
    }
}

package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What whoever looks after an exhibit is told, and nobody else. */
class UpkeepPagesTest {
    private static final String FORM = "/kiosk/setup?lang=hu&games=en-dodoi&games=en-gehe&languages=en"
            + "&languages=pa&text=Touch+%26+play%27s&orientation=portrait&hands=one&sound=on&idle=60";

    private static Document page(String target) throws Exception {
        HttpResponse<byte[]> answer = SiteClient.get(target);
        assertEquals(200, answer.statusCode(), target);
        return Jsoup.parse(new String(answer.body(), StandardCharsets.UTF_8));
    }

    @Test
    void whatTheFormSendsIsSaidInOneAddressAndStandsInTheFormAgain() throws Exception {
        HttpResponse<byte[]> sent = SiteClient.get(FORM + "&from=09:00&until=17:30");
        assertEquals(303, sent.statusCode());
        String address = header(sent, "Location");
        String exhibit = "games=en-dodoi,en-gehe&languages=en,pa&idle=60&sound=on&text=Touch%20%26%20play%27s"
                + "&orientation=portrait&open=09:00-17:30&hands=one";
        assertTrue(address.endsWith("/kiosk/setup?" + exhibit + "&lang=hu"), address);
        Document page = page(address.substring(address.indexOf("/kiosk")));
        assertEquals("hu", page.selectFirst("html").attr("lang"));
        assertEquals("Touch & play's", page.selectFirst("[name=text]").attr("value"));
        assertEquals("09:00", page.selectFirst("[name=from]").attr("value"));
        assertEquals(2, page.select("[name=games][checked]").size());
        assertEquals("/kiosk?" + exhibit, page.selectFirst("iframe").attr("src"));
        String whole = "http://localhost:" + SharedServer.port() + "/kiosk?" + exhibit;
        assertEquals(whole, page.selectFirst("#text-address").text());
        String command = page.selectFirst("#text-command").text();
        assertTrue(command.endsWith(" --autoplay-policy=no-user-gesture-required '" + whole + "'"), command);
        String unit = page.selectFirst("#text-screen").wholeText();
        assertTrue(unit.contains(" '" + whole.replace("%", "%%") + "'\n"), unit);
        String server = page.selectFirst("#text-server").wholeText();
        assertTrue(server.contains("serve --kiosk --port " + SharedServer.port() + " --counts "), server);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "setup?from=09:00&until=",
                "setup?from=09:00&until=09:00",
                "setup?games=enkeshui",
                "setup?colour=red",
                "setup?lang=xx",
                "check?x=1",
                "stats?days=8",
                "stats?days=30&days=7"
            })
    void whatCannotBeIsRefused(String target) throws Exception {
        assertEquals(400, SiteClient.get("/kiosk/" + target).statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/kiosk/stats", "/kiosk/stats.csv"})
    void countsAreShownAtTheMachineAlone(String target) throws Exception {
        assertEquals(200, SiteClient.get(target).statusCode());
        assertEquals(403, SiteClient.get(target, "X-Forwarded-For", "192.0.2.1").statusCode());
        RawClient.Reply other = new RawClient(SharedServer.port())
                .send(("GET " + target + " HTTP/1.1\r\nHost: museum.example\r\nConnection: close\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        assertEquals(403, other.status());
        assertTrue(other.body().contains("/problems/only-here"), other.body());
    }

    @Test
    void onlyWhatIsKnownIsCounted() throws Exception {
        String visit = "/kiosk/count?event=started&language=zu&game=en-gehe";
        assertEquals(204, SiteClient.send("POST", visit).statusCode());
        assertEquals(
                204,
                SiteClient.send("POST", visit, "Sec-Fetch-Site", "cross-site").statusCode());
        for (String wrong : new String[] {
            "", "?event=left", "?event=visit&language=xx", "?event=visit&game=nim", "?event=visit&name=Naserian"
        }) {
            assertEquals(400, SiteClient.send("POST", "/kiosk/count" + wrong).statusCode(), wrong);
        }
    }

    @Test
    void theTableBeginsWithWhatItsColumnsAre() throws Exception {
        HttpResponse<byte[]> table = SiteClient.get("/kiosk/stats.csv");
        assertEquals("text/csv; charset=utf-8", header(table, "Content-Type"));
        String text = new String(table.body(), StandardCharsets.US_ASCII);
        assertTrue(text.startsWith("hour,event,language,game,number\n"), text);
        assertTrue(text.contains(" 09:00,visit,en,,12\n"), text);
        assertTrue(page("/kiosk/stats?lang=en").select(".chart rect").stream()
                .anyMatch(bar -> bar.attr("aria-label").matches("9:00: \\d+ visits")));
    }

    @Test
    void whereFilesLieIsToldAtTheMachineAlone() throws Exception {
        assertTrue(page("/kiosk/check").text().contains("/counts.csv"));
        String passedOn = new String(
                SiteClient.get("/kiosk/check", "Forwarded", "for=192.0.2.1").body(), StandardCharsets.UTF_8);
        assertTrue(passedOn.contains("counts.csv"));
        assertFalse(passedOn.contains("/counts.csv"));
    }
}

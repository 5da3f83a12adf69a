package lapbylap.web;

import static lapbylap.web.SiteClient.header;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every page has one address, and whoever comes by another one is sent there. */
class RedirectsTest {

    @ParameterizedTest
    @CsvSource({
        "/en, /en/",
        "/en//, /en/",
        "/en/games/en-dodoi, /en/games/en-dodoi/",
        "/en/games/en-dodoi/history, /en/games/en-dodoi/",
        "/en/games/en-dodoi/rules/, /en/games/en-dodoi/rules",
        "/en/about/, /en/about",
        "/en/home, /en/",
        "/en/games/en-dodoi?speed=4&lang=en, /en/games/en-dodoi/?speed=4&lang=en",
        "/en?x=%0d%0aX-Injected:%20yes, /en/?x=%0d%0aX-Injected:%20yes"
    })
    void toTheAddressOfThePage(String target, String goal) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get(target);
        assertEquals(301, response.statusCode());
        assertEquals(goal, header(response, "Location"));
        assertEquals("", header(response, "X-Injected"));
        assertEquals(200, SiteClient.get(goal).statusCode());
    }

    @Test
    void toTheLanguageThatIsPreferred() throws Exception {
        for (Language language : Messages.load().keySet()) {
            HttpResponse<byte[]> response =
                    SiteClient.get("/", "Accept-Language", "tlh, " + language.tag() + ";q=0.9, en;q=0.1");
            assertEquals(302, response.statusCode());
            assertEquals("/" + language.tag() + "/", header(response, "Location"));
        }
    }

    @Test
    void toTheLanguageThatIsNearest() throws Exception {
        for (String[] pair : new String[][] {{"tl", "fil"}, {"sw-KE", "sw"}, {"zu-ZA", "zu"}, {"pa-IN", "pa"}}) {
            String goal = Language.byTag(pair[1]) == null ? "/en/" : "/" + pair[1] + "/";
            assertEquals(goal, header(SiteClient.get("/", "Accept-Language", "tlh, " + pair[0]), "Location"));
        }
    }

    @Test
    void theParametersGoAlong() throws Exception {
        assertEquals("/en/?mode=project&speed=2", header(SiteClient.get("/?mode=project&speed=2"), "Location"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tlh", "*", "en-GB,en;q=0.5", ";;;q=,,*;q=9", "en;q=0", "\"", "-"})
    void toEnglishWhereNothingElseWillDo(String preferred) throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/", "Accept-Language", preferred);
        assertEquals(302, response.statusCode());
        assertEquals("/en/", header(response, "Location"));
    }

    @Test
    void theFirstAddressIsAskedForAnew() throws Exception {
        HttpResponse<byte[]> response = SiteClient.get("/");
        assertEquals("/en/", header(response, "Location"));
        assertEquals("Accept-Language", header(response, "Vary"));
        assertEquals("no-store", header(response, "Cache-Control"));
    }

    @Test
    void theIconIsAStaticFile() throws Exception {
        String goal = header(SiteClient.get("/favicon.ico"), "Location");
        assertTrue(goal.matches("/static/[0-9a-f]+/images/icon\\.svg"), goal);
        assertEquals(200, SiteClient.get(goal).statusCode());
    }
}

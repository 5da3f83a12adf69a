package lapbylap.web.kiosk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalTime;
import java.util.List;
import lapbylap.i18n.Language;
import lapbylap.web.http.RequestProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KioskSettingsTest {

    private static KioskSettings of(String query) {
        return KioskSettings.of(query, Language.all());
    }

    @Test
    void whatIsNotSaidIsAsUsual() {
        KioskSettings usual = of(null);
        assertEquals(KioskSettings.playable(), usual.games());
        assertEquals(Language.all(), usual.languages());
        assertEquals(90, usual.idle());
        assertNull(usual.open());
        assertEquals("", usual.query(Language.all()));
    }

    @Test
    void whatIsSaidIsReadInItsOrderAndWrittenBack() {
        String query = "games=bao-la-kimasai,en-dodoi&languages=pa,en&idle=30&sound=on"
                + "&text=Please%20touch%20%26%20play&orientation=portrait&open=22:00-06:30&hands=one";
        KioskSettings said = of(query);
        assertEquals(List.of("bao-la-kimasai", "en-dodoi"), said.games());
        assertEquals("Please touch & play", said.text());
        assertEquals(LocalTime.of(22, 0), said.open().from());
        assertEquals(query, said.query(Language.all()));
    }

    @Test
    void tickBoxesOfAFormAreReadTogether() {
        assertEquals(
                List.of("en-dodoi", "en-gehe"),
                of("games=en-dodoi&games=en-gehe&text=&open=").games());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "colour=red",
                "games=",
                "games=enkeshui",
                "games=en-dodoi,",
                "languages=de",
                "idle=29",
                "idle=601",
                "idle=1e2",
                "sound=yes",
                "text=two%0Alines",
                "orientation=square",
                "open=9:00-17:00",
                "open=09:00-24:00",
                "open=09:00-09:00",
                "hands=three",
                "idle=60&idle=90"
            })
    void whatCannotBeIsRefused(String query) {
        assertEquals(400, assertThrows(RequestProblem.class, () -> of(query)).status());
    }

    @Test
    void ownTextsAreOfALengthThatCanBeRead() {
        assertEquals(200, of("text=" + "x".repeat(200)).text().length());
        assertThrows(RequestProblem.class, () -> of("text=" + "x".repeat(201)));
    }
}

package lapbylap.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import lapbylap.engine.Game;
import lapbylap.engine.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One whole game of each kind, frame by frame, checked by eye against the rules. A file begins with the game's record,
 * which is played again; after a line of dashes follows what {@link RecordingText} tells of it.
 */
class GoldenRecordingsTest {
    private static final String DASHES = "----\n";

    static Stream<String> games() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsRecordedAsBefore(String game) throws Exception {
        String golden = read(game);
        String record = golden.substring(0, golden.indexOf(DASHES));
        Recording recording = GameRecord.read(record);
        assertEquals(game, recording.rules().game().id());
        assertNotNull(recording.outcome(), "a whole game");
        assertEquals(golden, GameRecord.write(recording) + DASHES + RecordingText.of(recording));
    }

    private static String read(String game) throws IOException {
        String file = "/golden/" + game + ".txt";
        try (InputStream stream = GoldenRecordingsTest.class.getResourceAsStream(file)) {
            assertNotNull(stream, "no golden recording " + file);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

package lapbylap.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/**
 * A game that is played to its end in a worked example of a page, as the recording in the page tells it; and what a
 * player must show of it.
 *
 * @param id the example's name in addresses
 * @param recording the recording
 */
record WholeGame(String id, JsonNode recording) {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Messages WORDS = Messages.load().get(Language.ENGLISH);
    /** The most seeds that are drawn in a pit. */
    private static final int MOST_DRAWN = 15;

    /** The first such game on the page at an address. */
    static WholeGame on(String url) {
        try {
            for (Element example :
                    Jsoup.parse(URI.create(url).toURL(), 20_000).select("figure:has(script[type=application/json])")) {
                JsonNode recording = JSON.readTree(example.selectFirst("script").data());
                if (!recording.get("outcome").isNull()) {
                    return new WholeGame(example.id(), recording);
                }
            }
            throw new AssertionError(url + " shows no whole game");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The number of the last frame. */
    int last() {
        return recording.get("frames").size() - 1;
    }

    JsonNode frame(int number) {
        return recording.get("frames").get(number);
    }

    /** The frames at which turns end, and the last one. */
    List<Integer> turnEnds() {
        List<Integer> ends = new ArrayList<>();
        recording.get("turns").forEach(turn -> ends.add(turn.get("lastFrame").intValue()));
        ends.add(last());
        return ends;
    }

    /** What everything shows when this frame is on the board. */
    Shown shown(int number) {
        JsonNode frame = frame(number);
        List<Integer> board = numbers(frame.get("board"));
        List<Integer> captured = numbers(frame.get("captured"));
        List<String> table = new ArrayList<>();
        for (JsonNode pit : recording.get("layout").get("pits")) {
            table.add(pit.get("name").textValue() + " "
                    + WORDS.text("player." + pit.get("owner").textValue()) + " "
                    + board.get(pit.get("index").intValue()));
        }
        table.add(WORDS.text("player.table.captured") + " " + WORDS.text("player.south") + " " + captured.get(0));
        table.add(WORDS.text("player.table.captured") + " " + WORDS.text("player.north") + " " + captured.get(1));
        return new Shown(
                board,
                board.stream().map(seeds -> Math.min(seeds, MOST_DRAWN)).toList(),
                captured,
                captured,
                table,
                frame.get("text").textValue(),
                WORDS.text("player.count", Map.of("frame", number, "last", last())));
    }

    /** The seeds in the pits when so many of a lap have fallen. */
    List<Integer> partly(int number, int fallen) {
        List<Integer> board = new ArrayList<>(numbers(frame(number - 1).get("board")));
        board.set(frame(number).get("lifted").intValue(), 0);
        for (int i = 0; i < fallen; i++) {
            int pit = frame(number).get("path").get(i).intValue();
            board.set(pit, board.get(pit) + 1);
        }
        return board;
    }

    /** How many seeds are sown in a frame; 0 if it is no lap. */
    int seeds(int number) {
        return frame(number).path("seeds").asInt(0);
    }

    private static List<Integer> numbers(JsonNode array) {
        List<Integer> numbers = new ArrayList<>();
        array.forEach(number -> numbers.add(number.intValue()));
        return numbers;
    }
}

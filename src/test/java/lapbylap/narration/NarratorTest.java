package lapbylap.narration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.games.Games;
import lapbylap.i18n.Language;
import lapbylap.i18n.Messages;
import lapbylap.record.Frame;
import lapbylap.record.Played;
import lapbylap.record.RandomGame;
import lapbylap.record.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told of the frames of every game: something in every language, and these words in English. */
class NarratorTest {
    private static final Map<Language, Messages> MESSAGES = Messages.load();

    static Stream<Language> languages() {
        return MESSAGES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("languages")
    void everyFrameOfRandomGamesIsTold(Language language) throws Exception {
        Narrator narrator = new Narrator(MESSAGES.get(language));
        for (Game game : Games.all()) {
            for (RandomGame random : RandomGame.underEveryOption(game, 1)) {
                Recording recording = random.recording();
                for (int i = 0; i < recording.frames().size(); i++) {
                    check(narrator, recording, i, language + ", " + random + ", frame " + i);
                }
            }
        }
    }

    private static void check(Narrator narrator, Recording recording, int frame, String where) {
        Narration narration = narrator.tell(recording, frame);
        String text = narration.text();
        assertFalse(text.isBlank(), where);
        assertFalse(text.matches("(?s).*([{}\uE000\uE001]|null|  ).*"), where + ": " + text);
        assertEquals(text.strip(), text, where);
        Layout layout = recording.rules().layout();
        for (int i = 0; i < narration.names().size(); i += 2) {
            String name =
                    text.substring(narration.names().get(i), narration.names().get(i + 1));
            assertTrue(layout.indexOf(name) >= 0, where + ": " + name);
        }
        boolean isLap = recording.frames().get(frame) instanceof Frame.Lap;
        assertEquals(isLap, narration.ending() > 0, where + ": " + text);
    }

    @Test
    void aGameOfEnDodoi() throws Exception {
        assertEquals(
                List.of(
                        "48 seeds lie ready. South moves first.",
                        "South lifts the 4 seeds of B and sows them. The last one falls in F, which was occupied and now"
                                + " holds 5: F is lifted next."),
                told("en-dodoi", "", null, "B").subList(0, 2));
        assertEquals(
                List.of(
                        "Play begins from here. South is to move.",
                        "South lifts the single seed of B and sows it. It falls in C, which was empty and lies in South’s"
                                + " own row. Sowing ends. Opposite, d holds 5 seeds.",
                        "South captures the 5 seeds of d and, with them, the seed in C that made the capture: 6 in all."),
                told("en-dodoi", "", "0-1-0-0-0-0_0-0-0-5-0-1_0-0_S", "B"));
    }

    @Test
    void theEndOfAGameOfEnDodoi() throws Exception {
        assertEquals(
                List.of(
                        "South lifts the single seed of A and sows it. It falls in B, which was empty and lies in South’s"
                                + " own row. Opposite, e is empty too: nothing is captured, and the seed stays in B.",
                        "North has no move. All 3 seeds left on the board go to South, the opponent.",
                        "The game is over: North has no move. South ends with 23 seeds, North with 20. South wins."),
                told("en-dodoi", "", "1-0-0-0-2-0_0-0-0-0-0-0_20-20_S", "A").subList(1, 4));
    }

    @Test
    void movesThatWouldNeverEnd() throws Exception {
        List<String> told = told("en-dodoi", "", null, "F,c,B,f,E,e,D,b,C,c");
        String last = told.get(told.size() - 1);
        assertTrue(last.endsWith(" A, B, E may not be chosen now: the laps would never end."), last);
        assertFalse(told.get(told.size() - 2).contains("may not be chosen"), "only where they could be chosen");
    }

    @Test
    void theSeedThatCapturesAlone() throws Exception {
        assertEquals(
                "North captures the seed in d, and no other.",
                told("en-dodoi", "empty-opposite=own-seed", "1-0-0-0-0-0_0-0-1-0-0-0_0-0_N", "c")
                        .get(2));
    }

    @Test
    void phaseOneOfBaoLaKimasai() throws Exception {
        assertEquals(
                List.of(
                        "Each player has eight cows on the board and 24 in reserve. South moves first.",
                        "South lifts the single cow of A5 and sows it. It enters A6, which was occupied. Opposite, a3"
                                + " holds cows too, but nothing is captured in phase 1: A6 is lifted next.",
                        "Lap 2. South lifts the 2 cows of A6 and sows on. The last one enters A8, which was occupied."
                                + " Opposite, a1 holds cows too, but nothing is captured in phase 1: A8 is lifted next.",
                        "Lap 3. South lifts the 2 cows of A8 and sows on. The last one enters B7, which was empty. The"
                                + " turn ends.",
                        "North puts a cow from the reserve into a8."),
                told("bao-la-kimasai", "", null, "A5,a8").subList(0, 5));
    }

    @Test
    void phaseTwoOfBaoLaKimasai() throws Exception {
        String position = "1-0-0-0-0-1-0-0_0-0-0-0-0-0-0-0_0-1-1-0-0-0-0-0_0-0-0-0-0-0-0-0_1-0_S";
        assertEquals(
                List.of(
                        "All cows are in. Phase 2 begins: from the next turn on cows can be captured.",
                        "North lifts the single cow of a2 and sows it. It enters a3, which was occupied and lies in"
                                + " North’s front row. Opposite, A6 holds one cow.",
                        "North captures the single cow of A6.",
                        "Lap 2. North sows the captured cow into a3. It enters a3, which was occupied, with nothing to"
                                + " take opposite: a3 is lifted next."),
                told("bao-la-kimasai", "", position, "A1,a2").subList(3, 7));
    }

    @Test
    void theEndOfAGameOfBaoLaKimasai() throws Exception {
        assertEquals(
                "The game is over: North has no cow left in the front row. South ends with 3 cows, North with 5. South"
                        + " wins.",
                last("1-1-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-1-0_0-0-5-0-0-0-0-0_0-0_S", "A1"));
    }

    @Test
    void frontRowsThatAreBothEmpty() throws Exception {
        assertEquals(
                "The game is over: both front rows are empty, and South moved last. South ends with 3 cows, North with 5."
                        + " South wins.",
                last("0-0-0-0-0-0-1-1_0-0-0-0-0-0-0-0_1-0-0-0-0-0-0-0_0-0-5-0-0-0-0-0_0-0_S", "A7"));
    }

    /** North has no cow to move; to somebody who has some, only endless moves may be left. */
    @Test
    void noMoveInBaoLaKimasai() throws Exception {
        assertEquals(
                "The game is over: North has no move that ends. South ends with 2 cows, North with 0. It is a draw.",
                last("1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_1-1_S", "A1"));
    }

    @Test
    void aSingleSeedOrCowInTheEnd() throws Exception {
        assertEquals(
                "The game is over: North has no cow left in the front row. South ends with one cow, North with 2. South"
                        + " wins.",
                last("1-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-0-0-0-0-0-0_0-0-2-0-0-0-0-0_0-0_S", ""));
        assertEquals(
                "The game is over: South has no move. South ends with one seed, North with 2. North wins.",
                told("en-dodoi", "", "0-0-0-0-0-0_0-0-0-0-0-0_1-2_S", "").get(1));
        assertEquals(
                "The game is over: South has no move. South ends with one seed, North with 1. It is a draw.",
                told("en-dodoi", "", "0-0-0-0-0-0_0-0-0-0-0-0_1-1_S", "").get(1));
    }

    @Test
    void pitsPastTheAlphabet() throws Exception {
        String row = String.join("-", IntStream.range(0, 39).mapToObj(i -> "0").toList());
        assertEquals(
                "South lifts the single seed of AN and sows it. It falls in a, which was empty and lies in the opponent’s"
                        + " row. Sowing ends, and with it the turn.",
                told("en-gehe", "", row + "-1_0-" + row + "_0-0_S", "AN").get(1));
    }

    private static String last(String position, String moves) throws Exception {
        List<String> told = told("bao-la-kimasai", "", position, moves);
        return told.get(told.size() - 1);
    }

    private static List<String> told(String game, String options, String position, String moves) throws Exception {
        Narrator narrator = new Narrator(MESSAGES.get(Language.ENGLISH));
        Recording recording = Played.of(game, options, position, moves);
        List<String> told = new ArrayList<>();
        for (int i = 0; i < recording.frames().size(); i++) {
            told.add(narrator.tell(recording, i).text());
        }
        return told;
    }
}

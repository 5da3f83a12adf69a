package lapbylap.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lapbylap.engine.Counts;
import lapbylap.engine.Fault;
import lapbylap.engine.Game;
import lapbylap.engine.Layout;
import lapbylap.engine.Malformed;
import lapbylap.engine.Pit;
import lapbylap.engine.Player;
import lapbylap.engine.Refused;
import lapbylap.record.GameSetUp;
import lapbylap.record.Played;
import lapbylap.record.Recording;
import lapbylap.record.RecordingText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * En Gehé: its clauses as data, its long rows, and the clauses of En Dodoi that are no choice here, worked out by hand.
 * Boards are told by their occupied pits alone.
 */
class EnGeheClausesTest {
    private static final Game GAME = Games.byId("en-gehe");

    @Test
    void clausesInOrderWithTheirStatus() {
        assertEquals(
                List.of(
                        "board documented contested",
                        "setup documented contested",
                        "lift documented",
                        "sow documented",
                        "origin-pit inferred",
                        "relay documented",
                        "stop documented",
                        "capture documented",
                        "capture-own documented",
                        "empty-opposite documented",
                        "endless modern",
                        "no-move documented",
                        "sweep documented",
                        "repetition modern",
                        "most-seeds documented"),
                Told.clauses(GAME));
    }

    @Test
    void optionIsTheNumberOfPitsAlone() {
        assertEquals(List.of("pits of board [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50] 40"), Told.options(GAME));
        for (String none : List.of("seeds", "empty-opposite", "origin-pit")) {
            Malformed malformed = assertThrows(Malformed.class, () -> GameSetUp.of(GAME, Map.of(none, "4"), null));
            assertEquals(Fault.UNKNOWN_OPTION, malformed.fault());
            assertEquals(List.of("pits"), malformed.values().get("accepted"));
        }
    }

    @ParameterizedTest
    @CsvSource({"40, 320", "45, 360", "50, 400"})
    void setupFourSeedsInEachOfAsManyPitsAsChosen(int pits, int seeds) throws Exception {
        Recording recording = Played.of("en-gehe", "pits=" + pits, null, "");
        Counts counts = recording.start().counts();
        assertEquals(2 * pits, counts.size());
        assertEquals(seeds, counts.total());
        for (int pit = 0; pit < counts.size(); pit++) {
            assertEquals(4, counts.seeds(pit));
        }
        assertEquals(Player.SOUTH, recording.start().mover());
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 39, 51})
    void setupOfRowsShorterOrLongerIsRefused(int pits) {
        Refused refused = assertThrows(Refused.class, () -> played(pits, "A 1", "a 1", 'S', ""));
        assertEquals("setup", refused.clause());
        assertEquals(Fault.ROW_LENGTH, refused.fault());
        assertEquals(pits, refused.values().get("pits"));
    }

    @Test
    void boardNamesGoOnPastTheAlphabet() throws Exception {
        Layout layout = played(40, "A 1", "a 1", 'S', "").rules().layout();
        assertEquals(
                List.of("A", "Z", "AA", "AN", "a", "z", "aa", "an"),
                List.of(0, 25, 26, 39, 40, 65, 66, 79).stream()
                        .map(layout::name)
                        .toList());
        assertEquals(-1, layout.indexOf("AO"));
        assertEquals("AX", Layout.ofTwoRows(50).name(49));
    }

    @Test
    void boardPitsPastTheAlphabetAreFoundByName() throws Exception {
        Recording recording = played(41, "Z 1, AB 2", "aa 1, an 1", 'S', "AB,aa");
        assertEquals(
                List.of(
                        "1. Turn 1, south: lap 1, AB lifted, 2 sown in AC AD, ends in stop [lift sow empty-opposite]",
                        "2. Turn 2, north: lap 1, aa lifted, 1 sown in ab, ends in stop [lift sow empty-opposite]"),
                told(recording));
        assertEquals("Z 1, AC 1, AD 1, ab 1, an 1", occupied(recording));
    }

    @Test
    void sowFromTheEndOfOneRowIntoTheOther() throws Exception {
        Recording recording = played(40, "AN 2", "an 2", 'S', "AN,an");
        assertEquals(
                List.of(
                        "1. Turn 1, south: lap 1, AN lifted, 2 sown in a b, ends in stop [lift sow stop]",
                        "2. Turn 2, north: lap 1, an lifted, 2 sown in A B, ends in stop [lift sow stop]"),
                told(recording));
        assertEquals("A 1, B 1, a 1, b 1", occupied(recording));
    }

    @Test
    void originPitIsSownByALapThatComesRound() throws Exception {
        List<String> lines = told(played(40, "C 80", "", 'S', "C"));
        assertEquals(
                "C, ends in capture [lift sow origin-pit capture]",
                lines.get(0).substring(lines.get(0).indexOf("C, ends")));
        assertEquals("2. Turn 1, south: capture of 1 in al, 1 in C, to the pool [capture capture-own]", lines.get(1));
    }

    @Test
    void captureTakesTheOwnSeedToo() throws Exception {
        Recording recording = played(40, "AC 1", "k 7, l 1", 'S', "AC");
        assertEquals(
                List.of(
                        "1. Turn 1, south: lap 1, AC lifted, 1 sown in AD, ends in capture [lift sow capture]",
                        "2. Turn 1, south: capture of 7 in k, 1 in AD, to the pool [capture capture-own]"),
                told(recording).subList(0, 2));
    }

    @Test
    void emptyOppositeTakesNothing() throws Exception {
        Recording recording = played(40, "AC 1", "l 1", 'S', "AC");
        assertEquals(
                List.of("1. Turn 1, south: lap 1, AC lifted, 1 sown in AD, ends in stop [lift sow empty-opposite]"),
                told(recording));
        assertEquals("AD 1, l 1", occupied(recording));
    }

    @Test
    void sweepGoesToTheOtherTeam() throws Exception {
        Recording recording = played(40, "AC 1, AN 2", "", 'S', "AC");
        assertEquals(
                List.of(
                        "1. Turn 1, south: lap 1, AC lifted, 1 sown in AD, ends in stop [lift sow empty-opposite]",
                        "2. After turn 1: sweep of 1 in AD, 2 in AN, south 3, north 0 [sweep]",
                        "3. After turn 1: result south wins by no-move, south 3, north 0 [no-move most-seeds]"),
                told(recording));
    }

    /** The frames after the start without their boards. */
    private static List<String> told(Recording recording) {
        return RecordingText.framesAfterStart(recording)
                .lines()
                .filter(line -> !line.startsWith(" "))
                .toList();
    }

    private static String occupied(Recording recording) {
        List<String> pits = new ArrayList<>();
        for (Pit pit : recording.rules().layout().pits()) {
            int seeds = recording.position().seeds(pit.index());
            if (seeds > 0) {
                pits.add(pit.name() + " " + seeds);
            }
        }
        return String.join(", ", pits);
    }

    /** Plays from a position with the given pits occupied and no seeds captured. */
    private static Recording played(int pits, String south, String north, char mover, String moves) throws Exception {
        String position = row(pits, south) + "_" + row(pits, north) + "_0-0_" + mover;
        return Played.of("en-gehe", "", position, moves);
    }

    private static String row(int pits, String occupied) {
        Layout layout = Layout.ofTwoRows(pits);
        int[] seeds = new int[pits];
        for (String pit : occupied.split(", ")) {
            if (!pit.isEmpty()) {
                seeds[layout.indexOf(pit.split(" ")[0]) % pits] = Integer.parseInt(pit.split(" ")[1]);
            }
        }
        return String.join("-", IntStream.of(seeds).mapToObj(Integer::toString).toList());
    }
}

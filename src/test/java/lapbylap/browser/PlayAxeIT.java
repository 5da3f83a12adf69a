package lapbylap.browser;

import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page to play on breaks no rule of axe, whatever it shows. */
class PlayAxeIT {
    private static final String BAO = "bao-la-kimasai";
    private static final String ENDLESS = "?position=2-0-1-0-1-0_1-0-1-0-2-1_0-0_S";
    private static final String FINISHED = "?moves=B,f,F,d,D,e,E";

    private final ChromeDriver browser = TestSite.browser();

    /** States of the page: a game, an address, and what is done there. */
    private record State(String game, String query, Consumer<PlayTable> reach) {}

    private static final Map<String, State> STATES = Map.of(
            "legal and endless pits", new State("en-dodoi", ENDLESS, table -> {}),
            "a refused pit", new State("en-dodoi", ENDLESS, table -> table.click(".play-pits [data-pit=A]")),
            "both phases", new State(BAO, "?moves=A6,a7,A3", table -> {}),
            "a long board", new State("en-gehe", "?moves=A", table -> {}),
            "the story of the end", new State("en-dodoi", FINISHED + "&match=3&won=1-2", table -> {}),
            "a good move",
                    new State("en-dodoi", "?moves=C", table -> {
                        table.press("A good move");
                        table.await(
                                "it is told", 1, () -> table.all(".play-advice").size());
                    }),
            "a look ahead",
                    new State("en-dodoi", "?moves=C", table -> {
                        table.press("A good move");
                        table.await(
                                "it is told", 1, () -> table.all(".play-advice").size());
                        table.press("Show it");
                    }),
            "setting up",
                    new State("en-dodoi", "", table -> {
                        table.press("Set up a position");
                        table.pit("A").sendKeys("399");
                        table.await(
                                "a problem",
                                false,
                                () -> table.one(".play-set-up .wrong").getText().isEmpty());
                    }),
            "the machine's turn", new State("en-dodoi", "?machine=south&seed=1", table -> {}),
            "two people at a table", new State("en-dodoi", "?moves=C", table -> table.click("input[name=two-sided]")));

    static Stream<String> states() {
        return STATES.keySet().stream().sorted();
    }

    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    @ParameterizedTest
    @MethodSource("states")
    void noRuleIsBroken(String name) {
        State state = STATES.get(name);
        for (int width : new int[] {1366, 390}) {
            Emulation.window(browser, width, 900);
            Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
            PlayTable table = PlayTable.open(browser, state.game(), state.query());
            state.reach().accept(table);
            Axe.checkEverywhere(browser, width, 900);
        }
    }
}

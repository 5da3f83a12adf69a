package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** A turn of more than a thousand laps: it plays in a minute, and its line can be read. */
class LongTurnIT {
    /** Its last move goes on for 1,026 laps: frames 52 to 1077. */
    private static final String GAME = "/embed/en-dodoi?moves=B,e,F,d,D,f,B,c,C";

    private static final int BEFORE = 51;
    private static final int LAST = 1077;
    private static final double LONGEST_TURN = 60;
    /** Of a line as wide as the player, in pixels. */
    private static final double NARROWEST_LOOP = 4;

    private final ChromeDriver browser = TestSite.browser();

    @BeforeEach
    @AfterEach
    void atADesk() {
        Emulation.reset(browser);
    }

    private void open(String query, int frame) {
        browser.get("about:blank");
        browser.get(TestSite.url(GAME) + query + "#" + frame);
        await(frame);
    }

    private void await(int frame) {
        String count = String.format(Locale.ENGLISH, "%,d of %,d", frame, LAST);
        Patience.with(browser, Duration.ofSeconds(90))
                .until(page -> page.findElement(By.cssSelector("[data-part=count]"))
                        .getText()
                        .equals(count));
    }

    /** However slowly it is to play, and sooner where asked to: all ways of the turn, added up in seconds. */
    @Test
    void playsInAMinuteAtMost() {
        open("", BEFORE);
        for (String speed : List.of("0.25", "0.5", "1", "4")) {
            Number seconds = (Number) browser.executeAsyncScript("""
                    const [speed, before, last, done] = arguments;
                    const start = document.querySelector('script[src*="player/start.js"]').src;
                    import(start.replace('start.js', 'timeline.js')).then(({createTimeline}) => {
                      const recording = JSON.parse(document.querySelector('.recording').textContent);
                      const timeline = createTimeline(recording, 0, last);
                      const way = timeline.way(timeline.full(before), timeline.full(last), speed);
                      done(way.reduce((sum, {moves, rests}) => sum + moves + rests, 0) / 1000);
                    });
                    """, Double.valueOf(speed), BEFORE, LAST);
            double most = LONGEST_TURN / Math.max(1, Double.parseDouble(speed));
            assertEquals(most, seconds.doubleValue(), .01, "at speed " + speed);
        }
    }

    @Test
    void theLineCanBeReadWhereverOneIs() {
        for (int width : new int[] {390, 700, 1280}) {
            Emulation.window(browser, width, 844);
            for (int frame : new int[] {0, 52, 300, 1000, LAST}) {
                open("", frame);
                List<?> loops = (List<?>) browser.executeScript("""
                        const line = document.querySelector('.line-future .line');
                        const wide = line.ownerSVGElement.getBoundingClientRect().width / 1000;
                        const ends = [...line.getAttribute('d').matchAll(/(?:C\\S+ \\S+ \\S+ \\S+ |H)(\\d+\\.\\d)/g)].map(([, x]) => Number(x));
                        return ends.map((x, i) => (x - (ends[i - 1] ?? 0)) * wide);
                        """);
                assertTrue(loops.size() > 8, "loops at frame " + frame + ": " + loops.size());
                loops.forEach(loop -> assertTrue(
                        ((Number) loop).doubleValue() >= NARROWEST_LOOP,
                        () -> "a loop of " + loop + " px at " + width + " px, frame " + frame));
                if (frame > 0) {
                    assertEquals(
                            0,
                            ((Number) browser.executeScript("""
                                    const {left, width} = document.querySelector('.handle').getBoundingClientRect();
                                    const now = document.querySelector('.line-now').getBoundingClientRect();
                                    return now.width > 0 ? now.right - left - width / 2 : 0;
                                    """)).doubleValue(),
                            2.5,
                            "the handle stands at the end of its own lap");
                }
            }
        }
    }
}

package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** Players that come and go leave nothing behind; whatever way is taken, the board is that of the frame. */
class LifecycleIT {
    private static final int CYCLES = 1000;
    /** Half of them with motion, half without. */
    private static final int STEPS = 2000;

    private static final int SEED = 20_261_130;
    /** What the first players load for good: modules, style sheets. */
    private static final int BEFORE_COUNTING = 20;

    private static final long HEAP = 1_000_000;

    private final ChromeDriver browser = TestSite.browser();

    @Test
    void aThousandPlayersLeaveNoNodeNoListenerAndNoTimer() {
        PlayerLab lab = PlayerLab.open(browser);
        lab.cycles(BEFORE_COUNTING, 50);
        Object elements = browser.executeScript("return element.querySelectorAll('*').length");
        Held before = Held.by(browser);
        lab.cycles(CYCLES, 0);
        Held after = Held.by(browser);
        assertEquals(before.nodes(), after.nodes(), "nodes");
        assertEquals(before.listeners(), after.listeners(), "listeners");
        assertTrue(after.heapBytes() - before.heapBytes() < HEAP, before + " " + after);
        assertEquals(List.of(), browser.executeScript("return [...waiting]"), "timers and frames waited for");
        assertEquals(elements, browser.executeScript("return element.querySelectorAll('*').length"));
    }

    /** Steps at random in either direction and of any length, some cut short, some in full. */
    @Test
    void backAndForthAtRandomTheBoardIsAlwaysTheFrames() {
        for (boolean calm : new boolean[] {false, true}) {
            Emulation.reset(browser);
            PlayerLab.open(browser);
            if (calm) {
                Emulation.prefer(browser, "prefers-reduced-motion", "reduce");
            }
            Object wrong = browser.executeAsyncScript("""
                    const [steps, seed, done] = arguments;
                    let random = seed % 2147483647;
                    const below = most => (random = random * 48271 % 2147483647) % most;
                    const player = createPlayer(element, recording, {words, speed: 4});
                    const shown = () => [...element.querySelectorAll('.board-live .counts [data-at]')].map(text => Number(text.textContent));
                    const drawn = () => {
                      const pits = [...element.querySelectorAll('.board-live .counts [data-at]')].map(({dataset}) => dataset);
                      const counts = pits.map(() => 0);
                      for (const use of element.querySelectorAll('.board-live .seeds use')) {
                        counts[pits.findIndex(({x, y}) => Math.hypot(use.x.baseVal.value - x, use.y.baseVal.value - y) < 48)]++;
                      }
                      return counts;
                    };
                    const pools = () => [...element.querySelectorAll('.pool .number')].map(text => Number(text.textContent));
                    /** The board after so many seeds of a frame's lap. */
                    const board = ({frame: index, seed: fallen}) => {
                      const frame = recording.frames[index];
                      if (!frame.path || fallen === frame.path.length) return frame.board;
                      const now = [...recording.frames[index - 1].board];
                      if (frame.lifted !== null) now[frame.lifted] = 0;
                      for (const pit of frame.path.slice(0, fallen)) now[pit]++;
                      return now;
                    };
                    const actions = ['back', 'forward', 'back', 'forward', 'first', 'last', 'play'];
                    const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'b', 'n', 'Home', 'End'];
                    const same = (a, b) => a.join() === b.join();
                    (async () => {
                      for (let step = 0; step < steps; step++) {
                        const kind = below(10);
                        if (kind < 1) {
                          const radios = element.querySelectorAll('[data-sets=step]');
                          const radio = radios[below(radios.length)];
                          radio.checked = true;
                          radio.dispatchEvent(new Event('change', {bubbles: true}));
                        } else if (kind < 5) {
                          element.querySelector(`[data-part=controls] [data-do=${actions[below(actions.length)]}]`).click();
                        } else if (kind < 9) {
                          element.dispatchEvent(new KeyboardEvent('keydown', {key: keys[below(keys.length)], bubbles: true, cancelable: true}));
                        } else player.go(below(recording.frames.length));
                        for (let wait = below(4); wait > 0; wait--) await new Promise(requestAnimationFrame);
                        // a pause finishes what is under way
                        const still = below(3) > 0;
                        if (still) player.pause();
                        const {frame, seed: goal, shown: place} = player.state();
                        const counts = shown();
                        const told = {step, frame, ...place, counts};
                        const held = [...counts, ...pools()].reduce((sum, one) => sum + one);
                        if (held > 48) return {why: 'more seeds than there are', ...told};
                        if (still && (frame !== place.frame || goal !== place.seed)) return {why: 'not where it should be', ...told};
                        // captured seeds may be in the air
                        const taken = recording.frames[place.frame].taken;
                        if ((still || !taken) && !same(counts, board(place))) return {why: 'another board', ...told, should: board(place)};
                        if (still && !same(drawn(), board(place).map(count => Math.min(15, count)))) return {why: 'other seeds', ...told, drawn: drawn()};
                      }
                      player.destroy();
                      return null;
                    })().then(wrong => done(JSON.stringify(wrong)), broken => done(String(broken.stack)));
                    """, STEPS / 2, SEED);
            assertEquals("null", wrong, "seed " + SEED);
        }
        Emulation.reset(browser);
    }
}

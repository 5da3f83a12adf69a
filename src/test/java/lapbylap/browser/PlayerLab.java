package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * A page in which players can be made and destroyed: {@code element}, {@code createPlayer}, {@code recording},
 * {@code words}.
 */
final class PlayerLab {
    private final ChromeDriver browser;

    private PlayerLab(ChromeDriver browser) {
        this.browser = browser;
    }

    /**
     * Puts a player as the server writes it in place of the page's own, which is left without a page, and keeps count
     * of what waits for a time or for a frame of the screen.
     */
    static PlayerLab open(ChromeDriver browser) {
        Emulation.reset(browser);
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
        PlayerPage.open(browser, "", 0);
        browser.executeAsyncScript("""
                const done = arguments[0];
                window.waiting = new Set();
                for (const [start, stop] of [['setTimeout', 'clearTimeout'], ['requestAnimationFrame', 'cancelAnimationFrame'],
                    ['setInterval', 'clearInterval']]) {
                  const [starts, stops] = [window[start], window[stop]];
                  window[start] = (then, ...rest) => {
                    const id = starts.call(window, (...told) => {
                      if (start !== 'setInterval') waiting.delete(start + id);
                      then(...told);
                    }, ...rest);
                    waiting.add(start + id);
                    return id;
                  };
                  window[stop] = id => {
                    waiting.delete(start + id);
                    stops.call(window, id);
                  };
                }
                (async () => {
                  const page = new DOMParser().parseFromString(await (await fetch(location)).text(), 'text/html');
                  window.element = document.importNode(page.querySelector('.player'), true);
                  document.querySelector('.player').replaceWith(element);
                  const start = document.querySelector('script[src*="player/start.js"]').src;
                  window.createPlayer = (await import(start.replace('start.js', 'player.js'))).createPlayer;
                  window.recording = JSON.parse(document.querySelector('#whole-game .recording').textContent);
                  window.words = JSON.parse(document.querySelector('#player-words').textContent);
                })().then(done);
                """);
        return new PlayerLab(browser);
    }

    /**
     * Each player steps, plays, turns its board, and is destroyed in the middle of a motion.
     *
     * @param milliseconds how long each lives
     */
    void cycles(int count, int milliseconds) {
        Object failed = browser.executeAsyncScript("""
                const [count, life, done] = arguments;
                const press = (does, type, how) => element.querySelector(`[data-part=controls] [data-do=${does}]`)
                  .dispatchEvent(how ? new PointerEvent(type, how) : new Event(type, {bubbles: true}));
                (async () => {
                  for (let i = 0; i < count; i++) {
                    const player = createPlayer(element, recording, {words, frame: i % 30, flipped: i % 5 === 0, twoSided: i % 7 === 0});
                    press('forward', 'click');
                    press('forward', 'pointerdown', {bubbles: true, button: 0});
                    press('play', 'click');
                    if (i % 10 === 0) await new Promise(requestAnimationFrame);
                    if (life) await new Promise(then => setTimeout(then, life));
                    player.destroy();
                    player.destroy();
                  }
                })().then(() => done(null), broken => done(String(broken.stack)));
                """, count, milliseconds);
        assertEquals(null, failed);
    }

    /**
     * Takes steps by clicks, forward and back through the game again and again; how long each held everything up, in
     * ms.
     */
    List<Double> timedSteps(int count) {
        steps(count);
        List<?> times = (List<?>) browser.executeScript("return [...times]");
        return new ArrayList<>(
                times.stream().map(time -> ((Number) time).doubleValue()).toList());
    }

    /** The same for as many as one likes: the browser keeps whatever it answers the driver, so it answers nothing. */
    void steps(int count) {
        Object failed = browser.executeAsyncScript("""
                const [count, done] = arguments;
                const player = window.stepping ??= createPlayer(element, recording, {words});
                const button = does => element.querySelector(`[data-part=controls] [data-do=${does}]`);
                const [back, forward] = ['back', 'forward'].map(button);
                const last = recording.frames.length - 1;
                window.times = new Float64Array(Math.min(count, 3000));
                (async () => {
                  for (let step = 0; step < count; step++) {
                    const began = performance.now();
                    (step % (2 * last) < last ? forward : back).click();
                    times[step % times.length] = performance.now() - began;
                    if (step % 50 === 0) await new Promise(requestAnimationFrame);
                  }
                  player.pause();
                })().then(() => done(null), broken => done(String(broken.stack)));
                """, count);
        assertEquals(null, failed);
    }
}

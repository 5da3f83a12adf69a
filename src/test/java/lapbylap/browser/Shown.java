package lapbylap.browser;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * What a player shows.
 *
 * @param counts the numbers beside the pits, in board-index order
 * @param drawn the seeds that are drawn in each pit
 * @param poolCounts the numbers of the captured pools, South's first
 * @param poolDrawn the seeds that are drawn in them
 * @param table the rows of the table of the board
 * @param narration the text of the frame
 * @param place where the frame stands among all
 */
record Shown(
        List<Integer> counts,
        List<Integer> drawn,
        List<Integer> poolCounts,
        List<Integer> poolDrawn,
        List<String> table,
        String narration,
        String place) {

    /**
     * Every seed that can be seen is counted for the pit or pool that it lies nearest to, wherever it is in the page.
     */
    private static final String LOOK = """
            const player = document.querySelector('.player');
            const part = name => player.querySelector(`[data-part="${name}"]`).textContent.trim();
            const numbers = [...player.querySelectorAll('[data-at]')];
            const pools = [...player.querySelectorAll('[data-room]')];
            const toBoard = numbers[0].ownerSVGElement.getScreenCTM().inverse();
            const away = (seed, {dataset}) => Math.hypot(seed.x - dataset.x, seed.y - dataset.y);
            const drawn = numbers.map(() => 0);
            const poolDrawn = pools.map(() => 0);
            for (const use of player.querySelectorAll('use[href^="#seed"]')) {
              if (!use.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
              const {x, y, width, height} = use.getBoundingClientRect();
              const seed = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(toBoard);
              const inPool = pools.findIndex(pool => Math.abs(seed.y - pool.dataset.y) < 30);
              if (inPool >= 0) {
                poolDrawn[inPool]++;
              } else {
                const far = numbers.map(pit => away(seed, pit));
                drawn[far.indexOf(Math.min(...far))]++;
              }
            }
            return {
              counts: numbers.map(number => Number(number.textContent)),
              drawn,
              poolCounts: pools.map(pool => Number(pool.querySelector('.number').textContent)),
              poolDrawn,
              table: [...player.querySelectorAll('table tbody tr')]
                .map(row => [...row.cells].map(cell => cell.textContent).join(' ')),
              narration: part('narration'),
              place: part('count'),
            };
            """;

    static Shown on(ChromeDriver browser) {
        return read(browser.executeScript(LOOK));
    }

    /** What it shows after the browser has drawn once or twice more. */
    static Shown afterDrawing(ChromeDriver browser) {
        return read(browser.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                requestAnimationFrame(() => requestAnimationFrame(() => done((() => {%s})())));
                """.formatted(LOOK)));
    }

    @SuppressWarnings("unchecked")
    private static Shown read(Object answer) {
        Map<String, Object> seen = (Map<String, Object>) answer;
        return new Shown(
                integers(seen.get("counts")),
                integers(seen.get("drawn")),
                integers(seen.get("poolCounts")),
                integers(seen.get("poolDrawn")),
                (List<String>) seen.get("table"),
                (String) seen.get("narration"),
                (String) seen.get("place"));
    }

    private static List<Integer> integers(Object list) {
        return ((List<?>) list)
                .stream().map(number -> ((Number) number).intValue()).toList();
    }
}

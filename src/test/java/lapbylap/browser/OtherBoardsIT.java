package lapbylap.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lapbylap.web.ServerSettings;
import lapbylap.web.SiteServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** Boards with cows, and boards longer than the screen: what is on them is what was recorded. */
class OtherBoardsIT {
    private static final ChromeDriver BROWSER = TestSite.browser();
    private static final String HEAD = "---\ntitle: T\ndescription: D\nreviewed: yes\n---\n\n";
    private static final String COWS =
            "A1,a4,A3,b7,B7,b6,A4,a5,A5,b8,B5,a6,A7,a3,B4,b4,B7,b8,B2,a5,B4,b2,B6,a8,B5,b6,B8,b1,A4,"
                    + "a3,B8,b8,A6,b1,B4,a1,B1,b4,A6,b5,A7,a7,A2,a4,B3,a3,A7,b8,A3,b7,B4,a1,A7,a5,B3,b3,B7";
    private static final String SEEDS = "U,aa,AG,v,W,l,AS,aw,AH,r,X,h,AV,c,R,b,Z,n,P,al";

    /** Waits until all is drawn, then tells what on the board of cows is not as in a frame. */
    private static final String WRONG_COWS = """
            const shown = () => {
              const texts = [...document.querySelectorAll('.board-live .counts text')];
              const many = [...document.querySelectorAll('.board-live .many')];
              const piles = [...document.querySelectorAll('.board-live .seeds > g')];
              const herds = [...document.querySelectorAll('.board-live .pool')];
              return {
                board: texts.map((text, i) => Number(text.textContent || many[i].textContent)),
                drawn: piles.map(pile => pile.children.length),
                herds: herds.map(herd => Number(herd.querySelector('.number').textContent)),
                drawnBeside: herds.map(herd => herd.querySelectorAll('use').length),
                table: [...document.querySelectorAll('.player .vh tbody td:last-child')].map(cell => Number(cell.textContent)),
              };
            };
            const differs = (number, frame) => {
              const now = JSON.stringify(shown());
              const right = JSON.stringify({
                board: frame.board,
                drawn: frame.board.map(cows => Math.min(8, cows)),
                herds: frame.reserve,
                drawnBeside: frame.reserve,
                table: [...frame.board, ...frame.reserve],
              });
              return now === right ? [] : [`${number} ${frame.kind}: ${now} instead of ${right}`];
            };
            const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            """;

    @TempDir
    private static Path folder;

    private static SiteServer server;

    @BeforeAll
    static void serve() throws IOException {
        write("site/home.en.md", "Nothing.\n");
        write("games/bao-la-kimasai/history.en.md", replay("cows", COWS, ""));
        write("games/en-gehe/history.en.md", replay("long", SEEDS, "options: pits=50\n"));
        server = new SiteServer(new ServerSettings("localhost", 0, null, folder)).start();
    }

    @AfterAll
    static void stop() {
        server.close();
        Emulation.reset(BROWSER);
    }

    private static String replay(String id, String moves, String more) {
        return "```replay\nid: " + id + "\nmoves: " + moves + "\n" + more + "caption: A game\n```\n";
    }

    private static void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), HEAD + text);
    }

    private static void open(String path) {
        BROWSER.get("about:blank");
        BROWSER.get("http://localhost:" + server.port() + path);
        Patience.with(BROWSER)
                .until(page -> run("return Boolean(document.querySelector("
                                + "'.player [data-part=controls]:not([inert])'))")
                        .equals(true));
    }

    private static Object run(String script) {
        return BROWSER.executeScript(script);
    }

    @Test
    void everyFrameOfAGameWithCows() {
        Emulation.reset(BROWSER);
        Emulation.prefer(BROWSER, "prefers-reduced-motion", "reduce");
        open("/en/games/bao-la-kimasai/");
        BROWSER.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        Object wrong = BROWSER.executeAsyncScript(WRONG_COWS + """
                const done = arguments[arguments.length - 1];
                const {frames} = JSON.parse(document.querySelector('.recording').textContent);
                const wrong = [];
                const kinds = new Set();
                (async () => {
                  for (let i = 0; i < frames.length; i++) {
                    await drawn();
                    wrong.push(...differs(i, frames[i]));
                    kinds.add(frames[i].kind);
                    const phase = document.querySelector('.board-live').matches('.phase-two');
                    if (phase !== frames.slice(0, i + 1).some(frame => frame.kind === 'phase')) wrong.push('phase at ' + i);
                    document.querySelector('[data-do=forward]').click();
                  }
                  for (const kind of ['introduce', 'lap', 'phase', 'capture']) {
                    if (!kinds.has(kind)) wrong.push('no ' + kind);
                  }
                  done(wrong);
                })();
                """);
        assertEquals(List.of(), wrong);
    }

    /** Tells where cows under way were seen, in the units of the board, for the time of one step. */
    private static final String WATCH = """
            const done = arguments[arguments.length - 1];
            const seen = [];
            const from = performance.now();
            document.querySelector('[data-do=forward]').click();
            const look = () => {
              const flying = [...document.querySelectorAll('.board-live > g:last-child use')];
              for (const use of flying) {
                const {e, f} = use.transform.baseVal.consolidate().matrix;
                seen.push([e, f]);
              }
              if (performance.now() - from < 6000) requestAnimationFrame(look);
              else done(seen);
            };
            look();
            """;

    private static long frameOf(String condition) {
        return (Long) run("const {frames} = JSON.parse(document.querySelector('.recording').textContent);"
                + "return frames.findIndex(frame => " + condition + ")");
    }

    @SuppressWarnings("unchecked")
    private static List<List<Number>> watched(long frame) {
        open("/en/games/bao-la-kimasai/?speed=.25#cows." + (frame - 1));
        return (List<List<Number>>) BROWSER.executeAsyncScript(WATCH);
    }

    private static double number(String script) {
        return ((Number) run(script)).doubleValue();
    }

    @Test
    void aCowWalksFromTheHerdIntoItsPit() {
        Emulation.reset(BROWSER);
        open("/en/games/bao-la-kimasai/");
        long frame = frameOf("frame.kind === 'introduce' && frame.player === 'south'");
        List<List<Number>> way = watched(frame);
        assertTrue(way.size() > 2, "seen " + way.size() + " times");
        double herd = number("return Number(document.querySelector('.board-live .pool').dataset.y)");
        assertEquals(herd, way.get(0).get(1).doubleValue(), 30);
        assertTrue(way.get(way.size() - 1).get(1).doubleValue() < herd - 60, "it went up to its pit");
    }

    @Test
    void capturedCowsCrossToThePitThatTookThem() {
        Emulation.reset(BROWSER);
        open("/en/games/bao-la-kimasai/");
        long frame = frameOf("frame.kind === 'capture' && frame.player === 'north'");
        List<List<Number>> way = watched(frame);
        assertTrue(way.size() > 2, "seen " + way.size() + " times");
        double first = way.get(0).get(1).doubleValue();
        double last = way.get(way.size() - 1).get(1).doubleValue();
        assertTrue(first - last > 30, "from " + first + " to " + last);
        Object held =
                run("const {frames} = JSON.parse(document.querySelector('.recording').textContent);" + "return [frames["
                        + frame + "].hand, [...document.querySelectorAll('.board-live > g')].at(-2).children.length]");
        assertEquals(((List<?>) held).get(0), ((List<?>) held).get(1));
        Object wrong = BROWSER.executeAsyncScript(WRONG_COWS + """
                const done = arguments[arguments.length - 1];
                const {frames} = JSON.parse(document.querySelector('.recording').textContent);
                for (const does of ['forward', 'forward', 'back']) document.querySelector(`[data-do=${does}]`).click();
                drawn().then(() => done(differs(%d, frames[%d])));
                """.formatted(frame + 1, frame + 1));
        assertEquals(List.of(), wrong);
    }

    @Test
    void aBoardOfFiftyColumnsIsFollowedOnATelephone() {
        Emulation.window(BROWSER, 390, 844);
        Emulation.prefer(BROWSER, "prefers-reduced-motion", "reduce");
        open("/en/games/en-gehe/");
        BROWSER.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
        Object wrong = BROWSER.executeAsyncScript("""
                const done = arguments[arguments.length - 1];
                const {frames} = JSON.parse(document.querySelector('.recording').textContent);
                const drawn = () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)));
                const wrong = [];
                const close = document.querySelector('.ground-close').getBoundingClientRect();
                const texts = [...document.querySelectorAll('.board-live .counts text')];
                (async () => {
                  for (let i = 0; i < frames.length; i++) {
                    await drawn();
                    const board = texts.map(text => Number(text.textContent));
                    if (String(board) !== String(frames[i].board)) wrong.push('board ' + i);
                    const last = document.querySelector('.board-live .last')?.getBoundingClientRect();
                    if (last && (last.left < close.left || last.right > close.right)) wrong.push('out of sight ' + i);
                    document.querySelector('[data-do=forward]').click();
                  }
                  if (document.documentElement.scrollWidth > innerWidth) wrong.push('wider than the screen');
                  const pitch = texts[1].getBoundingClientRect().x - texts[0].getBoundingClientRect().x;
                  if (pitch < 40) wrong.push('pits ' + pitch + ' apart');
                  const height = parseFloat(getComputedStyle(texts[0]).fontSize) * texts[0].getScreenCTM().a;
                  if (height < 12) wrong.push('text of ' + height);
                  done(wrong);
                })();
                """);
        assertEquals(List.of(), wrong);
    }

    @Test
    void theStripLeadsTheCloseUp() {
        Emulation.window(BROWSER, 390, 844);
        open("/en/games/en-gehe/");
        String window = "return Number(document.querySelector('.strip-window').getAttribute('x'))";
        String leftmost = "return [...document.querySelectorAll('.board-live .counts text')].findIndex(text =>"
                + " text.getBoundingClientRect().x > document.querySelector('.ground-close').getBoundingClientRect().x)";
        double before = number(leftmost);
        new Actions(BROWSER)
                .moveToElement(BROWSER.findElement(By.cssSelector(".ground-strip")), 150, 0)
                .click()
                .perform();
        assertTrue(number(window) > 3000, "the frame stands where it was put");
        assertTrue(number(leftmost) > before + 20, "and the close-up with it");
    }
}

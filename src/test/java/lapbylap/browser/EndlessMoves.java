package lapbylap.browser;

import java.util.List;
import java.util.Map;
import org.openqa.selenium.chrome.ChromeDriver;

/** Moves that never end, and such that end after very many laps, as a player is told of them. */
final class EndlessMoves {
    /** Positions of two rows of six: the endless move and its period. */
    private static final List<Map<String, Object>> ENDLESS = List.of(
            Map.of("position", "2-0-1-0-1-0_1-0-1-0-2-1_0-0_S", "move", "A", "period", 72),
            Map.of("position", "0-4-1-2-0-1_0-1-0-1-0-1_0-0_S", "move", "D", "period", 68),
            Map.of("position", "2-6-0-4-0-2_1-2-6-1-0-1_18-5_N", "move", "b", "period", 45));

    /** Games whose last move goes on for so many laps, and ends. */
    private static final List<Map<String, Object>> LONG = List.of(
            Map.of("moves", "B,e,F,d,D,f,B,c,C", "laps", 1026), Map.of("moves", "F,b,F,d,C,b,E,e,F,b", "laps", 1009),
            Map.of("moves", "D,e,A,e,C,b,A,c,D,a,F,e,A,b,F,f", "laps", 865),
                    Map.of("moves", "B,e,B,b,D,c,C,b,B", "laps", 702));

    private EndlessMoves() {}

    /** How many are told right, and whether seeds are lost in any frame. */
    static String told(ChromeDriver browser) {
        return (String) browser.executeAsyncScript("""
                const [endless, long, done] = arguments;
                const ask = async query => (await fetch('/api/v1/games/en-dodoi/replay?' + query)).json();
                const sum = all => all.reduce((one, other) => one + other, 0);
                (async () => {
                  let right = 0;
                  let lost = 0;
                  const keep = ({frames}) => {
                    const seeds = ({board, captured, reserve, hand}) => sum([...board, ...captured, ...reserve, hand]);
                    lost += frames.filter(frame => seeds(frame) !== seeds(frames[0])).length;
                  };
                  for (const {position, move, period} of endless) {
                    const before = await ask('position=' + position);
                    keep(before);
                    const refused = await ask(`position=${position}&moves=${move}`);
                    const named = before.refused.some(one => one.move === move && one.period === period);
                    if (named && !before.legal.includes(move) && refused.clause === 'endless') right++;
                  }
                  for (const {moves, laps} of long) {
                    const game = await ask('moves=' + moves);
                    keep(game);
                    const {firstFrame, lastFrame} = game.turns.at(-1);
                    const all = game.frames.slice(firstFrame, lastFrame + 1).filter(({kind}) => kind === 'lap');
                    if (all.length === laps && all.at(-1).ends !== 'relay') right++;
                  }
                  return `${right} of ${endless.length + long.length}, ${lost ? 'lost in ' + lost + ' frames' : 'none'}`;
                })().then(done, broken => done(String(broken)));
                """, ENDLESS, LONG);
    }
}

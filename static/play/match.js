import {html, svg} from "../player/draw.js";
import {drawSeed} from "./address.js";
import {other} from "./machine.js";
import {turned} from "./notation.js";

/** A match: games until somebody has won as many as were agreed. Who starts changes from game to game. */
export function createMatch(table, words, holder) {
  const player = name => words("player." + name);
  const choice = holder?.querySelector("select");
  const tally = holder?.querySelector(".tally-pins");

  /** What each has won, the game on the board included if it is over. */
  function wins({game, recording}) {
    const won = [...game.won];
    const winner = recording.outcome?.winner;
    if (winner) won[winner === "south" ? 0 : 1]++;
    return won;
  }

  const decided = (won, match) => won.some(count => count >= match);

  async function start() {
    const now = table.get();
    const {game} = now;
    const begun = await table.ask({...game, moves: []});
    const other = turned(begun.position);
    const plain = {...game, moves: [], position: null, options: {...game.options}};
    const usual = await table.ask(plain);
    // the usual start is told by saying nothing of it
    const position = usual.position === other ? null : other;
    if (position) delete plain.options.seeds;
    await table.change({...plain, position, won: wins(now), seed: drawSeed()}, {push: true, awake: true});
  }

  /** What can come after a game: buttons. */
  function next(recording) {
    const now = {...table.get(), recording};
    const {match} = now.game;
    if (!match) return [];
    const won = wins(now);
    if (decided(won, match)) return [];
    const starter = player(other(recording.turns[0]?.player));
    const button = html("button", {type: "button", className: "main", textContent: words("play.match.next", {player: starter})});
    button.addEventListener("click", start);
    return [button];
  }

  function pins(count, of) {
    const drawing = svg("svg", {viewBox: `0 0 ${of * 14 + 4} 34`, "aria-hidden": true, class: "pins"});
    for (let i = 0; i < of; i++) {
      const x = 9 + i * 14;
      drawing.append(svg("path", {class: i < count ? "pin" : "hole", d: i < count ? `M${x - 1.5} 4h3l-.7 26h-1.6z` : `M${x} 29h.01`}));
    }
    return drawing;
  }

  function update(now) {
    if (!holder) return;
    const {match} = now.game;
    choice.value = match;
    tally.hidden = !match;
    if (!match) return;
    const won = wins(now);
    const lines = ["south", "north"].map((name, i) => {
      const line = html("p");
      line.append(pins(won[i], match), words("play.match.won", {player: player(name), won: won[i], match}));
      return line;
    });
    const winner = won.findIndex(count => count >= match);
    if (winner >= 0) lines.push(html("p", {textContent: words("play.match.over", {player: player(["south", "north"][winner])})}));
    tally.replaceChildren(...lines);
  }

  choice?.addEventListener("change", () => table.agree({match: Number(choice.value), won: [0, 0]}));
  table.watch(update);
  return {next};
}

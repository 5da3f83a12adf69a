import {html} from "../player/draw.js";
import {moverOf, positionOf} from "./notation.js";

const WAIT = 200;
const MOST = 400;
const PLAYERS = ["south", "north"];
/** What a tap on a pit does to its seeds. */
const BRUSHES = {add: seeds => Math.min(MOST, seeds + 1), take: seeds => Math.max(0, seeds - 1), clear: () => 0};
let count = 0;

/** Sets up a position by tapping pits. Whether the game has it the engine says. */
export function createSetUp(table, words, {panel, say}) {
  const player = name => words("player." + name);
  const number = count++;
  let now = null;
  let timer;

  const button = (key, does) => {
    const made = html("button", {type: "button", textContent: words("play.set-up." + key)});
    made.addEventListener("click", does);
    return made;
  };

  function radios(legend, name, choices, chosen, choose) {
    const set = html("fieldset");
    const steps = html("div", {className: "steps"});
    set.append(html("legend", {textContent: legend}), steps);
    for (const [value, text] of choices) {
      const label = html("label");
      const input = html("input", {type: "radio", name: `${name}-${number}`, value, checked: value === chosen});
      input.addEventListener("change", () => choose(value));
      label.append(input, html("span", {textContent: text}));
      steps.append(label);
    }
    return set;
  }

  function pool(index) {
    const label = html("label", {className: "pool-count"});
    const key = now.layout.rows === 4 ? "reserve" : "captured";
    const input = html("input", {type: "number", min: 0, max: MOST, value: now.pools[index], inputMode: "numeric"});
    input.addEventListener("input", () => {
      now.pools[index] = Math.min(MOST, Math.max(0, Math.floor(Number(input.value) || 0)));
      draw();
    });
    label.append(html("span", {textContent: words("play.set-up." + key, {player: player(PLAYERS[index])})}), input);
    return label;
  }

  function open() {
    if (now || table.get().frame === undefined) return;
    const {recording, frame, game, count: turns, mover} = table.get();
    const {board, captured, reserve} = recording.frames[frame];
    const {layout} = recording;
    now = {
      game, layout, mover, board: [...board], pools: [...(layout.rows === 4 ? reserve : captured)],
      turns: Math.min(turns, game.moves.length), brush: "add", like: recording,
    };
    build();
    draw();
  }

  function build() {
    now.root?.remove();
    const root = html("section", {className: "play-set-up", ariaLabel: words("play.set-up")});
    const pools = html("div", {className: "play-row"});
    const row = html("div", {className: "play-row"});
    const problem = html("p", {className: "wrong", role: "status"});
    const brushes = Object.keys(BRUSHES).map(id => [id, words("play.set-up.brush." + id)]);
    const movers = PLAYERS.map(id => [id, player(id)]);
    const play = button("play", begin);
    play.classList.add("main");
    pools.append(pool(0), pool(1));
    const start = button("start", toStart);
    row.append(play, button("empty", () => fill(() => 0)), start, button("leave", leave));
    root.append(
      radios(words("play.set-up.brush"), "brush", brushes, now.brush, value => { now.brush = value; }),
      pools,
      radios(words("play.set-up.mover"), "mover", movers, now.mover, value => {
        now.mover = value;
        draw();
      }),
      problem, row,
    );
    Object.assign(now, {root, problem, play, start});
    panel.append(root);
  }

  const word = () => positionOf(now.layout, now);

  /** The game that would begin here. */
  function wanted() {
    const {pits, seeds, ...options} = now.game.options;
    return {...now.game, moves: [], position: word(), options, won: [0, 0]};
  }

  function draw() {
    const none = [0, 0];
    const cows = now.layout.rows === 4;
    const frame = {
      kind: "start", turn: 0, player: null, board: [...now.board], captured: cows ? none : [...now.pools],
      reserve: cows ? [...now.pools] : none, hand: 0, clauses: ["setup"], text: "",
    };
    table.setUp({...now.like, frames: [frame], turns: [], legal: [], refused: [], outcome: null, position: word()});
    clearTimeout(timer);
    timer = setTimeout(check, WAIT);
  }

  async function check() {
    const checked = word();
    const answer = await table.ask(wanted());
    if (!now || checked !== word()) return;
    now.refused = answer.frames ? null : table.unanswered(answer);
    now.problem.textContent = now.refused ?? "";
    now.play.ariaDisabled = now.refused ? true : null;
  }

  function fill(seeds) {
    now.board = now.board.map(seeds);
    draw();
  }

  /** As the game begins. */
  async function toStart() {
    const {pits} = now.game.options;
    const start = await table.ask({...now.game, moves: [], position: null, options: pits ? {pits} : {}});
    if (!start.frames || start.layout.columns !== now.layout.columns) return;
    const {board, captured, reserve} = start.frames[0];
    const pools = [...(now.layout.rows === 4 ? reserve : captured)];
    Object.assign(now, {board: [...board], pools, mover: moverOf(start.position)});
    build();
    draw();
    now.start.focus();
  }

  function close() {
    clearTimeout(timer);
    now.root.remove();
    now = null;
  }

  async function begin() {
    await check();
    if (now.refused) return say(now.refused);
    const game = wanted();
    close();
    return table.change(game, {push: true, awake: true});
  }

  async function leave() {
    const {turns} = now;
    close();
    await table.goBack(turns);
  }

  function change(index, seeds, typing) {
    now.board[index] = seeds;
    now.typing = typing;
    draw();
    const {name, owner} = now.layout.pits[index];
    say(words("play.pit", {pit: name, player: player(owner), seeds}));
  }

  // another game may take the place
  table.watch(({mode}) => now && mode !== "set-up" && close());
  return {
    open,
    choose: index => change(index, BRUSHES[now.brush](now.board[index])),
    /** Digits write a number, the first in place of what was there; + and - count, Backspace takes the last digit away. */
    press(key, index) {
      const seeds = now.board[index];
      if (key === "+") change(index, BRUSHES.add(seeds));
      else if (key === "-") change(index, BRUSHES.take(seeds));
      else if (key === "Delete") change(index, 0);
      else if (key === "Backspace") change(index, Math.floor(seeds / 10), index);
      else if (/^\d$/.test(key)) {
        const number = (now.typing === index ? seeds * 10 : 0) + Number(key);
        change(index, number > MOST ? Number(key) : number, index);
      } else return false;
      return true;
    },
  };
}

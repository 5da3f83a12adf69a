import {capturedIn, frameAfter} from "./told.js";
import {askMove} from "./ask-move.js";
import {html} from "../player/draw.js";

/** A good move is looked for at the strongest level. */
const LEVEL = 3;

/** Shows a good move, and why: what it captures, and what the best answer to it could be. Both are replayed by the engine. */
export function createAdvice(table, words, {panel, say, pits}) {
  const player = name => words("player." + name);
  let shown = null;

  /** Plays the machine's move from here, to see what it does: {game, recording, turn}, or null. */
  async function tried(game) {
    const {move} = await askMove(table.id, game, LEVEL);
    if (!move) return null;
    const next = {...game, moves: [...game.moves, move]};
    const recording = await table.ask(next);
    return recording.frames ? {game: next, recording, turn: recording.turns.at(-1)} : null;
  }

  function does({recording, turn}, which) {
    const seeds = capturedIn(recording, turn);
    const told = words(`play.advice.${which}${seeds ? ".captures" : ""}`, {player: player(turn.player), move: turn.move, seeds});
    return recording.outcome ? told + " " + ending(recording) : told;
  }

  function ending({outcome}) {
    const winner = outcome.winner && player(outcome.winner);
    return words(winner ? "play.advice.wins" : "play.advice.draws", {player: winner});
  }

  function close() {
    shown?.root.remove();
    if (shown) pits.point();
    shown = null;
  }

  async function open() {
    const {game, count, recording: from} = table.get();
    close();
    say(words("play.advice.looking"));
    const here = {...game, moves: game.moves.slice(0, count)};
    const good = await tried(here);
    const answer = good && !good.recording.outcome ? await tried(good.game) : null;
    const now = table.get();
    if (now.recording !== from || now.count !== count || now.moving || now.mode !== "play") return;
    if (!good) return say(words("play.advice.none"));
    show(good, answer, count);
  }

  function show(good, answer, count) {
    const root = html("section", {className: "play-advice", ariaLabel: words("play.advise")});
    const text = [does(good, "move"), answer ? does(answer, "answer") : ""].filter(Boolean).join(" ");
    const buttons = html("div", {className: "play-row"});
    const make = (key, does) => {
      const one = html("button", {type: "button", textContent: words(key)});
      one.addEventListener("click", does);
      buttons.append(one);
      return one;
    };
    shown = {root, name: good.turn.move, count};
    make("play.advice.show", () => {
      table.look((answer ?? good).recording, frameAfter(good.recording, count));
    });
    make("play.advice.play", () => play(good.turn.move, count));
    make("play.advice.close", async () => {
      close();
      if (table.get().mode === "look") await table.goBack(count);
    });
    root.append(html("p", {textContent: text}), buttons);
    panel.append(root);
    pits.point(good.turn.move);
    say(text);
  }

  async function play(move, count) {
    if (table.get().mode === "look") await table.goBack(count);
    close();
    return table.move(move);
  }

  // what was advised holds for one place in one game
  table.watch(({mode, count, moving, frame}) => {
    if (!shown || mode === "look" || frame === undefined) return;
    if (mode !== "play" || count !== shown.count || moving) close();
    else pits.point(shown.name);
  });

  return {open, close};
}

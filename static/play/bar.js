import {capturedIn} from "./told.js";
import {html} from "../player/draw.js";
import {other, plays} from "./machine.js";

const button = (name, textContent) => {
  const made = html("button", {type: "button", textContent});
  made.dataset.play = name;
  return made;
};

/** Below the board: whose turn it is, what can be done, and room for what there is to tell. */
export function createBar(table, words, act) {
  const bar = table.element.querySelector(".play-bar");
  const hint = html("p", {className: "play-hint"});
  const spoken = html("p", {className: "vh", role: "status"});
  const row = html("div", {className: "play-row"});
  const panel = html("div", {className: "play-panel"});
  const buttons = Object.fromEntries(["rival", "back", "machine", "advise", "again"].map(name => [name, button(name, words("play." + name))]));
  const title = table.part("title");
  const across = html("p", {className: "play-across", ariaHidden: true});
  let told;

  row.append(...Object.values(buttons));
  row.append(hint);
  table.element.querySelector(".opposite").prepend(across);
  bar.replaceChildren(row, panel, spoken);
  bar.ariaHidden = null;
  row.addEventListener("click", ({target: {dataset, ariaDisabled}}) => dataset.play && ariaDisabled !== "true" && act[dataset.play]());

  const player = name => words("player." + name);

  function status({mode, moving, over, mover, game, awake, last, recording: {outcome, frames}, frame}) {
    if (mode !== "play") return words("play.status." + mode);
    if (over && outcome.winner) return words("play.status.won", {player: player(outcome.winner), ...sides(outcome)});
    if (over) return words("play.status.draw", outcome.score);
    if (frame === undefined) return title.textContent;
    const {player: sows} = frames[frame];
    if (moving) return sows ? words("play.status.sows", {player: player(sows)}) : title.textContent;
    const one = game.machine === "south" || game.machine === "north";
    if (!plays(game, mover)) return words(one ? "play.status.yours" : "play.status.to-move", {player: player(mover)});
    return words(awake && last ? "play.status.thinking" : "play.status.machine", {player: player(mover)});
  }

  /** The winner's score before the other one's. */
  const sides = ({winner, score}) => ({
    more: score[winner], less: score[other(winner)],
  });

  function advice({mode, problem, over, last, choices, ready, mover, game, count, recording, moving}) {
    if (problem) return problem;
    if (mode === "look") return words("play.hint.look");
    if (mode === "set-up") return words("play.hint.set-up");
    if (over || moving) return "";
    if (!choices) return ready ? "" : words("play.hint.under-way");
    if (!last) return words("play.hint.earlier", {count, all: recording.turns.length});
    return plays(game, mover) ? "" : words("play.hint.choose");
  }

  /** Tells a turn when it is over, and who is next. */
  function announce({mode, moving, count, recording, frame, last}, now) {
    if (mode !== "play" || moving || !last || !count || told === recording) return;
    told = recording;
    const turn = recording.turns[count - 1];
    const seeds = capturedIn(recording, turn);
    const what = words(seeds ? "play.told.captures" : "play.told", {player: player(turn.player), move: turn.move, seeds});
    spoken.textContent = [what, frame === undefined ? "" : now].join(" ");
  }

  table.watch(now => {
    const {mode, game, mover, awake, over, count, last, moving, problem} = now;
    title.textContent = across.textContent = status(now);
    const text = advice(now);
    if (hint.textContent !== text) hint.textContent = text;
    hint.classList.toggle("wrong", !!problem);
    bar.dataset.mode = mode;
    const sits = mode === "play" && !over && (game.machine === "both" || !moving && plays(game, mover) && !(awake && last));
    const fresh = !now.recording.turns.length;
    bar.dataset.fresh = fresh;
    buttons.rival.hidden = !fresh || game.machine !== "none" || over;
    buttons.back.hidden = buttons.again.hidden = fresh;
    // where the machine is to move there is nothing to advise: one button stands in the other's place
    buttons.machine.hidden = !sits;
    buttons.advise.hidden = sits;
    buttons.machine.textContent = words(awake && last ? "play.machine.pause" : "play.machine");
    buttons.back.ariaDisabled = !count;
    buttons.advise.ariaDisabled = over || moving || plays(game, mover);
    announce(now, title.textContent);
  });

  return {
    panel, buttons, spoken,
    say(text) {
      spoken.textContent = text;
    },
  };
}

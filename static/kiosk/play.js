import {askMove} from "../play/ask-move.js";
import {button} from "./parts.js";
import {count} from "./count.js";
import {createBoardPits} from "../play/board-pits.js";
import {createMachine, other, plays} from "../play/machine.js";
import {createSeat} from "./seat.js";
import {createStage} from "./stage.js";
import {createStep} from "./step.js";
import {drawSeed} from "../play/address.js";
import {html} from "../player/draw.js";

/** Free play, until somebody has won or the visitors have had enough. */
export async function play(screen) {
  const {words, now, signal, go, moves} = screen;
  const two = now.machine === "none";
  const stage = createStage(now.game, {messages: screen.messages(), sound: screen.settings.sound, twoSided: two});
  if (two) screen.room.dataset.seats = "two";
  const across = html("p", {className: "across", ariaHidden: true});
  stage.querySelector(".opposite").prepend(across);
  const step = createStep(screen, {title: words("kiosk.play"), stage});
  const again = button(words("play.again"), () => begin());
  const end = button(words("kiosk.end"), () => go("bye"), {kind: "main"});
  step.act(end);
  const seat = await createSeat(screen, stage, {twoSided: two, kept: now.kept});
  if (signal.aborted) return;
  step.act(again, end);
  const {table} = seat;
  let begun = !!now.kept;
  let ended = false;
  createBoardPits(table, words, {choose: seat.choose, press: () => false});
  createMachine(table, (id, game, level) => askMove(id, game, level, screen.line.suggest));
  table.watch(follow);
  if (begun) seat.begin();
  else begin();

  function begin() {
    [begun, ended] = [false, false];
    screen.keep({kept: null});
    seat.begin({machine: now.machine, moves: [], seed: drawSeed()});
  }

  function follow(state) {
    const {mode, game, moving, over, recording, problem} = state;
    if (mode !== "play") return;
    moves(moving);
    const text = problem ?? status(state);
    across.textContent = text;
    step.tell(text, over && !moving ? recording.frames.at(-1).text ?? "" : "");
    if (!game.moves.length) return;
    screen.keep({kept: game});
    if (!begun) count("started", now);
    begun = true;
    if (over && !ended && !moving) {
      ended = true;
      count("finished", now);
    }
  }

  function status({moving, over, mover, game, recording: {outcome, frames}, frame}) {
    const player = name => words("player." + name);
    if (over) return ending(words, outcome);
    if (moving) return frames[frame]?.player ? words("play.status.sows", {player: player(frames[frame].player)}) : words("kiosk.play");
    return words(plays(game, mover) ? "play.status.thinking" : "play.status.to-move", {player: player(mover)});
  }
}

/** Who has won, or that nobody has. */
export function ending(words, {winner, score}) {
  if (!winner) return words("play.status.draw", score);
  return words("play.status.won", {player: words("player." + winner), more: score[winner], less: score[other(winner)]});
}

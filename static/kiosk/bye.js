import {after} from "./clock.js";
import {block} from "./parts.js";
import {createPlayer} from "../player/player.js";
import {createStage} from "./stage.js";
import {createStep} from "./step.js";
import {ending} from "./play.js";
import {factOf} from "./people.js";
import {html} from "../player/draw.js";
import {queryOf} from "../play/address.js";

/** Long enough to read all of it. */
const STAYS = 30_000;
const UNPLAYED = {moves: [], options: {}};

/** Thanks, with what there is to take along: the board as it is left, one thing learnt, and how to play at home. */
export async function bye(screen) {
  const {words, now, settings, signal, leave, anywhere} = screen;
  const stage = createStage(now.game, {messages: screen.messages()});
  const told = block("parting");
  stage.append(told);
  createStep(screen, {title: words("kiosk.bye"), note: words("kiosk.bye.note"), stage});
  anywhere(() => leave());
  after(STAYS, leave, signal);
  const recording = await screen.line.replay(now.game, queryOf(now.kept ?? UNPLAYED));
  if (signal.aborted) return;
  const player = createPlayer(stage, recording, {
    frame: recording.frames.length - 1, words: screen.messages(), keys: new EventTarget(),
  });
  signal.addEventListener("abort", player.destroy);
  const home = html("p", {textContent: words("kiosk.bye.home", outfit(recording))});
  const did = html("p", {className: "done", textContent: done(screen, recording).join(" · ")});
  told.append(did, block("learnt", ...factOf(screen)), home);
  if (settings.text) stage.append(html("p", {className: "own", textContent: settings.text}));
}

/** What the visitors have done. */
function done({words, now: {predicted}}, {turns, outcome}) {
  const lines = [];
  if (turns.length) lines.push(words("kiosk.bye.board", {turns: turns.length}));
  if (outcome) lines.push(ending(words, outcome));
  if (predicted?.right) lines.push(words("kiosk.bye.predicted", predicted));
  return lines;
}

/** What the game is played with. */
function outfit({layout: {rows, columns}, frames: [{board, captured, reserve}]}) {
  const seeds = [...board, ...captured, ...reserve].reduce((sum, one) => sum + one);
  return {rows, pits: columns, seeds};
}

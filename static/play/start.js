import {createAdvice} from "./advice.js";
import {createBar} from "./bar.js";
import {createBoardPits} from "./board-pits.js";
import {createForm} from "./form.js";
import {createKeep} from "./keep.js";
import {createMachine, other, plays} from "./machine.js";
import {createMatch} from "./match.js";
import {createPaper} from "./paper.js";
import {createSetUp} from "./set-up.js";
import {createStory} from "./story.js";
import {createTable} from "./table.js";
import {createWords} from "../player/words.js";
import {drawSeed} from "./address.js";
import {frameAfter} from "./told.js";

/** Starts the page to play on: makes its parts and lets them know of each other. */
const read = selector => JSON.parse(document.querySelector(selector).textContent);
const element = document.querySelector(".player");
const form = document.querySelector(".play-form");
const messages = read("#player-words");
const words = createWords(messages);
const start = read(".recording");
const optionIds = [...form.querySelectorAll("[data-option]")].map(({dataset}) => dataset.option);
const bands = element.querySelector(".board-ground")?.cloneNode(true);
const wide = matchMedia("(min-width: 1200px)");

const table = createTable({element, id: start.game, optionIds, messages, recording: start});
const act = {
  /** Lets the machine move, or stops it. */
  machine() {
    const {awake, last} = table.get();
    if (!last) table.go(table.get().recording.frames.length - 1);
    table.wake(!(awake && last));
  },
  back,
  advise: () => advice.open(),
  again: () => table.change({...table.get().game, moves: [], seed: drawSeed()}, {push: true, frame: 0, awake: false}),
  setUp() {
    advice.close();
    setUp.open();
    element.scrollIntoView({block: "nearest"});
  },
  rival: () => table.agree({machine: other(table.get().mover), seed: drawSeed()}),
  twoSided(on) {
    const box = element.querySelector("[data-sets=twoSided]");
    if (box.checked !== on) box.click();
  },
};

const bar = createBar(table, words, act);
const pits = createBoardPits(table, words, {
  choose,
  press: (key, index) => table.get().mode === "set-up" && setUp.press(key, index),
});
const advice = createAdvice(table, words, {...bar, pits});
const setUp = createSetUp(table, words, bar);
const match = createMatch(table, words, form.querySelector("[data-part=match]"));
createStory(table, words, {panel: bar.panel, next: match.next, optionIds});
createForm(table, form, act);
createKeep(table, words, form, optionIds);
createMachine(table);
createPaper(table, form.querySelector(".record"), {bands, optionIds});
document.querySelector(".skip").addEventListener("click", pits.enter);

/** Back to where this player, or the one across, could choose last. */
function back() {
  const {game, recording, count} = table.get();
  let turn = count - 1;
  while (turn > 0 && game.machine !== "both" && plays(game, recording.turns[turn].player)) turn--;
  table.go(frameAfter(recording, Math.max(0, turn)));
}

/** A pit was chosen: it is played, or it is told why it cannot be. */
function choose(index) {
  const now = table.get();
  if (now.mode === "set-up") return setUp.choose(index);
  if (now.mode === "look") return tell(words("play.hint.look"));
  // what is under way comes to its end first; a second tap may be meant for no more than that
  if (now.moving) return table.finish();
  const {recording, count, choices, ready, over, mover, game, last} = now;
  const {name, owner} = recording.layout.pits[index];
  if (over) return tell(words("play.refused.over"));
  if (owner !== mover) return tell(words("play.refused.not-yours", {pit: name, player: words("player." + mover)}));
  if (plays(game, mover) && last) return tell(words("play.refused.machine", {player: words("player." + mover)}));
  if (!choices) return ready ? undefined : table.go(frameAfter(recording, count + 1));
  if (choices.legal.includes(name)) return table.move(name);
  const endless = choices.refused.find(({move}) => move === name);
  if (!endless) return tell(words("play.refused.empty", {pit: name}));
  return tell(words(endless.period ? "play.refused.endless" : "play.refused.bound", {pit: name, period: endless.period}));
}

function tell(text) {
  table.blame(text);
  bar.say(text);
}

/** Puts the board where it is seen first on small screens, so that the focus goes the same way as the eye. */
function arrange() {
  const stage = element.closest(".stage");
  stage.parentElement[wide.matches ? "append" : "prepend"](stage);
}

for (const part of element.querySelectorAll("[data-open=predict], [data-open=readings], [data-open=try]")) part.remove();
document.documentElement.classList.add("js");
arrange();
wide.addEventListener("change", arrange);
addEventListener("popstate", table.follow);
table.follow();

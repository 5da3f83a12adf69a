import {lateStyle} from "./late-style.js";
import {ASKS, createPanel, ENDS} from "./predict-panel.js";
import {createChoice} from "./predict-pits.js";
import {whereabouts} from "./words.js";

const OF_PLAYER = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ", "f", "?"]);

/** Kept while the page is open, and nowhere else: what is asked for, and whether each answer so far was right. */
const kept = {asks: "pit", answers: []};
let count = 0;

/** Lets the reader predict how laps end. The answers are in the frames. */
export async function open(player) {
  if (player.element.classList.contains("predicting")) return;
  await lateStyle("predict");
  if (!player.signal.aborted) start(player);
}

function start({element, part, timeline: {frames, layout, first, last}, board, state, act, words, goBack, signal: life}) {
  const mode = new AbortController();
  const {signal} = mode;
  const text = (key, values) => words("player.predict." + key, values);
  const panel = createPanel(text, count++, kept);
  const pits = createChoice(board, layout, text, signal);
  // the index of the frame that is asked about
  let lap = null;
  // what is still to be asked about it
  let asked = [];
  let guess = {};
  // asking, moving, told, none
  let stage = "asking";

  element.classList.add("predicting");
  part("board").after(panel.root);
  act.pause();

  const nextLap = after => frames.findIndex((frame, index) => index > after && index <= last && frame.path);

  /** Goes to just before the next lap, and asks. */
  function begin() {
    let next = nextLap(state().frame);
    const again = next < 0;
    if (again) {
      act.first();
      next = nextLap(first);
    }
    pits.clear();
    panel.verdict("");
    if (next < 0) return none();
    lap = next;
    [guess, asked] = [{}, [...ASKS[kept.asks]]];
    if (state().frame === lap - 1) return ask();
    stage = "moving";
    panel.show("moving");
    return act.walk(lap - 1, ask);
  }

  function none() {
    stage = "none";
    panel.question(text("none"));
    panel.show("none");
    panel.done.focus();
  }

  /** What is lifted, and what is to be told of the lap. */
  function ask() {
    const {lifted, path, player} = frames[lap];
    const name = pit => layout.pits[pit].name;
    const what = asked[0];
    stage = "asking";
    const values = {player: words("player." + player), seeds: path.length, pit: name(lifted ?? path[0])};
    const lead = whereabouts(words, frames[lap], "player.at") + ": " + text(lifted === null ? "sows" : "lifts", values);
    const question = guess.pit === undefined ? text("ask." + what) : text("ask.then", {pit: name(guess.pit)});
    panel.question(guess.pit === undefined ? lead : "", question);
    panel.say((guess.pit === undefined ? lead + " " : "") + question);
    panel.show(what);
    pits.ask(what === "pit" || kept.asks === "both", lifted, frames[lap - 1].board, words);
    if (what === "pit") pits.focus(lifted ?? path[0]);
    else panel.ends.relay.focus();
  }

  function answer(what, value) {
    if (stage !== "asking") return;
    guess[what] = value;
    if (what === "pit") pits.choose(value);
    else panel.choose(value);
    asked = ASKS[kept.asks].filter(one => guess[one] === undefined);
    if (asked.length) ask();
    else sow();
  }

  function sow() {
    stage = "moving";
    pits.rest();
    panel.question("", text("sowing"));
    panel.show("sowing");
    panel.next.focus();
    act.walk(lap, tell);
  }

  function tell() {
    const {path, ends, text: told} = frames[lap];
    const truth = {pit: path.at(-1), ends};
    const results = Object.keys(guess).map(what => guess[what] === truth[what]);
    kept.answers.push(...results);
    const key = !results.length ? "shown" : results.every(Boolean) ? "right" : results.some(Boolean) ? "partly" : "wrong";
    stage = "told";
    if (guess.pit !== undefined) pits.judge(guess.pit, guess.pit === truth.pit);
    panel.judge(guess.ends, ends);
    const verdict = key === "shown" ? "" : text(key);
    panel.question("", told);
    panel.verdict(verdict, key);
    panel.score(kept.answers);
    panel.say([verdict, told, kept.answers.length ? panel.scored() : ""].filter(Boolean).join(" "));
    panel.show(nextLap(lap) < 0 ? "over" : "told");
  }

  function leave() {
    mode.abort();
    if (life.aborted) return;
    act.pause();
    goBack();
  }

  signal.addEventListener("abort", () => {
    element.classList.remove("predicting");
    panel.root.remove();
    pits.remove();
  });
  life.addEventListener("abort", () => mode.abort(), {signal});

  panel.next.addEventListener("click", () => {
    if (stage === "told") begin();
    else if (stage === "asking") sow();
    else {
      act.pause();
      if (state().frame === lap) tell();
      else ask();
    }
  }, {signal});
  panel.done.addEventListener("click", leave, {signal});
  for (const ends in ENDS) panel.ends[ends].addEventListener("click", () => answer("ends", ends), {signal});
  pits.onChoose(pit => answer("pit", pit));
  panel.asks.addEventListener("change", event => {
    kept.asks = event.target.value;
    if (stage !== "asking") return;
    [guess, asked] = [{}, [...ASKS[kept.asks]]];
    pits.clear();
    panel.choose();
    const {target} = event;
    ask();
    target.focus();
  }, {signal});

  /** The player's own keys rest; arrows go from pit to pit while one is asked for. */
  addEventListener("keydown", event => {
    const {target, key} = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || target.closest("dialog")) return;
    if (!element.contains(target) && target !== document.body) return;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if ((key === "Enter" || key === " ") && event.repeat) event.preventDefault();
    else if (OF_PLAYER.has(key)) {
      event.stopPropagation();
      if (key.startsWith("Arrow") && !target.closest("input") && pits.move(key)) event.preventDefault();
    }
  }, {capture: true, signal});

  panel.score(kept.answers);
  begin();
}

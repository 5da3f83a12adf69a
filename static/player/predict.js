import {html, svg} from "./draw.js";
import {createPits} from "./pits.js";
import {lateStyle} from "./late-style.js";
import {whereabouts} from "./words.js";

/** What may be asked of a lap, and in which order. */
const ASKS = {pit: ["pit"], ends: ["ends"], both: ["pit", "ends"]};
const ENDS = {
  relay: "M3 17c0-12 8-12 8-1s10 11 10-3M17.500 14.500l3.500-3l2 4",
  capture: "M5 12a7 5.500 0 1 0 14 0a7 5.500 0 1 0-14 0z",
  stop: "M3 12h11M17 5v14",
};
const TALLY = 20;
const BRACKETS = "M8 30V8h22M70 8h22v22M92 70v22h-22M30 92h-22v-22";
const YES = "M5 12.500l4.500 4.500l10-10";
const NO = "M6 6l12 12M18 6l-12 12";
const HALF = "M5 12h14";
const OF_PLAYER = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", " ", "f", "?"]);

/** Kept while the page is open, and nowhere else: what is asked for, and whether each answer so far was right. */
const kept = {asks: "pit", answers: []};
let count = 0;

/** Lets the reader foretell how laps end. The answers are in the frames. */
export async function open(player) {
  if (player.element.classList.contains("predicting")) return;
  await lateStyle("predict");
  if (!player.signal.aborted) start(player);
}

function start({element, part, timeline: {frames, layout, first, last}, board, state, act, words, goBack, signal: life}) {
  const mode = new AbortController();
  const {signal} = mode;
  const text = (key, values) => words("player.predict." + key, values);
  const panel = createPanel(text, count++);
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

/** An icon of one line. */
function icon(d, properties = {}) {
  const drawing = svg("svg", {viewBox: "0 0 24 24", "aria-hidden": true, class: "icon", ...properties});
  drawing.append(svg("path", {d}));
  return drawing;
}

/** Question, answers, score and buttons, below the board. */
function createPanel(text, number) {
  const root = html("section", {className: "predict", ariaLabel: text("title")});
  const verdict = html("strong", {className: "predict-verdict"});
  const lead = html("span");
  const question = html("b");
  const words = html("p", {className: "predict-words"});
  const spoken = html("p", {className: "vh", ariaLive: "polite"});
  const tally = html("span", {className: "tally", ariaHidden: true});
  const score = html("span");
  const scores = html("p", {className: "predict-score"});
  const answers = html("div", {className: "predict-ends", role: "group", ariaLabel: text("ask.ends")});
  const next = html("button", {type: "button", className: "predict-next"});
  const done = html("button", {type: "button", className: "predict-done", textContent: text("done")});
  const asks = html("fieldset", {className: "steps"});
  const foot = html("div", {className: "predict-foot"});
  const ends = {};
  for (const id in ENDS) {
    ends[id] = html("button", {type: "button"});
    ends[id].append(icon(ENDS[id], {"data-icon": id}), html("span", {textContent: text("ends." + id)}));
    answers.append(ends[id]);
  }
  asks.append(html("legend", {className: "vh", textContent: text("asks")}));
  for (const id in ASKS) {
    const label = html("label");
    const input = html("input", {type: "radio", name: "predict-asks-" + number, value: id, checked: id === kept.asks});
    label.append(input, html("span", {textContent: text("asks." + id)}));
    asks.append(label);
  }
  words.append(verdict, lead, " ", question);
  scores.append(tally, score);
  foot.append(next, asks, done);
  root.append(words, answers, scores, foot, spoken);

  const scored = () => score.textContent;
  return {
    root, next, done, asks, ends, scored,
    question(first, second = "") {
      lead.textContent = first;
      question.textContent = second;
    },
    say(told) {
      spoken.textContent = told;
    },
    verdict(told, kind) {
      verdict.replaceChildren(...(told ? [icon({right: YES, wrong: NO}[kind] ?? HALF), told] : []));
      verdict.className = "predict-verdict " + (kind ?? "");
      root.classList.toggle("judged", !!kind);
    },
    score(results) {
      const right = results.filter(Boolean).length;
      score.textContent = text(results.length ? "score" : "score.none", {right, all: results.length});
      tally.replaceChildren(...results.slice(-TALLY).map(one => html("i", {className: one ? "hit" : "miss"})));
    },
    choose(end) {
      for (const id in ends) {
        ends[id].ariaPressed = id === end;
        ends[id].querySelector(".judge")?.remove();
        ends[id].classList.remove("truth");
      }
    },
    judge(chosen, truth) {
      if (!chosen) return;
      ends[truth].classList.add("truth");
      ends[chosen].append(icon(chosen === truth ? YES : NO, {class: "icon judge"}));
    },
    show(now) {
      root.dataset.now = now;
      root.dataset.asks = kept.asks;
      if (now === "pit" || now === "ends") this.choose();
      answers.inert = now !== "ends";
      asks.inert = now === "moving" || now === "sowing";
      next.hidden = now === "none";
      next.textContent = text({told: "next", over: "again", sowing: "skip", moving: "skip"}[now] ?? "show");
    },
  };
}

/** The pits, from which one is chosen. */
function createChoice(board, layout, text, signal) {
  const pits = createPits(layout, "predict-pits", text("pits"));
  const {group, buttons} = pits;
  let open = false;
  pits.attach(board);
  const mark = (index, drawing) => buttons[index].append(drawing);

  return {
    ask(pickable, lifted, counts, words) {
      open = pickable;
      group.inert = !pickable;
      buttons.forEach((button, i) => {
        const {name, owner} = layout.pits[i];
        button.ariaLabel = text("pit", {pit: name, player: words("player." + owner), seeds: counts[i]});
        button.classList.toggle("from", i === lifted);
      });
    },
    focus: pits.roam,
    choose(index) {
      this.clear();
      buttons[index].ariaPressed = true;
      const drawing = svg("svg", {viewBox: "0 0 100 100", "aria-hidden": true, class: "brackets"});
      drawing.append(svg("path", {d: BRACKETS}), svg("path", {d: BRACKETS}));
      mark(index, drawing);
    },
    rest() {
      open = false;
      group.inert = true;
      buttons.forEach(button => button.classList.remove("from"));
    },
    judge: (index, right) => mark(index, icon(right ? YES : NO, {class: "icon judge"})),
    clear() {
      buttons.forEach(button => {
        button.ariaPressed = null;
        button.replaceChildren();
        button.classList.remove("from");
      });
    },
    move(key) {
      if (open) pits.move(key);
      return open;
    },
    onChoose(told) {
      group.addEventListener("click", ({target}) => {
        const index = pits.indexOf(target);
        if (open && index >= 0) told(index);
      }, {signal});
    },
    remove: pits.remove,
  };
}

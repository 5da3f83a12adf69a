import {createPlayer} from "./player.js";

/** Starts the player of a page. The only module that knows the page round it. */
const element = document.querySelector(".player");
const examples = [...document.querySelectorAll(".example")];
const read = holder => JSON.parse(holder?.textContent ?? "{}");
const words = read(document.querySelector("#player-words"));
const clauses = read(document.querySelector("#clauses"));
const parameters = new URLSearchParams(location.search);
const speed = Math.min(4, Math.max(.25, Number(parameters.get("speed")) || 1));
const readings = parameters.get("readings");
const WRITE = 250;
let player;
let shown;
let written;
let timer;

function show(example, frame) {
  player?.destroy();
  if (example.id !== element.dataset.example) {
    element.dataset.example = example.id;
    const part = name => element.querySelector(`[data-part=${name}]`);
    part("board").replaceChildren(example.querySelector(".board").cloneNode(true));
    part("title").textContent = example.querySelector("figcaption").textContent;
  }
  shown = example;
  const recording = read(example.querySelector(".recording"));
  const {from, to} = example.dataset;
  const first = Number(from);
  written = frame ?? first;
  player = createPlayer(element, recording, {
    from: first, to: Number(to), frame, speed, words, clauses, query: example.dataset.query,
    onChange(state) {
      light(recording.frames[state.frame].clauses);
      clearTimeout(timer);
      if (!state.playing && state.frame !== written) timer = setTimeout(write, WRITE, state.frame);
    },
  });
  for (const one of examples) one.querySelector(".show").ariaPressed = one === example;
}

/** Browsers allow few changes of the address in a row: only where the reader stays is written. */
function write(frame) {
  written = frame;
  history.replaceState(history.state, "", `#${shown.id}.${frame}`);
}

/** Lights the clauses at work in the text beside the board. */
function light(now) {
  for (const id in clauses) document.getElementById(id)?.classList.toggle("fires", now.includes(id));
}

/** `#relay-far.12`, or plain `#12` on a page with one example. */
function follow() {
  const [, id, frame] = /^#(?:(.*)\.)?(\d+)$/.exec(location.hash) ?? [null, location.hash.slice(1)];
  const example = id ? examples.find(one => one.id === id) : frame && examples.length === 1 && examples[0];
  if (!example) return;
  if (example !== shown) show(example, frame && Number(frame));
  else if (frame) player.go(Number(frame));
}

if (element && examples.length) {
  document.documentElement.classList.add("js");
  for (const example of examples) {
    const button = example.querySelector(".show");
    button.hidden = examples.length === 1;
    button.addEventListener("click", () => {
      if (example !== shown) show(example);
      element.scrollIntoView({block: "nearest"});
      element.focus({preventScroll: true});
    });
  }
  follow();
  if (!player) show(examples.find(example => example.id === element.dataset.example) ?? examples[0]);
  addEventListener("hashchange", follow);
  if (readings) player.open("readings", readings);
}

import {createPlayer} from "./player.js";

/** Starts the player of a page. The only module that knows the page round it. */
const element = document.querySelector(".player");
const examples = [...document.querySelectorAll(".example")];
const read = holder => JSON.parse(holder?.textContent ?? "{}");
const words = read(document.querySelector("#player-words"));
const address = new URLSearchParams(location.search);
const asked = (name, usual) => {
  const number = parseFloat(address.get(name));
  return isNaN(number) ? usual : number;
};
const mode = address.get("mode");
const wide = [1200, 768].map(width => matchMedia(`(min-width: ${width}px)`));
const readings = address.get("readings");
const WRITE = 250;
const FASTEST = 4;
let player;
let shown;
let written;
let timer;
let inStep;

function show(example, frame) {
  const {speed, step, flipped, twoSided} = player?.state()
    ?? {speed: Math.min(FASTEST, Math.max(1 / FASTEST, asked("speed", 1)))};
  player?.destroy();
  if (example.id !== element.dataset.example) {
    element.dataset.example = example.id;
    const part = name => element.querySelector(`[data-part=${name}]`);
    part("board").replaceChildren(example.querySelector(".board").cloneNode(true));
    part("title").textContent = example.querySelector("figcaption").textContent;
  }
  const recording = read(example.querySelector(".recording"));
  const last = Number(example.dataset.to);
  const from = Math.min(last, Math.max(Number(example.dataset.from), asked("from", 0)));
  const to = Math.min(last, Math.max(from, asked("to", last)));
  shown = {example, recording, from, to};
  written = {frame: frame ?? from, speed};
  inStep?.list(shown);
  player = createPlayer(element, recording, {
    from, to, frame, speed, step, flipped, twoSided, words,
    query: example.dataset.query,
    keys: mode === "project" ? document : element,
    onChange(state) {
      inStep?.light(state.shown.frame);
      clearTimeout(timer);
      const {frame, speed} = state;
      if (state.playing || frame === written.frame && speed === written.speed) return;
      timer = setTimeout(write, WRITE, {frame, speed});
    },
  });
  for (const one of examples) one.querySelector(".show").ariaPressed = one === example;
}

/** Browsers allow few changes of the address in a row: only where the reader stays is written. */
function write(now) {
  written = now;
  if (now.speed !== asked("speed", 1)) address.set("speed", now.speed);
  history.replaceState(history.state, "", `?${address}#${shown.example.id}.${now.frame}`.replace("?#", "#"));
}

/** `#relay-far.12`, or plain `#12` on a page with one example. */
function follow() {
  const [, id, frame] = /^#(?:(.*)\.)?(\d+)$/.exec(location.hash) ?? [null, location.hash.slice(1)];
  const example = id ? examples.find(one => one.id === id) : frame && examples.length === 1 && examples[0];
  if (!example) return;
  if (example !== shown?.example) show(example, frame && Number(frame));
  else if (frame) player.go(Number(frame));
}

/** Puts stage and clauses where they are seen, so that the focus goes the same way as the eye. */
function arrange() {
  const [desk, tablet] = wide.map(one => one.matches);
  const stage = element.closest(".stage");
  const page = stage.parentElement;
  if ((stage === page.lastElementChild) !== desk) page[desk ? "append" : "prepend"](stage);
  const clauses = element.querySelector("[data-part=clauses]");
  const above = element.querySelector(tablet ? ".narration" : ".turns");
  if (above.nextElementSibling !== clauses) above.after(clauses);
}

/** Where the text explains the clauses, it goes in step with the board. */
async function goInStep() {
  const {createInStep} = await import("../reading/in-step.js");
  inStep = createInStep(element, words);
  inStep.list(shown);
  inStep.light(player.state().shown.frame);
}

if (element && examples.length) {
  document.documentElement.classList.add("js");
  for (const example of examples) {
    const button = example.querySelector(".show");
    button.disabled = false;
    button.addEventListener("click", () => {
      if (example !== shown.example) show(example);
      element.scrollIntoView({block: "nearest"});
      element.focus({preventScroll: true});
    });
  }
  arrange();
  for (const one of wide) one.addEventListener("change", arrange);
  follow();
  if (!player) show(examples.find(example => example.id === element.dataset.example) ?? examples[0]);
  addEventListener("hashchange", follow);
  // a reader who changes the language in mid-replay takes the frame along
  document.querySelector(".languages")?.addEventListener("click", () => {
    const {shown: {frame}, speed} = player.state();
    if (frame !== written.frame) write({frame, speed});
  }, true);
  if (readings) player.open("readings", readings);
  if (document.querySelector(".article h3[id]")) goInStep();
  if (mode) import("./modes.js").then(({enter}) => enter(mode, shown, words, {
    examples, show, player: () => player,
  }));
}

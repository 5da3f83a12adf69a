import {readAddress, writeAddress} from "./address.js";
import {createPlayer} from "./player.js";

/** Starts the player of a page. The only module that knows the page round it. */
const element = document.querySelector(".player");
const examples = [...document.querySelectorAll(".example")];
const read = selector => JSON.parse(document.querySelector(selector)?.textContent ?? "{}");
const ids = examples.map(example => example.id);
const speed = Math.min(4, Math.max(.25, Number(new URLSearchParams(location.search).get("speed")) || 1));
const words = read("#player-words");
const clauses = read("#clauses");
let player;
let shown;

function show(example, frame) {
  if (example === shown && player) {
    if (frame !== undefined && frame !== player.state().frame) player.go(frame);
    return;
  }
  player?.destroy();
  if (shown) {
    const board = example.querySelector(".board").cloneNode(true);
    element.querySelector('[data-part="board"]').replaceChildren(board);
    element.querySelector('[data-part="title"]').textContent = example.querySelector("figcaption").textContent;
  }
  shown = example;
  for (const one of examples) one.querySelector(".show").ariaPressed = String(one === example);
  const recording = JSON.parse(example.querySelector(".recording").textContent);
  player = createPlayer(element, recording, {
    from: Number(example.dataset.from),
    to: Number(example.dataset.to),
    frame, speed, words, clauses, onChange,
  });
  light(player.state());
}

let written;
function onChange(state) {
  light(state);
  if (written === state.frame) return;
  written = state.frame;
  if (!state.playing) history.replaceState(history.state, "", writeAddress(shown.id, state.frame));
}

/** Lights the clauses of the current frame in the text beside the board. */
function light({frame}) {
  const recording = player?.state && shown.recording;
  const now = new Set(recording?.frames[frame].clauses);
  for (const id of Object.keys(clauses)) document.getElementById(id)?.classList.toggle("fires", now.has(id));
}

function follow() {
  const address = readAddress(location.hash, ids);
  if (address) show(examples[ids.indexOf(address.id)], address.frame);
}

if (element && examples.length) {
  document.documentElement.classList.add("js");
  for (const example of examples) {
    const button = example.querySelector(".show");
    button.hidden = examples.length === 1;
    button.addEventListener("click", () => {
      show(example);
      element.scrollIntoView({block: "nearest"});
    });
  }
  follow();
  if (!player) show(examples.find(example => example.id === element.dataset.example) ?? examples[0]);
  addEventListener("hashchange", follow);
}

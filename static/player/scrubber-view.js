import {MIDDLE, WIDTH, lapLine, loopAt} from "./lap-line.js";
import {frameWords} from "./frame-words.js";
import {svg} from "./svg.js";

const CLOSEST = 3;

/** The scrubber: a range input, with the lap line and our own handle in its place. */
export function createScrubberView(element, {timeline, words, act, signal}) {
  const box = element.querySelector('[data-part="scrubber"]');
  const input = box.querySelector("input");
  const {first, last} = timeline;
  Object.assign(input, {min: first, max: last});
  box.inert = false;
  const sheet = () => svg("svg", {viewBox: `0 0 ${WIDTH} ${2 * MIDDLE}`, preserveAspectRatio: "none", "aria-hidden": true});
  const path = (parent, kind) => svg("path", {class: kind}, parent);
  const future = sheet();
  const past = sheet();
  past.classList.add("line-past");
  const lines = [future, past].map((parent, i) => ({
    line: path(parent, i ? "" : "line"),
    captures: path(parent, "line-capture"),
    holes: path(parent, "line-hole"),
    end: path(parent, i ? "" : "line"),
  }));
  const now = path(past, "line-now");
  const handle = Object.assign(document.createElement("span"), {className: "handle"});
  const numbers = Object.assign(document.createElement("div"), {className: "turn-numbers", ariaHidden: "true"});
  box.prepend(future, past);
  box.append(handle, numbers);

  let drawn;
  let places = [];

  function draw(turn) {
    const line = lapLine(timeline, turn);
    places = line.places;
    for (const one of lines) {
      one.line.setAttribute("d", line.path);
      one.captures.setAttribute("d", line.captures);
      one.holes.setAttribute("d", line.captures);
      one.end.setAttribute("d", line.end);
    }
    let free = 0;
    numbers.replaceChildren(...timeline.turns.flatMap(one => {
      const x = middle(one);
      if (!(x >= free) && one !== turn) return [];
      free = x + CLOSEST;
      const span = Object.assign(document.createElement("span"), {textContent: one.turn});
      span.dataset.turn = one.turn;
      span.style.left = x + "%";
      return [span];
    }));
  }

  function middle(turn) {
    const from = places[Math.max(0, turn.firstFrame - 1 - first)];
    const to = places[Math.min(last, turn.lastFrame) - first];
    return (from + to) / 2 / WIDTH * 100;
  }

  let held = false;
  function pointAt(event) {
    const {left, width} = future.getBoundingClientRect();
    const x = (event.clientX - left) / width * WIDTH;
    let nearest = 0;
    places.forEach((place, i) => {
      if (Math.abs(place - x) < Math.abs(places[nearest] - x)) nearest = i;
    });
    act.go(first + nearest);
  }
  const on = (type, listener) => box.addEventListener(type, listener, {signal});
  on("pointerdown", event => {
    if (event.button !== 0) return;
    held = true;
    box.setPointerCapture(event.pointerId);
    pointAt(event);
  });
  on("pointermove", event => held && pointAt(event));
  for (const type of ["pointerup", "pointercancel"]) on(type, () => { held = false; });
  on("click", () => input.focus({focusVisible: false}));
  on("input", () => act.go(Number(input.value)));

  return {
    update({frame}) {
      const turn = timeline.turn(frame) ?? null;
      if (turn !== drawn && !held) {
        drawn = turn;
        draw(turn);
      }
      const x = places[frame - first] / WIDTH * 100;
      handle.style.left = x + "%";
      past.style.clipPath = `inset(-9px ${100 - x}% -9px -9px)`;
      now.setAttribute("d", timeline.frames[frame].path ? loopAt(timeline, places, frame) : "");
      for (const span of numbers.children) span.classList.toggle("now", Number(span.dataset.turn) === turn?.turn);
      input.value = frame;
      input.ariaValueText = frameWords(timeline, words, frame, "player.at");
    },
    destroy() {
      for (const made of [future, past, handle, numbers]) made.remove();
      box.inert = true;
    },
  };
}

import {MIDDLE, WIDTH, lapLine, loopAt} from "./lap-line.js";
import {html, set, svg} from "./draw.js";
import {whereabouts} from "./words.js";

/** Turn numbers stand at least so far apart, in percent. */
const CLOSEST = 3;
/** A loop has at least so much room, in pixels. */
const ROOM = 9;
const KINDS = ["line", "capture", "hole", "sweep"];

/** The scrubber: a range input, with the lap line and our own handle in its place. */
export function createScrubberView(part, {timeline, words, act, signal}) {
  const {first, last, frames, turns} = timeline;
  const box = part("scrubber");
  const input = box.querySelector("input");
  const handle = html("span", {className: "handle"});
  const numbers = html("div", {className: "turn-numbers", ariaHidden: true});
  const [future, past] = ["line-future", "line-past"].map(name => {
    const sheet = svg("svg", {
      class: name, viewBox: `0 0 ${WIDTH} ${2 * MIDDLE}`, preserveAspectRatio: "none", "aria-hidden": true,
    });
    sheet.append(...KINDS.map(kind => svg("path", {class: kind})));
    return sheet;
  });
  const now = svg("path", {class: "line-now"});
  past.append(now);
  box.prepend(future, past);
  box.append(handle, numbers);
  box.inert = false;
  Object.assign(input, {min: first, max: last});

  // the turn that was current when the line was drawn
  let drawn;
  let line;
  let held = false;

  function draw(frame, turn) {
    line = lapLine(timeline, frame, box.clientWidth / ROOM);
    drawn = turn;
    for (const sheet of [future, past]) KINDS.forEach((kind, i) => set(sheet.children[i], {d: line[kind]}));
    numbers.replaceChildren();
    const now = turn && middle(turn);
    let free = 0;
    for (const one of turns) {
      if (one.lastFrame <= first || one.firstFrame > last) continue;
      const x = middle(one);
      if (one !== turn && (x < free || Math.abs(x - now) < CLOSEST)) continue;
      free = x + CLOSEST;
      const number = html("span", {textContent: one.turn, className: one === turn ? "now" : ""});
      number.style.left = x + "%";
      numbers.append(number);
    }
  }

  const middle = turn => (percent(turn.firstFrame - 1) + percent(Math.min(last, turn.lastFrame))) / 2;
  const percent = frame => line.places[Math.max(0, frame - first)] / WIDTH * 100;

  function frameAt({clientX}) {
    const {left, width} = future.getBoundingClientRect();
    const far = place => Math.abs(place / WIDTH * width - clientX + left);
    return first + line.places.reduce((best, place, i, all) => (far(place) < far(all[best]) ? i : best), 0);
  }

  /** "Turn 4, lap 2: relay"; of a lap under way, not how it ends. */
  function tell(index, over) {
    const frame = frames[index];
    return whereabouts(words, frame, frame.ends && over ? "player.at." + frame.ends : "player.at");
  }

  const on = (type, listener) => box.addEventListener(type, listener, {signal});
  on("pointerdown", event => {
    if (event.button) return;
    held = true;
    box.setPointerCapture(event.pointerId);
    act.go(frameAt(event));
  });
  on("pointermove", event => {
    const frame = frameAt(event);
    if (held) act.go(frame);
    box.title = tell(frame, true);
  });
  on("lostpointercapture", () => { held = false; });
  on("click", () => input.focus());
  on("input", () => act.go(Number(input.value)));

  return {
    update({shown: {frame, seed}}) {
      const turn = timeline.turn(frame) ?? null;
      if (!line || !held && (turn !== drawn || line.hides(frame))) draw(frame, turn);
      handle.style.left = percent(frame) + "%";
      past.style.clipPath = `inset(-9px ${100 - percent(frame)}% -9px -9px)`;
      set(now, {d: loopAt(timeline, line.places, frame)});
      input.value = frame;
      input.ariaValueText = tell(frame, seed === timeline.seeds(frame));
    },
    destroy() {
      for (const made of [future, past, handle, numbers]) made.remove();
      box.inert = true;
    },
  };
}

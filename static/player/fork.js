import {html, set, svg} from "./draw.js";

const WIDTH = 1000;
const HEIGHT = 44;
const MIDDLE = HEIGHT / 2;
const APART = 14;
const BEND = 14;

/** The scrubber of two readings: one thread until they part, then two. */
export function createFork(label) {
  const root = html("div", {className: "fork"});
  const input = html("input", {type: "range", min: 0, step: 1, value: 0, ariaLabel: label});
  const handles = [html("span", {className: "handle"}), html("span", {className: "handle"})];
  const mark = html("span", {className: "fork-mark", ariaHidden: true});
  const [future, past] = ["fork-future", "fork-past"].map(name => {
    const sheet = svg("svg", {
      class: name, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": true,
    });
    sheet.append(svg("path", {}));
    return sheet;
  });
  root.append(future, past, mark, input, ...handles);
  let last = 1;
  let parts = -1;

  const percent = step => 100 * step / last;

  return {
    root,
    draw(steps, parting) {
      last = Math.max(1, steps - 1);
      parts = parting;
      input.max = steps - 1;
      // the thread parts on the way to the first frame that differs
      const from = parting < 0 ? WIDTH : WIDTH * Math.max(0, parting - .5) / last;
      const to = Math.min(WIDTH, from + BEND);
      const branch = sign => `M${from} ${MIDDLE}C${to} ${MIDDLE} ${from} ${MIDDLE + sign * APART} ${to} ${MIDDLE + sign * APART}H${WIDTH}`;
      const d = `M0 ${MIDDLE}H${from}` + (parting < 0 ? "" : branch(-1) + branch(1));
      for (const sheet of [future, past]) set(sheet.firstChild, {d});
      mark.hidden = parting < 0;
      mark.textContent = parting;
      mark.style.left = percent(parting) + "%";
    },
    update(step, told) {
      input.value = step;
      input.ariaValueText = told;
      past.style.clipPath = `inset(-9px ${100 - percent(step)}% -9px -9px)`;
      handles.forEach(({style}, i) => {
        style.left = percent(step) + "%";
        style.top = MIDDLE + (parts >= 0 && step >= parts ? (i ? APART : -APART) : 0) + "px";
      });
      mark.classList.toggle("now", step === parts);
    },
    onInput(go, signal) {
      input.addEventListener("input", () => go(Number(input.value)), {signal});
    },
  };
}

import {block, button} from "./parts.js";
import {createStep} from "./step.js";
import {svg} from "../player/draw.js";

const BOARD = "M40 48h80a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-80a8 8 0 0 1-8-8v-28a8 8 0 0 1 8-8zM46 62h.1M63 62h.1M80 62h.1M97 62h.1M114 62h.1M46 78h.1M63 78h.1M80 78h.1M97 78h.1M114 78h.1";
const VISITOR = "M80 104a9 9 0 1 1-.1 0M62 138a18 15 0 0 1 36 0";
const ACROSS = "M80 36a9 9 0 1 1 .1 0M62 2a18 15 0 0 0 36 0";
const MACHINE = "M64 8h32v24h-32zM72 18v4M88 18v4M70 32v6M90 32v6";

/** Two visitors from two sides of the table, or one against the machine. */
export function choose(screen) {
  const {words, settings, go} = screen;
  if (settings.hands === "one") return go("play", {machine: "north"});
  const choice = (name, machine) => {
    const made = button(words("kiosk.play." + name), () => go("play", {machine}), {kind: "large", note: words(`kiosk.play.${name}.note`)});
    made.prepend(picture(machine === "none"));
    return made;
  };
  const choices = block("choices", choice("machine", "north"), choice("two", "none"));
  createStep(screen, {title: words("kiosk.play"), note: words("home.game." + screen.now.game), stage: choices});
}

/** The board between two who play. */
function picture(two) {
  const drawing = svg("svg", {viewBox: "28 0 104 140", "aria-hidden": true, class: "seats"});
  drawing.append(svg("path", {class: "board-line", d: BOARD}), svg("path", {d: VISITOR}), svg("path", {d: two ? ACROSS : MACHINE}));
  return drawing;
}

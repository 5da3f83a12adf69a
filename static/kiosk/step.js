import {block, heading} from "./parts.js";
import {html} from "../player/draw.js";

const STEPS = ["watch", "try", "predict", "people", "play"];

/** The frame of a step of the visit: what it is about, the stage, buttons, and what every screen has. */
export function createStep({room, now, top, bottom}, {title, note = "", stage}) {
  const head = heading(title);
  const told = html("p", {className: "note", textContent: note});
  const actions = block("actions");
  const said = html("p", {className: "vh", role: "status"});
  const words = block("words", head, told);
  const step = STEPS.indexOf(now.screen) + 1;
  room.append(top(step || STEPS.length, STEPS.length), words, ...(stage ? [stage] : []), actions, said, bottom());
  return {
    actions,
    /** Changes what the screen is about, for the eye and the ear. */
    tell(text, more = "") {
      if (head.textContent === text && told.textContent === more) return;
      head.textContent = text;
      told.textContent = more;
      said.textContent = [text, more].filter(Boolean).join(" ");
    },
    /** Changes the buttons. A focus among them stays there. */
    act(...buttons) {
      const held = document.activeElement;
      const led = actions.contains(held);
      actions.replaceChildren(...buttons);
      if (led) (buttons.includes(held) ? held : buttons[0]).focus({preventScroll: true});
    },
  };
}

import {html} from "../player/draw.js";

/** Something that lies over the whole screen while it is shown, and keeps touches from what is below it. */
export function createOverlay(room, className, role) {
  const root = html("div", {className: "overlay " + className, hidden: true});
  if (role) root.setAttribute("role", role);
  room.after(root);
  // what had the focus before, which goes back there
  let held;
  return {
    root,
    get shown() {
      return !root.hidden;
    },
    show(...content) {
      held = document.activeElement;
      root.replaceChildren(...content);
      root.hidden = false;
      room.inert = true;
      root.querySelector("button")?.focus({preventScroll: true});
    },
    hide() {
      if (root.hidden) return;
      root.hidden = true;
      root.replaceChildren();
      room.inert = document.querySelector(".overlay:not([hidden])") !== null;
      held.focus({preventScroll: true});
      held = null;
    },
  };
}

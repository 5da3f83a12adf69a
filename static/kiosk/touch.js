import {now} from "./clock.js";

/** Contact as large as this, in pixels, is a palm. */
const PALM = 110;
/** After two fingers, or after something was done, touches count for nothing for so long, in milliseconds. */
const SETTLES = 350;
/** A finger that was not heard of for so long has left without saying so. */
const LOST = 4000;

const NEVER = ["contextmenu", "selectstart", "dragstart", "dblclick", "auxclick", "gesturestart", "copy", "cut", "paste"];
const ROUGH = ["touchmove", "wheel"];
const KEYS = ["Tab", "Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Keeps everything from the page that is not the tap of one finger, or a key that goes about on it: menus, selections,
 * zooms, drags, the browser's own keys. Two fingers at once do nothing, and never two things. `touched()` hears
 * of anybody, and tells whether that touch has done its work by waking the screen.
 */
export function guardTouch(touched) {
  const fingers = new Map();
  let crowded = -Infinity;
  let acted = -Infinity;
  let woke = false;
  const on = (type, listener) => addEventListener(type, listener, {capture: true, passive: false});

  const stop = event => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  function down() {
    for (const [id, seen] of fingers) if (now() - seen > LOST) fingers.delete(id);
    return fingers.size;
  }

  on("pointerdown", ({pointerId, width, height}) => {
    const others = down();
    fingers.set(pointerId, now());
    if (others || Math.max(width, height) > PALM) crowded = now();
    woke = touched();
  });
  on("pointermove", ({pointerId}) => fingers.has(pointerId) && fingers.set(pointerId, now()));
  for (const type of ["pointerup", "pointercancel"]) {
    on(type, ({pointerId}) => {
      if (down() > 1) crowded = now();
      fingers.delete(pointerId);
    });
  }
  on("blur", ({target}) => target === window && fingers.clear());
  on("click", event => {
    if (now() - Math.max(crowded, acted) < SETTLES || woke && event.detail || down()) stop(event);
    else acted = now();
  });
  on("keydown", event => {
    const {key, ctrlKey, altKey, metaKey} = event;
    if (touched() || !KEYS.includes(key) || ctrlKey || altKey || metaKey) stop(event);
  });
  for (const type of NEVER) on(type, stop);
  for (const type of ROUGH) on(type, event => event.preventDefault());
}

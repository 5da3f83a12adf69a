import {block, button, heading} from "./parts.js";
import {count} from "./count.js";
import {createIdle} from "./idle.js";
import {createLine} from "./line.js";
import {createOverlay} from "./overlay.js";
import {createVisit} from "./visit.js";
import {guardTouch} from "./touch.js";
import {html} from "../player/draw.js";
import {keepHours} from "./hours.js";
import {keepShape} from "./shape.js";

/** Starts the exhibit: makes its parts and lets them know of each other. */
const read = holder => JSON.parse(holder.textContent);
const settings = read(document.querySelector("#kiosk-settings"));
const messages = {};
for (const holder of document.querySelectorAll(".kiosk-words")) messages[holder.dataset.lang] = read(holder);
const names = {};
for (const name of document.querySelector("#kiosk-languages").content.querySelectorAll("[lang]")) names[name.lang] = name.textContent;

const room = document.querySelector(".room");
const still = createOverlay(room, "still-there", "alertdialog");
const calm = createOverlay(room, "calm", "status");
const dark = createOverlay(room, "dark");

const line = createLine(waits => {
  const words = visit.words();
  if (waits) calm.show(heading(words("kiosk.wait")), html("p", {textContent: words("kiosk.wait.note")}));
  else calm.hide();
});
const visit = createVisit({
  room, settings, messages, names, line,
  changed: ({screen}) => idle.listen(screen !== "attract" && screen !== "asleep"),
});
const idle = createIdle(settings.idle * 1000, {
  playing: () => visit.moving() || calm.shown,
  ask: tellCountdown,
  leave() {
    count("idle-reset", visit.now());
    still.hide();
    visit.reset();
  },
});

function tellCountdown(seconds) {
  if (seconds === null) return still.hide();
  if (still.shown) {
    still.root.querySelector(".seconds").textContent = seconds;
    return;
  }
  const words = visit.words();
  const title = heading(words("kiosk.still"));
  title.id = "still-there";
  still.root.setAttribute("aria-labelledby", title.id);
  still.show(block("still-box", html("p", {className: "seconds", textContent: seconds, ariaHidden: true}), title,
    html("p", {textContent: words("kiosk.still.note")}), button(words("kiosk.still.yes"), () => idle.touch(), {kind: "main"})));
}

keepShape(settings.orientation);
visit.reset();
const hours = keepHours(settings.open, {
  waits: visit.waits,
  dim(on) {
    if (on === dark.shown) return;
    if (on) {
      visit.sleep();
      dark.show(button(visit.words()("kiosk.closed"), () => hours.touch()));
    } else {
      dark.hide();
      visit.reset();
    }
  },
});

guardTouch(() => {
  const woke = still.shown || dark.shown;
  idle.touch();
  hours.touch();
  return woke;
});

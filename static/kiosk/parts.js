import {html, svg} from "../player/draw.js";
import {icon} from "../player/predict-icons.js";

/** A button of the exhibit; `kind` may be main, quiet, or large. */
export function button(text, does, {kind = "", lang, note} = {}) {
  const made = html("button", {type: "button", className: kind});
  made.append(html("span", {textContent: text}));
  if (note) made.append(html("small", {textContent: note}));
  if (lang) made.lang = lang;
  made.addEventListener("click", does);
  return made;
}

/** The way back to the beginning; upright screens have room for its arrow only. */
export function again(text, does) {
  const made = button(text, does, {kind: "again"});
  made.prepend(icon("M5 4v6h6M5.500 10a8 8 0 1 1-1 6"));
  return made;
}

/** A block of the page. */
export function block(className, ...content) {
  const made = html("div", {className});
  made.append(...content);
  return made;
}

/** A heading that can be given the focus when its screen comes. */
export const heading = text => html("h1", {textContent: text, tabIndex: -1});

/** The name of the site, with its thread. */
export function brand() {
  const made = html("p", {className: "brand", lang: "en"});
  const thread = svg("svg", {viewBox: "0 0 62 32", "aria-hidden": true});
  thread.append(
    svg("path", {d: "M3 16C3 0 21 0 21 16s18 16 18 0 14-16 18-2"}),
    svg("circle", {cx: 57, cy: 16, r: 4.5}),
  );
  made.append(thread, "Lap by Lap");
  return made;
}

/** How far the visit has come: a thread with a knot for each step. */
export function progress(words, step, all) {
  const label = words("kiosk.step", {step, all});
  const made = html("div", {className: "progress", role: "img", ariaLabel: label});
  for (let i = 1; i <= all; i++) made.append(html("i", {className: i < step ? "past" : i === step ? "now" : ""}));
  return made;
}

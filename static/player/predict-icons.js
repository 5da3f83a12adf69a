import {svg} from "./draw.js";

export const YES = "M5 12.500l4.500 4.500l10-10";
export const NO = "M6 6l12 12M18 6l-12 12";
export const HALF = "M5 12h14";

/** An icon of one line. */
export function icon(d, properties = {}) {
  const drawing = svg("svg", {viewBox: "0 0 24 24", "aria-hidden": true, class: "icon", ...properties});
  drawing.append(svg("path", {d}));
  return drawing;
}

import {set, svg} from "../player/draw.js";

/* The board as a picture that stands alone: what styles and the page add to it is written into it. */

const PAINT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin",
  "paint-order", "opacity", "fill-opacity", "stroke-opacity", "visibility"];
const TEXT = ["font-size", "font-weight", "text-anchor"];
/** A picture brings no fonts along. */
const FONTS = "Andika, 'Noto Sans', sans-serif";
const SCALE = 2;

/** Writes what the page's styles make of an element and all within it. They know elements by their classes alone. */
function paint(original, copy) {
  const style = getComputedStyle(original);
  if (style.display === "none") return copy.remove();
  const names = [...(original.matches("[class]") ? PAINT : []), ...(original.closest("text") ? TEXT : [])];
  for (const name of names) {
    const value = style.getPropertyValue(name);
    if (value) copy.setAttribute(name, value);
  }
  const copies = [...copy.children];
  [...original.children].forEach((child, i) => paint(child, copies[i]));
  return undefined;
}

/** The board that a player shows, as SVG. */
export function drawBoard(element) {
  const live = element.querySelector(".board-live");
  const [wood] = element.querySelectorAll(".board:not(.board-live)");
  const [left, top, width, height] = live.getAttribute("viewBox").split(" ").map(Number);
  const picture = svg("svg", {viewBox: `${left} ${top} ${width} ${height}`, width, height, "font-family": FONTS});
  const defs = document.querySelector(".sprite defs");
  const shared = defs.cloneNode(true);
  const ground = svg("rect", {
    x: left, y: top, width, height, fill: getComputedStyle(element.closest(".stage")).backgroundColor,
  });
  paint(defs, shared);
  picture.append(shared, ground);
  for (const layer of [wood, live]) {
    const group = svg("g", {"font-size": live.getAttribute("font-size")});
    const copy = layer.cloneNode(true);
    paint(layer, copy);
    group.append(...copy.childNodes);
    picture.append(group);
  }
  return new XMLSerializer().serializeToString(picture);
}

/** The same in pixels. */
export async function toPicture(text) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(text);
  await image.decode();
  const canvas = document.createElement("canvas");
  set(canvas, {width: SCALE * image.width, height: SCALE * image.height});
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise(done => canvas.toBlob(done, "image/png"));
}

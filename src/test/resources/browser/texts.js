/*
 * Every text that is seen: {text, left, top, right, bottom, colour, halo}, in pixels of the window. `colour` is [r, g, b, a],
 * `halo` the same for the outline behind the letters, or null. Runs as the body of a function, and leaves the page without
 * its letters, so that what is behind them can be looked at.
 */
const canvas = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});

function parse(colour) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

function opacity(element) {
  let all = 1;
  for (let one = element; one; one = one.parentElement) all *= getComputedStyle(one).opacity;
  return all;
}

/** The part of a rectangle that no box round it cuts off. */
function cut({left, top, right, bottom}, element) {
  const seen = [left, top, right, bottom];
  const within = box => {
    seen[0] = Math.max(seen[0], box.left);
    seen[1] = Math.max(seen[1], box.top);
    seen[2] = Math.min(seen[2], box.right);
    seen[3] = Math.min(seen[3], box.bottom);
  };
  within({left: 0, top: 0, right: innerWidth, bottom: innerHeight});
  for (let one = element; one; one = one.parentElement) {
    const {overflow, clipPath, display} = getComputedStyle(one);
    if (clipPath === "inset(50%)") return null;
    if (overflow !== "visible" && display !== "contents" && one.tagName !== "svg") within(one.getBoundingClientRect());
  }
  return seen[2] - seen[0] > 1 && seen[3] - seen[1] > 1 ? seen : null;
}

const texts = [];

function add(text, rect, element, style) {
  const seen = cut(rect, element);
  if (!seen) return;
  const drawn = element instanceof SVGElement;
  const colour = parse(drawn ? style.fill : style.color);
  colour[3] *= opacity(element);
  const haloed = drawn && style.stroke !== "none" && style.paintOrder.startsWith("stroke") && parseFloat(style.strokeWidth) >= 3;
  const [left, top, right, bottom] = seen.map(Math.round);
  texts.push({text, left, top, right, bottom, colour, halo: haloed ? parse(style.stroke) : null});
}

const root = document.querySelector(".overlay:not([hidden])") ?? document.querySelector(".room");
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
for (let node; (node = walker.nextNode());) {
  const element = node.parentElement;
  if (!node.data.trim() || !element.checkVisibility({visibilityProperty: true})) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) add(node.data.trim(), rect, element, getComputedStyle(element));
}

// names of pits are drawn with the wood, which boards only refer to: no rule reaches them that names what is round the board
const alone = document.createElementNS("http://www.w3.org/2000/svg", "svg");
document.documentElement.append(alone);
for (const wood of root.querySelectorAll("use.wood")) {
  const {a, d, e, f} = wood.getScreenCTM();
  const names = document.querySelector(wood.getAttribute("href") + " .names");
  alone.replaceChildren(names.cloneNode(true));
  for (const name of names.children) {
    const {x, y, width, height} = name.getBBox();
    const [left, top] = [a * x + e, d * y + f];
    const rect = {left, top, right: left + a * width, bottom: top + d * height};
    if (wood.checkVisibility()) add(name.textContent, rect, wood, getComputedStyle(alone.querySelector("text")));
  }
}
alone.remove();

const hidden = new CSSStyleSheet();
hidden.replaceSync(`
  * {-webkit-text-fill-color: transparent !important; transition: none !important}
  text, tspan {fill: transparent !important; stroke: none !important}
`);
document.adoptedStyleSheets = [hidden];
return texts;

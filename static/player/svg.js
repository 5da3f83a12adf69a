/** An SVG element with attributes. */
export function svg(name, attributes = {}, parent) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

/** Moves a drawing to a point. */
export function moveTo(element, {x, y}) {
  element.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
}

export const mix = (a, b, part) => ({x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part});

/** Starts and ends gently. */
export const ease = part => part * part * (3 - 2 * part);

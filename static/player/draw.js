/** Writes attributes of an element, where they differ. */
export function set(element, attributes) {
  for (const key in attributes) {
    const value = String(attributes[key]);
    if (element.getAttribute(key) !== value) element.setAttribute(key, value);
  }
  return element;
}

/** A new SVG element. */
export const svg = (name, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", name), attributes);

/** A new HTML element. */
export const html = (name, properties) => Object.assign(document.createElement(name), properties);

/** Moves a drawing to a point. */
export const moveTo = (element, {x, y}) => set(element, {transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`});

/** Pieces that lie together: the function made shows so many, at most so many. `piece` tells the attributes of each. */
export function createPile(parent, piece, most = Infinity) {
  const group = svg("g");
  const pieces = group.children;
  parent.append(group);
  const show = count => {
    const all = Math.min(count, most);
    while (pieces.length > all) group.lastChild.remove();
    while (pieces.length < all) group.append(svg("use"));
    for (let i = 0; i < all; i++) set(pieces[i], piece(count, i));
  };
  return Object.assign(show, {group, pieces});
}

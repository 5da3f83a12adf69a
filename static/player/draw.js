/** Writes attributes of an element. */
export function set(element, attributes) {
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
}

/** A new SVG element. */
export const svg = (name, attributes) => set(document.createElementNS("http://www.w3.org/2000/svg", name), attributes);

/** A new HTML element. */
export const html = (name, properties) => Object.assign(document.createElement(name), properties);

/** Moves a drawing to a point. */
export const moveTo = (element, {x, y}) => set(element, {transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`});

/** Seeds that lie together: the function made shows so many, at most so many. */
export function createPile(parent, place, shape = 0, most = Infinity) {
  const group = svg("g");
  const seeds = group.children;
  parent.append(group);
  let shown = 0;
  const show = count => {
    const all = Math.min(count, most);
    if (all === shown) return;
    shown = all;
    while (seeds.length > all) group.lastChild.remove();
    while (seeds.length < all) group.append(svg("use", {href: "#seed-" + (shape + 5 * seeds.length) % 6}));
    if (place) for (let seed = 0; seed < all; seed++) set(seeds[seed], place(all, seed));
  };
  return Object.assign(show, {group, seeds});
}

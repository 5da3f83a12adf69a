import seats from "./seats.js";
import {svg} from "./svg.js";

/** A pit shows no more seeds than this; a number tells the rest. */
export const MOST = 15;

const TURN = 67 * Math.PI / 180;
const shape = (pit, seed) => "#seed-" + (pit + 5 * seed) % 6;

/** The place of one seed in a pit: every pit turns the seats by an angle of its own. */
export function seat(pit, index, seeds, seed) {
  const list = seats[Math.min(seeds, MOST) - 1];
  const [x, y] = list.slice(2 * seed, 2 * seed + 2);
  const sin = Math.sin(index * TURN);
  const cos = Math.cos(index * TURN);
  return {x: pit.x + Math.round(x * cos - y * sin), y: pit.y + Math.round(x * sin + y * cos)};
}

/** The place of a captured seed: in fives, which move closer together to find room. */
export function poolSeat({x, y, room}, seeds, seed) {
  let fives = 3;
  while (5 * fives < seeds) fives *= 2;
  const five = Math.min(113, room / fives);
  return {x: x + Math.floor(seed / 5) * five + seed % 5 * five * .18 + 12, y};
}

/** Seeds that lie together: `set(count)` shows so many. */
export function createPile(parent, most, place, shapeOffset) {
  const group = svg("g", {}, parent);
  let shown = 0;
  return function set(count) {
    const seeds = Math.min(count, most);
    if (seeds === shown) return;
    while (group.childElementCount > seeds) group.lastChild.remove();
    while (group.childElementCount < seeds) {
      svg("use", {href: shape(shapeOffset, group.childElementCount)}, group);
    }
    shown = seeds;
    for (let seed = 0; seed < seeds; seed++) {
      const {x, y} = place(seeds, seed);
      group.children[seed].setAttribute("x", x);
      group.children[seed].setAttribute("y", y);
    }
  };
}

// Cows, the pieces of games with four rows, loaded where a page shows such a board. What is exported is as in nuts.js;
// the server places cows in the same way.

export const MOST = 8;
export const BELOW = 19;
export const RING = 39.5;
export const STOCK = "reserve";
export const told = count => (count && count <= MOST ? count : "");

const HIDES = 5;
const FIVE = 113;
const STEP = .175;

const cow = (index, piece, left, small) =>
  "#cow-" + ((index * index + (index >> 1) + 3 * piece) % HIDES + HIDES * (left + 2 * small));

/** In files of up to four, the second one behind; the first cow of a file leads it. */
export function seat({x, y, to = 1}, index, cows, piece) {
  const many = cows > MOST;
  const all = Math.min(cows, MOST);
  const behind = all < 3 ? 0 : all >> 1;
  const front = piece >= behind;
  const file = (front ? all - behind : behind) - 1;
  const step = many ? 13 : Math.min(27, 31 / Math.max(1, file));
  return {
    href: cow(index, piece, to < 0, many),
    x: x + to * (file / 2 - piece + (front && behind)) * step,
    y: y + (many ? (front ? 1 : -12) : !behind ? 2 : front ? 12 : -8),
  };
}

/** The herd beside the board: in fives, which move closer together to find room. */
export function poolSeat({x, y, room, to = 1}, cows, piece) {
  const five = Math.min(FIVE, room / Math.ceil(cows / 5));
  const group = Math.floor(piece / 5);
  const place = to < 0 ? piece % 5 : Math.min(5, cows - 5 * group) - 1 - piece % 5;
  return {
    href: cow(0, piece, to < 0, true),
    x: x + group * five + place * five * STEP + 14,
    y: y + piece * 7 % 5 - 1,
  };
}

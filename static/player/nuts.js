import seats from "./seats.js";

// Nickernuts, the pieces of games with two rows.

/** A pit shows no more seeds than this; a number tells the rest. */
export const MOST = 15;
/** How far below the middle of the pit that number stands. */
export const BELOW = 0;
/** The radius of a ring round a pit. */
export const RING = 48;
/** What lies beside the board. */
export const STOCK = "captured";
/** What stands beside a pit of so many. */
export const told = count => count;

const TURN = 67 * Math.PI / 180;
const shape = (pit, seed) => "#seed-" + (pit + 5 * seed) % 6;

/** How and where one of so many seeds lies in a pit: each of six kinds of pit turns the seats by an angle of its own. */
export function seat({x, y}, index, seeds, seed) {
  const [right, down] = seats[Math.min(seeds, MOST) - 1].slice(2 * seed);
  const sin = Math.sin(index % 6 * TURN);
  const cos = Math.cos(index % 6 * TURN);
  return {
    href: shape(index, seed), x: x + Math.round(right * cos - down * sin), y: y + Math.round(right * sin + down * cos),
  };
}

/** The same for a captured seed: in fives, which move closer together to find room. */
export function poolSeat({x, y, room}, seeds, seed) {
  let fives = 3;
  while (5 * fives < seeds) fives *= 2;
  const five = Math.min(113, room / fives);
  return {href: shape(0, seed), x: x + Math.floor(seed / 5) * five + seed % 5 * five * .18 + 12, y};
}

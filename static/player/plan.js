import seats from "./seats.js";

/** A pit shows no more seeds than this; a number tells the rest. */
export const MOST = 15;
const TURN = 67 * Math.PI / 180;

/**
 * Where things lie on a board. The server has worked it out and written it into the drawing.
 *
 * pits: {x, y, gy, at, circuit}; pools, South's first: {x, y, room}; grooves: {id, length, point(at)}.
 */
export function readPlan(drawing) {
  const read = selector => [...drawing.querySelectorAll(selector)].map(({dataset}) =>
    Object.fromEntries(Object.entries(dataset).map(([key, value]) => [key, Number(value)])));
  const pits = read(".counts text");
  const id = drawing.querySelector(".wood").getAttribute("href").replace("#wood", "groove");
  const grooves = [];
  for (const pit of pits) grooves[pit.circuit ??= 0] ??= groove(`${id}-${pit.circuit}`);
  return {pits, grooves, pools: read(".pool")};
}

function groove(id) {
  const path = document.getElementById(id);
  const length = Number(path.getAttribute("pathLength"));
  return {id, length, point: at => path.getPointAtLength((at + 2 * length) % length)};
}

/** A lap along its groove: where it starts, and how far it has run after each seed; below 0 if backwards. */
export function lapRuns({pits, grooves}, lifted, path) {
  const start = pits[lifted ?? path[0]];
  const {length} = grooves[start.circuit];
  const ahead = (from, to) => (to.at - from.at + length) % length;
  const forward = ahead(start, pits[path[0]]) <= length / 2;
  let run = 0;
  let here = start;
  const runs = path.map(index => {
    const pit = pits[index];
    run += forward ? ahead(here, pit) : -ahead(pit, here);
    here = pit;
    return run;
  });
  return {start: start.at, runs, circuit: start.circuit};
}

/** The place of one of so many seeds in a pit: every pit turns the seats by an angle of its own. */
export function seat({x, y}, index, seeds, seed) {
  const [right, down] = seats[Math.min(seeds, MOST) - 1].slice(2 * seed);
  const sin = Math.sin(index * TURN);
  const cos = Math.cos(index * TURN);
  return {x: x + Math.round(right * cos - down * sin), y: y + Math.round(right * sin + down * cos)};
}

/** The place of a captured seed: in fives, which move closer together to find room. */
export function poolSeat({x, y, room}, seeds, seed) {
  let fives = 3;
  while (5 * fives < seeds) fives *= 2;
  const five = Math.min(113, room / fives);
  return {x: x + Math.floor(seed / 5) * five + seed % 5 * five * .18 + 12, y};
}

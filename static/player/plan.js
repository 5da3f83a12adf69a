/**
 * Where things lie on a board, as its drawing says: the server has worked it out.
 *
 * pits: {x, y, gy, at, circuit}; pools: by owner {x, y, room}; grooves: by circuit {id, length, point(at)}.
 */
export function readPlan(drawing) {
  const pits = [...drawing.querySelectorAll(".counts text")].map(text => numbers(text));
  const pools = {};
  for (const pool of drawing.querySelectorAll(".pool")) pools[pool.dataset.owner] = numbers(pool);
  const name = drawing.querySelector(".wood").getAttribute("href").replace("#wood", "groove");
  const grooves = [];
  for (const pit of pits) grooves[pit.circuit ??= 0] ??= groove(name + "-" + pit.circuit);
  return {pits, pools, grooves};
}

function numbers({dataset}) {
  return Object.fromEntries(Object.entries(dataset).map(([key, value]) => [key, Number(value)]));
}

function groove(id) {
  const path = document.getElementById(id);
  const length = Number(path.getAttribute("pathLength"));
  return {id, length, point: at => path.getPointAtLength(((at % length) + length) % length)};
}

/** The way of a lap along its groove: where it starts, and how far it has run after each seed (backwards below 0). */
export function way({pits, grooves}, lifted, path) {
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

/**
 * Where things lie on a board. The server has worked it out and written it into the page, and pools into the drawing.
 *
 * counts: a group with a text a pit, for the drawing; pits: {x, y, gy, at, circuit, to}; pools, South's first:
 * {x, y, room, to}; grooves: {id, length, point(at)}. `to` is -1 where pieces face left.
 */
export function readPlan(drawing) {
  const read = elements => [...elements].map(({dataset}) =>
    Object.fromEntries(Object.entries(dataset).map(([key, value]) => [key, Number(value)])));
  const id = drawing.querySelector(".wood").getAttribute("href").replace("#wood", "");
  const counts = document.getElementById("places" + id).cloneNode(true);
  const pits = read(counts.children);
  const grooves = [];
  for (const pit of pits) grooves[pit.circuit ??= 0] ??= groove(`groove${id}-${pit.circuit}`);
  counts.removeAttribute("id");
  return {counts, pits, grooves, pools: read(drawing.querySelectorAll(".pool"))};
}

function groove(id) {
  const path = document.getElementById(id);
  const length = Number(path.getAttribute("pathLength"));
  return {id, length, point: at => path.getPointAtLength((at % length + length) % length)};
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

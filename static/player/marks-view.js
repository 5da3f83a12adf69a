import {set, svg} from "./draw.js";
import {lapRuns} from "./plan.js";

/**
 * The marks of a frame: the thread of its lap in the groove, and rings round pits. Marks that stay are left alone. Where
 * drops are numbered, each tells which seed of the lap fell there last.
 */
export function createMarksView(group, {pits, grooves}, radius, numbered) {
  let kept = new Map();
  let before = kept;
  group.replaceChildren();

  function keep(name, attributes, text) {
    const key = name + Object.values(attributes);
    let mark = kept.get(key) ?? before.get(key);
    if (!mark) group.append(mark = svg(name, attributes));
    if (text) mark.textContent = text;
    kept.set(key, mark);
    before.delete(key);
    return mark;
  }

  const circle = (kind, cx, cy, r) => keep("circle", {class: kind, cx, cy, r});
  const ring = kind => pit => circle("ring " + kind, pits[pit].x, pits[pit].y, radius);

  /** Lays the thread along a groove, from a start to as far as it has run. */
  function thread(circuit, start, run) {
    const {id, length} = grooves[circuit];
    const long = Math.min(length, Math.abs(run));
    const use = keep("use", {class: "thread", href: "#" + id});
    set(use, {"stroke-dasharray": `${long} ${length - long}`, "stroke-dashoffset": run < 0 ? long - start : -start});
    if (use !== group.firstChild) group.prepend(use);
  }

  function lap({lifted, sown, last}) {
    if (sown.length) {
      const {start, runs, circuit} = lapRuns({pits, grooves}, lifted, sown);
      thread(circuit, start, runs.at(-1));
    }
    for (const pit of new Set(sown)) {
      const {x, gy} = pits[pit];
      if (numbered()) {
        circle("drop", x, gy, 9.5);
        keep("text", {class: "drop-number", x, y: gy, dy: ".36em"}, sown.lastIndexOf(pit) + 1);
      } else if (pit !== last) circle("drop", x, gy, 4);
    }
    if (lifted !== null) circle("lifted", pits[lifted].x, pits[lifted].gy, 7.5);
    if (last === undefined) return;
    arrow(last);
    ring("last")(last);
  }

  function arrow(pit) {
    const {x, y, gy} = pits[pit];
    const inwards = gy < y ? 1 : -1;
    keep("path", {class: "arrow", d: `M${x} ${gy}v${9 * inwards}m-7 0h14l-7 ${10 * inwards}z`});
  }

  /** From a pit across the board to the groove beside another. */
  function crossing(from, to) {
    const {x, y} = pits[from];
    const {gy} = pits[to];
    keep("path", {class: "thread", d: `M${x} ${y + Math.sign(gy - y) * radius}V${gy}`});
    arrow(to);
  }

  /** A pit that may not be chosen. */
  function bar(pit) {
    const {x, y} = pits[pit];
    const side = (radius * Math.SQRT1_2).toFixed(1);
    ring("barred")(pit);
    keep("path", {class: "barred", d: `M${x - side} ${y + Number(side)}l${2 * side} ${-2 * side}`});
  }

  function draw(scene) {
    [before, kept] = [kept, new Map()];
    if (scene.lifted !== undefined) lap(scene);
    scene.taken.forEach(ring("taken"));
    scene.emptied.forEach(ring("emptied"));
    if (scene.entered !== undefined) ring("last")(scene.entered);
    if (scene.crossed !== undefined) crossing(scene.emptied[0], scene.crossed);
    scene.barred?.forEach(bar);
    before.forEach(mark => mark.remove());
  }

  return {draw, thread};
}

import {svg} from "./svg.js";
import {way} from "./plan.js";

const RING = 48;

/** The marks of a frame: the thread of its lap in the groove, and rings round pits. Marks that stay are left alone. */
export function createMarksView(group, plan, numbered) {
  let kept = new Map();
  group.replaceChildren();

  function draw(scene) {
    const before = kept;
    kept = new Map();
    const keep = (key, name, attributes) => {
      kept.set(key, before.get(key) ?? svg(name, attributes, group));
      before.delete(key);
      return kept.get(key);
    };
    if (scene.lifted !== undefined) lap(scene, keep);
    const ring = kind => pit => circle(keep, "ring " + kind, plan.pits[pit], plan.pits[pit].y, RING);
    scene.taken.forEach(ring("taken"));
    scene.emptied.forEach(ring("emptied"));
    if (scene.last !== undefined) ring("last")(scene.last);
    for (const gone of before.values()) gone.remove();
  }

  function lap({lifted, sown, last}, keep) {
    if (sown.length) {
      const {start, runs, circuit} = way(plan, lifted, sown);
      keep("thread " + circuit, "use", {class: "thread", href: "#" + plan.grooves[circuit].id});
      thread(circuit, start, runs[runs.length - 1]);
    }
    for (const pit of new Set(sown)) {
      if (pit !== last || numbered()) drop(pit, sown, keep);
    }
    if (lifted !== null) circle(keep, "lifted", plan.pits[lifted], plan.pits[lifted].gy, 7.5);
    if (last !== undefined) arrow(plan.pits[last], keep);
  }

  /** A drop is a dot; where nothing flies it tells which seeds of the lap fell here. */
  function drop(pit, sown, keep) {
    const at = plan.pits[pit];
    circle(keep, "drop", at, at.gy, numbered() ? 9.5 : 4);
    if (!numbered()) return;
    const text = keep("number " + pit, "text", {class: "drop-number", x: at.x, y: at.gy, dy: ".36em"});
    text.textContent = sown.lastIndexOf(pit) + 1;
  }

  function arrow({x, y, gy}, keep) {
    const inwards = gy < y ? 1 : -1;
    const d = `M${x} ${gy}v${9 * inwards}m-7 0h14l-7 ${10 * inwards}z`;
    keep("arrow " + d, "path", {class: "arrow", d});
  }

  function circle(keep, kind, {x}, y, r) {
    keep([kind, x, y, r].join(), "circle", {class: kind, cx: x, cy: y, r});
  }

  /** Lays the thread along a groove, from a start to as far as it has run. */
  function thread(circuit, start, run) {
    const use = kept.get("thread " + circuit)
      ?? svg("use", {class: "thread", href: "#" + plan.grooves[circuit].id});
    if (!use.parentNode) {
      group.prepend(use);
      kept.set("thread " + circuit, use);
    }
    const {length} = plan.grooves[circuit];
    const long = Math.min(length, Math.abs(run));
    use.setAttribute("stroke-dasharray", `${long} ${length - long}`);
    use.setAttribute("stroke-dashoffset", -(run < 0 ? start - long : start));
  }

  return {draw, thread};
}

import {DROP, LIFT, SEED, between} from "./timeline.js";
import {MOST, lapRuns, poolSeat, seat} from "./plan.js";
import {createPile, moveTo} from "./draw.js";
import {scene, takings} from "./scene.js";

const FALLS = 1 - DROP / SEED;
const within = part => Math.min(1, Math.max(0, part));
const ease = part => part * part * (3 - 2 * part);
const mix = (a, b, part) => ({x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part});

/** Seeds under way: the hand that sows a lap, and seeds that are taken off the board. */
export function createFlightView({plan, live, draw, thread}, {frames, layout}) {
  const hand = createPile(live, (all, seed) => seat({x: 0, y: 0}, 0, all, seed), 0, MOST);
  const flying = createPile(live, null, 1);
  let drawn;

  function show(now) {
    if (now.key !== drawn) draw(now);
    drawn = now.key;
  }

  /** Nothing moves: the board at a place, a hand that is not yet empty over the last pit sown. */
  function rest(place) {
    const now = scene(frames, place);
    show(now);
    flying(0);
    hand(now.hand);
    const over = plan.pits[now.sown.at(-1) ?? now.lifted];
    if (now.hand && over) moveTo(hand.group, {x: over.x, y: over.gy});
  }

  /** A part of the way through (some seeds of) a lap. */
  function sow({frame, from, to}, part) {
    const {path, lifted} = frames[frame];
    const passed = part * (to - from);
    const seed = from + Math.floor(passed);
    const time = passed % 1;
    const now = scene(frames, {frame, seed});
    show(now);
    const {start, runs, circuit} = lapRuns(plan, lifted, path);
    const begun = runs[seed - 1] ?? 0;
    const lift = seed ? 0 : LIFT / SEED;
    const run = begun + (runs[seed] - begun) * ease(within((time - lift) / (FALLS - lift)));
    const over = plan.grooves[circuit].point(start + run);
    thread(circuit, start, run);
    moveTo(hand.group, time < lift && lifted !== null ? mix(plan.pits[lifted], over, ease(time / lift)) : over);
    const falls = time > FALLS ? 1 : 0;
    hand(now.hand - falls);
    flying(falls);
    if (!falls) return;
    const pit = path[seed];
    const held = now.board[pit];
    const bed = seat(plan.pits[pit], pit, held + 1, Math.min(held, MOST - 1));
    moveTo(flying.seeds[0], mix(over, bed, (time - FALLS) / (1 - FALLS)));
  }

  /** A part of the way through a capture or sweep: seeds leave one after the other, and land so. */
  function take({frame}, part) {
    const seeds = takings(frames[frame], layout);
    const gap = between(seeds.length);
    const time = part * (SEED + (seeds.length - 1) * gap);
    const started = Math.min(seeds.length, Math.floor(time / gap) + 1);
    const landed = Math.max(0, Math.floor((time - SEED) / gap) + 1);
    const board = frames[frame - 1].board.slice();
    const captured = frames[frame - 1].captured.slice();
    const beds = captured.slice();
    flying(started - landed);
    hand(0);
    seeds.slice(0, started).forEach(({pit, pool}, index) => {
      const held = Math.min(MOST, board[pit]--);
      const bed = poolSeat(plan.pools[pool], beds[pool] + 1, beds[pool]++);
      if (index < landed) captured[pool]++;
      else {
        const way = ease(within((time - index * gap) / SEED));
        moveTo(flying.seeds[index - landed], mix(seat(plan.pits[pit], pit, held, held - 1), bed, way));
      }
    });
    show({...scene(frames, {frame, seed: 0}), board, captured, key: [frame, started, landed].join()});
  }

  return {
    rest,
    show(segment, part) {
      const {path, taken, to} = frames[segment.frame];
      if (part < 1 && path) sow(segment, part);
      else if (part < 1 && taken && to !== "hand") take(segment, part);
      else rest({frame: segment.frame, seed: segment.to});
    },
  };
}

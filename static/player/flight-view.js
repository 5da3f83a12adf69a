import {FALLS, LIFTED, SEED, between} from "./pace.js";
import {MOST, createPile, poolSeat, seat} from "./seeds.js";
import {ease, mix, moveTo, svg} from "./svg.js";
import {scene, takings} from "./scene.js";
import {way} from "./plan.js";

/** Seeds under way: the hand that sows a lap, and seeds that are taken off the board. */
export function createFlightView(board, recording) {
  const {plan, layer} = board;
  const hand = svg("g", {}, layer);
  const pile = createPile(hand, MOST, (all, seed) => seat({x: 0, y: 0}, 0, all, seed), 0);
  const flying = createPile(svg("g", {}, layer), Infinity, () => ({x: 0, y: 0}), 1);
  const fliers = layer.lastChild.firstChild.children;
  let drawn;

  function show(next) {
    if (next.key !== drawn) board.draw(next);
    drawn = next.key;
  }

  /** Nothing moves: the board at a place, a hand that is not yet empty over the last pit sown. */
  function rest(place) {
    const now = scene(recording, place);
    show(now);
    flying(0);
    pile(now.hand);
    if (!now.hand) return;
    const over = plan.pits[now.sown[place.seed - 1] ?? now.lifted];
    moveTo(hand, {x: over.x, y: over.gy});
  }

  /** A segment of a lap, at a part of its way. */
  function sow({frame, from, to}, part) {
    const {path, lifted} = recording.frames[frame];
    const passed = part * (to - from);
    const fallen = Math.min(to - from - 1, Math.floor(passed));
    const seed = from + fallen;
    const time = passed - fallen;
    show(scene(recording, {frame, seed}));
    const {start, runs, circuit} = way(plan, lifted, path);
    const groove = plan.grooves[circuit];
    const begun = seed ? runs[seed - 1] : 0;
    const lift = seed ? 0 : LIFTED;
    const run = begun + (runs[seed] - begun) * ease(Math.min(1, Math.max(0, (time - lift) / (FALLS - lift))));
    board.thread(circuit, start, run);
    const over = groove.point(start + run);
    const from0 = lift && time < lift && lifted !== null ? mix(plan.pits[lifted], over, ease(time / lift)) : over;
    moveTo(hand, from0);
    const falls = time > FALLS;
    pile(path.length - seed - (falls ? 1 : 0));
    flying(falls ? 1 : 0);
    if (falls) {
      const pit = path[seed];
      const held = scene(recording, {frame, seed}).board[pit];
      const bed = seat(plan.pits[pit], pit, held + 1, Math.min(held, MOST - 1));
      moveTo(fliers[0], mix(over, bed, (time - FALLS) / (1 - FALLS)));
    }
  }

  /** A capture or sweep, at a part of its way. */
  function take({frame}, part) {
    const list = takings(recording, frame);
    const gap = between(list.length);
    const time = part * (SEED + (list.length - 1) * gap);
    const left = Math.min(list.length, Math.floor(time / gap) + 1);
    const landed = Math.min(list.length, Math.max(0, Math.floor((time - SEED) / gap) + 1));
    const before = recording.frames[frame - 1];
    const board0 = before.board.slice();
    const captured = before.captured.slice();
    const side = {south: 0, north: 1};
    const beds = list.map(({pit, owner}, index) => {
      const count = board0[pit];
      if (index < left) board0[pit]--;
      if (index < landed) captured[side[owner]]++;
      return count;
    });
    show({...scene(recording, {frame, seed: 0}), board: board0, captured, key: [frame, left, landed].join()});
    pile(0);
    flying(left - landed);
    const coming = captured.slice();
    for (let index = landed; index < left; index++) {
      const {pit, owner} = list[index];
      const count = Math.min(MOST, beds[index]);
      const place = coming[side[owner]]++;
      const to = poolSeat(plan.pools[owner], place + 1, place);
      const fromSeat = seat(plan.pits[pit], pit, count, count - 1);
      moveTo(fliers[index - landed], mix(fromSeat, to, ease(Math.min(1, (time - index * gap) / SEED))));
    }
  }

  return {
    rest,
    show(segment, part) {
      if (part === 1) return rest({frame: segment.frame, seed: segment.to});
      const frame = recording.frames[segment.frame];
      if (frame.path) return sow(segment, part);
      if (frame.taken && frame.to !== "hand") return take(segment, part);
      return rest({frame: segment.frame, seed: segment.to});
    },
  };
}

/**
 * What moves on the way from one place to a later one: a list of segments {frame, from, to, moves, rests}, `from` and `to`
 * in seeds, times in milliseconds. Empty where nothing moves: backwards, or by a jump.
 */
const LONGEST_STEP = 9000;

export function segments(timeline, before, after, speed) {
  const list = [];
  let place = before;
  while (place.frame < after.frame || (place.frame === after.frame && place.seed < after.seed)) {
    const inside = place.seed < timeline.seeds(place.frame);
    const frame = inside ? place.frame : place.frame + 1;
    const from = inside ? place.seed : 0;
    const seeds = timeline.seeds(frame);
    const to = frame === after.frame ? after.seed : seeds;
    const {moves, rests} = timeline.duration(frame);
    const part = seeds ? (to - from) / seeds : 1;
    list.push({frame, from, to, moves: moves * part / speed, rests: rests / speed});
    place = {frame, seed: to};
  }
  return list;
}

/** One step through many frames is shown in a few seconds. */
export function quickened(list) {
  const time = list.reduce((sum, one) => sum + one.moves, 0);
  const faster = list.length > 1 ? Math.max(1, time / LONGEST_STEP) : 1;
  return list.map(one => ({...one, moves: one.moves / faster, rests: 0}));
}

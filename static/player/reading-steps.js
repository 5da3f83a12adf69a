/**
 * What a frame tells, leaving out the words and clauses by which it tells it. Only a recording in a page says where names
 * of pits and the end of a lap stand in its words, so those are words too.
 */
const essence = ({text, names, ending, clauses, ...rest}) => JSON.stringify(rest);

/** The first frame in which two recordings differ, or -1. */
export function parting(one, other) {
  if (essence(one.layout) !== essence(other.layout)) return 0;
  const longest = Math.max(one.frames.length, other.frames.length);
  for (let i = 0; i < longest; i++) {
    const [a, b] = [one.frames[i], other.frames[i]];
    if (!a || !b || essence(a) !== essence(b)) return i;
  }
  return -1;
}

/** The start, each turn, and the end of a game, as runs of frames [from, to]. */
function runs({frames, turns}) {
  const last = turns.at(-1)?.lastFrame ?? 0;
  return [[0, 0], ...turns.map(({firstFrame, lastFrame}) => [firstFrame, lastFrame]),
    ...(last < frames.length - 1 ? [[last + 1, frames.length - 1]] : [])];
}

/**
 * Two recordings in step: pairs of frames. A turn begins in both at once; where it is shorter in one, that one waits for
 * the other.
 */
export function slots(one, other) {
  const both = [runs(one), runs(other)];
  const steps = [];
  const most = Math.max(both[0].length, both[1].length);
  for (let run = 0; run < most; run++) {
    const long = Math.max(...both.map(all => (all[run] ? all[run][1] - all[run][0] + 1 : 0)));
    for (let i = 0; i < long; i++) {
      steps.push(both.map(all => (all[run] ? Math.min(all[run][0] + i, all[run][1]) : all.at(-1)[1])));
    }
  }
  return steps;
}

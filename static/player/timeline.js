/** Milliseconds at normal speed. */
export const SEED = 600;
export const LIFT = 120;
export const DROP = 90;
const STILL = 900;
const REST = 350;
const LONGEST_TURN = 60000;
const LONGEST_STEP = 9000;
const LONGEST_TAKING = 2400;

/** Kinds of frames that stand out among laps. */
const MARKS = ["capture", "phase", "sweep"];

/** From one captured seed to the next. */
export const between = seeds => Math.min(120, LONGEST_TAKING / seeds);

function natural({path, taken}) {
  if (path) return path.length * SEED;
  if (!taken) return STILL;
  const seeds = taken.reduce((sum, one) => sum + one.seeds, 0);
  return SEED + (seeds - 1) * between(seeds);
}

/**
 * The places of a recording, the ways between them, and how long they take. A place is {frame, seed}: after so many seeds
 * of the frame's lap have fallen. A step is a seed, a lap (one frame), a turn, or as far
 * as the next mark.
 */
export function createTimeline({game, frames, turns, layout}, first, last) {
  const inside = all => [first, ...all.filter(frame => frame > first && frame < last), last];
  const stops = {
    turn: inside(turns.map(turn => turn.lastFrame)),
    mark: inside([...frames.keys()].filter(frame => MARKS.includes(frames[frame].kind))),
  };
  const seeds = frame => frames[frame].path?.length ?? 0;
  const full = asked => {
    const frame = Math.min(last, Math.max(first, asked));
    return {frame, seed: seeds(frame)};
  };
  const turn = frame => turns.find(one => one.firstFrame <= frame && frame <= one.lastFrame);

  /** How many times faster than usual a turn must play at least to fit into a minute. */
  const hurries = turns.map(({firstFrame, lastFrame}) => {
    const all = frames.slice(firstFrame, lastFrame + 1);
    return all.reduce((sum, frame) => sum + natural(frame) + REST, 0) / LONGEST_TURN;
  });

  function next({frame, seed}, step) {
    if (seed < seeds(frame)) return step === "seed" ? {frame, seed: seed + 1} : full(frame);
    if (frame === last) return null;
    if (stops[step]) return full(stops[step].find(stop => stop > frame));
    return step === "seed" ? {frame: frame + 1, seed: Math.min(1, seeds(frame + 1))} : full(frame + 1);
  }

  function previous({frame, seed}, step) {
    if (step === "seed" && seed > 1) return {frame, seed: seed - 1};
    if (frame === first) return null;
    return full(stops[step] ? stops[step].findLast(stop => stop < frame) : frame - 1);
  }

  /** What moves on the way to a later place: segments {frame, from, to, moves, rests}, the last two times. */
  function way(place, goal, speed) {
    const segments = [];
    for (let {frame, seed} = place; frame < goal.frame || seed < goal.seed;) {
      if (seed === seeds(frame)) [frame, seed] = [frame + 1, 0];
      const all = seeds(frame);
      const to = frame === goal.frame ? goal.seed : all;
      const hurry = hurries[turns.indexOf(turn(frame))] ?? 0;
      const faster = Math.max(hurry, speed * Math.max(1, hurry));
      segments.push({
        frame, from: seed, to, moves: natural(frames[frame]) * (all ? (to - seed) / all : 1) / faster, rests: REST / faster,
      });
      seed = to;
    }
    return segments;
  }

  /** The same for one step by hand: without rests, and many frames in a few seconds. */
  function stride(place, goal, speed) {
    const segments = way(place, goal, speed);
    const time = segments.reduce((sum, one) => sum + one.moves, 0);
    const faster = segments.length > 1 ? Math.max(1, time / LONGEST_STEP) : 1;
    return segments.map(one => ({...one, moves: one.moves / faster, rests: 0}));
  }

  return {
    game, frames, turns, layout, first, last, seeds, full, turn, next, previous, way, stride,
    endsTurn: frame => stops.turn.includes(frame),
  };
}

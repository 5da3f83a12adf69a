/** How long things take, in milliseconds at normal speed. */
export const SEED = 600;
const LIFT = 120;
const DROP = 90;
const STILL = 900;
const LONGEST_TURN = 60000;
const LONGEST_TAKING = 2400;

/** Parts of a seed's time: lifting (the first seed of a lap only) and falling; in between it travels. */
export const LIFTED = LIFT / SEED;
export const FALLS = 1 - DROP / SEED;

/** From one captured seed to the next. */
export const between = seeds => Math.min(120, LONGEST_TAKING / seeds);

/** After a frame, while playing. */
export const REST = 350;

const taken = frame => frame.taken.reduce((sum, one) => sum + one.seeds, 0);

function natural(frame) {
  if (frame.path) return frame.path.length * SEED;
  if (!frame.taken) return STILL;
  const seeds = taken(frame);
  return SEED + (seeds - 1) * between(seeds);
}

const hurries = new WeakMap();

/** How many times faster than usual a turn must play to fit into a minute. */
function hurry(recording, number) {
  let known = hurries.get(recording);
  if (!known) hurries.set(recording, known = new Map());
  if (!known.has(number)) {
    const turn = recording.turns[number - 1];
    let time = 0;
    for (let frame = turn.firstFrame; frame <= turn.lastFrame; frame++) time += natural(recording.frames[frame]) + REST;
    known.set(number, Math.max(1, time / LONGEST_TURN));
  }
  return known.get(number);
}

/** How long a frame plays, and the rest after it. */
export function duration(recording, index) {
  const frame = recording.frames[index];
  const faster = frame.turn && frame.player ? hurry(recording, frame.turn) : 1;
  return {moves: natural(frame) / faster, rests: REST / faster};
}

import {duration} from "./pace.js";

/**
 * The places of a recording and how to get from one to the next. A place is {frame, seed}: after `seed` seeds of the
 * frame's lap have fallen; frames that are no lap have none.
 */
export function createTimeline(recording, first = 0, last = recording.frames.length - 1) {
  const {frames, turns} = recording;
  const stops = [first];
  for (const turn of turns) {
    if (turn.lastFrame > first && turn.lastFrame < last) stops.push(turn.lastFrame);
  }
  if (last > first) stops.push(last);
  const within = frame => Math.min(last, Math.max(first, frame));
  const seeds = frame => frames[frame].path?.length ?? 0;
  const full = frame => ({frame: within(frame), seed: seeds(within(frame))});

  function next({frame, seed}, step) {
    if (seed < seeds(frame)) return step === "seed" ? {frame, seed: seed + 1} : full(frame);
    if (frame === last) return null;
    if (step === "turn") return full(stops.find(stop => stop > frame));
    return step === "seed" ? {frame: frame + 1, seed: Math.min(1, seeds(frame + 1))} : full(frame + 1);
  }

  function previous({frame, seed}, step) {
    if (step === "seed" && seed > 1) return {frame, seed: seed - 1};
    if (frame === first) return null;
    return full(step === "turn" ? stops.findLast(stop => stop < frame) : frame - 1);
  }

  return {
    recording, frames, turns, first, last, within, seeds, full,
    next: (place, step) => next(place, step),
    previous: (place, step) => previous(place, step),
    /** The turn that a frame belongs to; none for start, sweep and result. */
    turn: frame => turns.find(turn => turn.firstFrame <= frame && frame <= turn.lastFrame),
    endsTurn: frame => stops.includes(frame),
    duration: frame => duration(recording, frame),
  };
}

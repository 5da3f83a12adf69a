/** A page that was hidden goes on where it was: no more than this is made up for, in milliseconds. */
const LATE = 100;

/**
 * Runs through segments in time. `show(segment, part)` draws one at a part of its way; nothing here knows what. `done` is
 * told when the last one ended; what runs from then on loses no time to the drawing of frames.
 */
export function createAnimator(show) {
  let request;

  function stop() {
    cancelAnimationFrame(request);
  }

  function run(segments, done, since) {
    let index = 0;
    let began = since;
    const tick = now => {
      began = Math.max(began ?? now, now - segments[index].moves - segments[index].rests - LATE);
      for (; index < segments.length; index++) {
        const {moves, rests} = segments[index];
        show(segments[index], Math.min(1, Math.max(0, now - began) / moves));
        if (now - began < moves + rests) break;
        began += moves + rests;
      }
      if (index < segments.length) request = requestAnimationFrame(tick);
      else done?.(began);
    };
    stop();
    if (since) tick(performance.now());
    else request = requestAnimationFrame(tick);
  }

  return {run, stop};
}

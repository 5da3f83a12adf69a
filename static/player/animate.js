/** Runs through segments in time. `show(segment, part)` draws one at a part of its way; nothing here knows what. */
export function createAnimator(show) {
  let request;

  function stop() {
    cancelAnimationFrame(request);
  }

  function run(segments, done) {
    let index = 0;
    let began;
    const tick = now => {
      began ??= now;
      for (; index < segments.length; index++) {
        const {moves, rests} = segments[index];
        show(segments[index], Math.min(1, (now - began) / moves));
        if (now - began < moves + rests) break;
        began += moves + rests;
      }
      if (index < segments.length) request = requestAnimationFrame(tick);
      else done?.();
    };
    stop();
    request = requestAnimationFrame(tick);
  }

  return {run, stop};
}

/**
 * Runs through segments in time. `show(segment, part)` draws one at a part of its way; nothing here knows what is drawn.
 */
export function createAnimator(show) {
  let request = 0;

  function run(segments, done) {
    stop();
    let index = 0;
    let began;
    const tick = now => {
      began ??= now;
      while (index < segments.length) {
        const segment = segments[index];
        const time = now - began;
        show(segment, Math.min(1, segment.moves ? time / segment.moves : 1));
        if (time < segment.moves + segment.rests) break;
        began += segment.moves + segment.rests;
        index++;
      }
      request = index < segments.length ? requestAnimationFrame(tick) : 0;
      if (!request) done();
    };
    request = requestAnimationFrame(tick);
  }

  function stop() {
    cancelAnimationFrame(request);
    request = 0;
  }

  return {run, stop};
}

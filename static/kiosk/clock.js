/*
 * The time of the exhibit. All waiting goes through here, so that a test can make it pass faster. It does not know what
 * time it is in the room: a clock that is put right does not end anybody's visit.
 */
let pace = 1;
let passed = 0;
let since = performance.now();
const waiting = new Set();
let timer;

/** Milliseconds since the page began, as time passes here. */
export const now = () => passed + (performance.now() - since) * pace;

/** How many times as fast as usual time passes. */
export const speed = () => pace;

function arm() {
  clearTimeout(timer);
  if (!waiting.size) return;
  const next = Math.min(...[...waiting].map(one => one.due));
  timer = setTimeout(ring, Math.max(0, (next - now()) / pace));
}

function ring() {
  const at = now();
  for (const one of [...waiting].sort((a, b) => a.due - b.due)) {
    if (one.due > at || !waiting.delete(one)) continue;
    one.run();
  }
  arm();
}

/** Runs something after so many milliseconds, unless the signal is aborted before. */
export function after(delay, run, signal) {
  if (signal?.aborted) return;
  const one = {due: now() + delay, run};
  const forget = () => {
    waiting.delete(one);
    arm();
  };
  if (signal) {
    signal.addEventListener("abort", forget, {once: true});
    one.run = () => {
      signal.removeEventListener("abort", forget);
      run();
    };
  }
  waiting.add(one);
  arm();
}

/** Runs something again and again, until the signal is aborted. */
export function every(delay, run, signal) {
  after(delay, () => {
    every(delay, run, signal);
    run();
  }, signal);
}

/** So many milliseconds, as something to be awaited. */
export const pause = (delay, signal) => new Promise(done => after(delay, done, signal));

/** Lets time pass so many times as fast. */
export function hasten(times) {
  [passed, since, pace] = [now(), performance.now(), times];
  arm();
}

/** As though so many milliseconds had passed at once. */
export function leap(milliseconds) {
  passed += milliseconds;
  ring();
}

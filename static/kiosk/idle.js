import {every, now} from "./clock.js";

/** For so long something that plays counts as company, in milliseconds. */
const COMPANY = 60_000;
/** For so long it is asked whether anybody is there. */
const ASKING = 15_000;
const TICK = 500;

/**
 * Listens for silence. `limit` are milliseconds after which it asks; `playing()` tells whether something moves;
 * `ask(seconds)` is told how long it asks yet, or null if it does not; `leave()` is called when nobody has answered.
 */
export function createIdle(limit, {playing, ask, leave}) {
  let silence = 0;
  let company = 0;
  let before = now();
  let listens = false;
  let asks = false;

  function tell(seconds) {
    if (seconds === null && !asks) return;
    asks = seconds !== null;
    ask(seconds);
  }

  every(TICK, () => {
    const passed = now() - before;
    before += passed;
    if (!listens) return;
    const together = playing() ? Math.min(passed, COMPANY - company) : 0;
    company += together;
    silence += passed - together;
    if (silence < limit) return;
    if (silence < limit + ASKING) return tell(Math.ceil((limit + ASKING - silence) / 1000));
    listen(false);
    leave();
  });

  function listen(on) {
    listens = on;
    touch();
  }

  function touch() {
    [silence, company, before] = [0, 0, now()];
    tell(null);
  }

  return {touch, listen};
}

import {every, now} from "./clock.js";

const LOOKS = 10_000;
/** A screen that somebody woke stays awake for so long after the last touch. */
const AWAKE = 120_000;

const minutes = text => text.split(":").reduce((hours, part) => hours * 60 + Number(part), 0);

/** Whether it is between the hours of `09:00-17:30`, which may go over midnight. */
export function within(hours, time) {
  const [from, until] = hours.split("-").map(minutes);
  const at = time.getHours() * 60 + time.getMinutes();
  return from < until ? from <= at && at < until : from <= at || at < until;
}

/** Dims the screen outside the hours, while nobody is there. `waits()` tells whether nobody is; `dim(on)` does it. */
export function keepHours(hours, {waits, dim}) {
  let touched = -Infinity;
  const look = () => dim(!within(hours, new Date()) && waits() && now() - touched > AWAKE);
  if (!hours) return {touch() {}};
  every(LOOKS, look);
  look();
  return {
    touch() {
      touched = now();
      look();
    },
  };
}

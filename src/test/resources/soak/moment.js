/* How long a moment of the waiting exhibit takes at the usual pace, on average, in milliseconds. Runs as the body of a function. */
const [clock, done] = arguments;
/** Before and after a moment, as in attract.js. */
const RESTS = 5000;

(async () => {
  const {createTimeline} = await import(clock.replace("kiosk/clock", "player/timeline"));
  const {moments} = JSON.parse(document.querySelector("#kiosk-settings").textContent);
  const times = await Promise.all(moments.map(async ({game, query, from, to}) => {
    const recording = await (await fetch(`/kiosk/games/${game}/replay?${query}&lang=en`)).json();
    const {full, way} = createTimeline(recording, from, to);
    return way(full(from), full(to), 1).reduce((sum, {moves, rests}) => sum + moves + rests, RESTS);
  }));
  done(times.reduce((sum, time) => sum + time) / times.length);
})();

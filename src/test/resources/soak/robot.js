/*
 * Visits to the exhibit that nobody makes: what is touched is drawn by lot, the same for the same seed. Some visitors go
 * through to the end, some change the language, some walk away in the midst of it. Runs as the body of a function.
 */
const [clock, visits, loops, seed, done] = arguments;
const TICK = 25;
const HASTE = 200;
const room = document.querySelector(".room");
let lot = seed;

function draw(below) {
  lot = Math.imul(lot ^ lot >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
  return (lot >>> 8) % below;
}

const tick = () => new Promise(go => setTimeout(go, TICK));
const shown = css => [...room.querySelectorAll(css)].filter(one => one.getClientRects().length && one.ariaDisabled !== "true");
const one = list => list[draw(list.length)];
const touch = element => element?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));

/** Lets the waiting exhibit show some moments, and touches it. */
async function wait() {
  let seen = 0;
  let last;
  while (seen < loops) {
    const line = document.documentElement.lang + room.querySelector("h1")?.textContent;
    if (line !== last) seen++;
    last = line;
    await tick();
  }
  touch(draw(4) ? one(shown(".tongues-list button")) : room);
  await tick();
}

async function visit(leap) {
  let silent = false;
  while (room.dataset.screen !== "attract") {
    silent ||= !draw(150);
    if (silent) leap(20_000);
    else if (!draw(40)) touch(one(shown(".tongue")));
    else touch(one([...shown(".main"), ...shown("button:not(.again, .tongue)"), ...shown("[role=button]")]));
    await tick();
  }
}

/** To the screen on which memory is compared, at the usual pace. */
async function rest() {
  while (room.dataset.screen !== "game") {
    touch(shown(".tongues-list button")[0]);
    await tick();
  }
}

(async () => {
  const {hasten, leap, now} = await import(clock);
  hasten(HASTE);
  await visit(leap);
  for (let i = 0; i < visits; i++) {
    await wait();
    await visit(leap);
  }
  hasten(1);
  await rest();
  done([now(), lot]);
})();

/*
 * Visits to the exhibit that nobody makes: what is touched is drawn by lot, the same for the same seed. Some visitors go
 * through to the end, some change the language, some walk away in the midst of it. Runs as the body of a function; tells
 * how long it would have taken at the usual pace, what went wrong on the page, and how the lot goes on.
 */
const [clock, visits, loops, moment, seed, done] = arguments;
const TICK = 25;
const HASTE = 200;
/** A visitor touches something so often, in milliseconds of the exhibit: as often as the robot does at its haste. */
const BETWEEN_TOUCHES = TICK * HASTE;
const SILENCE = 20_000;
const room = document.querySelector(".room");
let lot = seed;
let usual = 0;

if (!window.wrong) {
  window.wrong = [];
  addEventListener("error", ({message}) => wrong.push(message));
  addEventListener("unhandledrejection", ({reason}) => wrong.push(String(reason)));
  // painting takes most of the time, and is not what is measured: all is laid out and composed, but nothing is seen
  document.documentElement.style.opacity = 0;
}

function draw(below) {
  lot = Math.imul(lot ^ lot >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
  return (lot >>> 8) % below;
}

const tick = () => new Promise(go => setTimeout(go, TICK));
const shown = css => [...room.querySelectorAll(css)].filter(one => one.getClientRects().length && one.ariaDisabled !== "true");
const one = list => list[draw(list.length)];
const touch = element => element?.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));

/** Lets the waiting exhibit show some moments to their end, and touches it. */
async function wait() {
  let begun = 0;
  let last = "";
  while (begun <= loops) {
    const line = room.querySelector("h1")?.textContent;
    const told = line && document.documentElement.lang + line;
    if (told && told !== last) begun++;
    last = told || last;
    await tick();
  }
  usual += loops * moment;
  touch(draw(4) ? one(shown(".tongues-list button")) : room);
  await tick();
}

async function visit(leap) {
  let silent = false;
  while (room.dataset.screen !== "attract") {
    silent ||= !draw(150);
    usual += silent ? SILENCE : BETWEEN_TOUCHES;
    if (silent) leap(SILENCE);
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
  const {hasten, leap} = await import(clock);
  hasten(HASTE);
  await visit(leap);
  usual = 0;
  for (let i = 0; i < visits; i++) {
    await wait();
    await visit(leap);
  }
  hasten(1);
  await rest();
  done([usual, lot, wrong.splice(0)]);
})();

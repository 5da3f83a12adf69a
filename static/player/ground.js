// Boards in the ground, too long to be seen in one piece: a strip shows the whole board, below it a close-up follows what
// happens. Loaded where a page shows such a board, with what draws handed over: the page has that already.

let html, set, svg;

/** How much of the board the close-up shows, in units; on small screens, in pixels, less. */
const SEEN = 1200;
const SEEN_SMALL = 820;
const SMALL = 560;
/** The hand is followed when it leaves the middle of the close-up. */
const MIDDLE = .22;
/** The part of the way that a following close-up makes in one frame. */
const PACE = .14;
/** Room above and below the board for captured seeds. */
const POOL = 52;
/** Ground beside the last holes. */
const BESIDE = 76;
/** Seeds in the holes of the strip: dots of so many steps. */
const STEPS = [1, 3, 6, 12];

/** The server draws such a board in bands: the same in one piece. */
export function inOnePiece(picture, {pits}, tools) {
  ({html, set, svg} = tools);
  const bands = [...picture.querySelectorAll("svg")];
  const [, top, , height] = bands[0].getAttribute("viewBox").split(" ").map(Number);
  const whole = picture.cloneNode();
  const part = name => picture.querySelector(name).cloneNode();
  whole.append(...[".wood", ".marks", ".seeds", ".counts"].map(part));
  for (const pool of picture.querySelectorAll(".pool")) whole.append(pool.cloneNode(true));
  const right = Math.max(...pits.map(({x}) => x)) + BESIDE;
  const size = {width: right + BESIDE, height: height + 2 * POOL};
  set(whole, {viewBox: [-BESIDE, top - POOL, size.width, size.height].join(" "), ...size});
  return whole;
}

/** Puts strip and close-up into the box; the view made also follows what happens. */
export function followed(view, box, wood) {
  const {plan, live, draw} = view;
  const [left, top, width, height] = live.getAttribute("viewBox").split(" ").map(Number);
  const inner = html("div", {className: "ground-whole"});
  const close = html("div", {className: "ground-close"});
  const beside = svg("svg", {class: live.getAttribute("class"), "font-size": live.getAttribute("font-size"), "aria-hidden": true});
  const strip = createStrip(plan, left, width);
  const pools = [...live.querySelectorAll(".pool")];
  beside.classList.add("ground-pools");
  for (const pool of pools) pool.removeAttribute("transform");
  beside.append(...pools);
  inner.append(wood, live);
  close.append(inner, beside);
  box.replaceChildren(strip.drawing, close);
  plan.pools = plan.pools.map(pool => ({...pool, get x() {
    return pool.x + camera;
  }}));

  let seen;
  let camera = left;

  function look(x) {
    camera = Math.max(left, Math.min(left + width - seen, x));
    inner.style.transform = `translateX(${(left - camera) / width * 100}%)`;
    strip.look(camera, seen);
  }

  function fit() {
    seen = box.clientWidth < SMALL ? SEEN_SMALL : SEEN;
    inner.style.width = width / seen * 100 + "%";
    set(beside, {viewBox: `0 ${top} ${seen} ${height}`});
    for (const pool of pools) set(pool.querySelector("text"), {x: seen - 20});
    look(camera);
  }

  const observer = new ResizeObserver(fit);
  observer.observe(box);
  fit();
  dragged(strip.drawing, ({x}, {left: from, width: all}) => look(left + (x - from) / all * width - seen / 2));
  dragged(close, ({step}, {width: all}) => look(camera - step / all * seen));

  return {
    ...view,
    draw(scene) {
      draw(scene);
      strip.draw(scene);
    },
    /** Brings a place into the close-up: at once, or a part of the way while something moves. */
    follow(x, moving) {
      const goal = Math.min(x - MIDDLE * seen, Math.max(x - (1 - MIDDLE) * seen, camera));
      if (goal !== camera) look(moving ? camera + (goal - camera) * PACE : goal);
    },
    destroy() {
      observer.disconnect();
      view.destroy();
    },
  };
}

/** The listeners go with the element. */
function dragged(element, drag) {
  let before;
  const move = event => {
    drag({x: event.clientX, step: event.clientX - before}, element.getBoundingClientRect());
    before = event.clientX;
  };
  element.addEventListener("pointerdown", event => {
    if (event.button) return;
    element.setPointerCapture(event.pointerId);
    before = event.clientX;
    move(event);
  });
  element.addEventListener("pointermove", event => element.hasPointerCapture(event.pointerId) && move(event));
}

/** The whole board, small: dots for holes and what they hold, the lap, and a frame round what the close-up shows. */
function createStrip({pits}, left, width) {
  const drawing = svg("svg", {
    class: "ground-strip", viewBox: `${left} 0 ${width} 100`, preserveAspectRatio: "none", "aria-hidden": true,
  });
  const rows = [...new Set(pits.map(pit => pit.y))].sort((a, b) => a - b);
  const at = ({x, y}) => `${x} ${rows.indexOf(y) ? 72 : 28}`;
  const dots = chosen => chosen.map(pit => `M${at(pit)}h.1`).join("");
  const path = (kind, d = "") => svg("path", {class: "strip-" + kind, d});
  const holes = path("hole", dots(pits));
  const seeds = STEPS.map((least, step) => path("seeds step-" + step));
  const [lap, lifted, last] = ["lap", "lifted", "last"].map(kind => path(kind));
  const window = svg("rect", {class: "strip-window", y: 2, height: 96});
  drawing.append(holes, ...seeds, lap, lifted, last, window);
  return {
    drawing,
    draw({board, sown, lifted: from, last: to, emptied}) {
      STEPS.forEach((least, step) => set(seeds[step], {
        d: dots(pits.filter((pit, i) => board[i] >= least && !(board[i] >= STEPS[step + 1]))),
      }));
      const walked = [from ?? sown[0], ...sown].filter(pit => pit !== undefined).map(pit => pits[pit]);
      set(lap, {d: walked.length ? "M" + walked.map(at).join("L") : ""});
      set(lifted, {d: dots([...(from ?? -1) >= 0 ? [from] : [], ...emptied].map(pit => pits[pit]))});
      set(last, {d: to === undefined ? "" : dots([pits[to]])});
    },
    look: (x, seen) => set(window, {x, width: seen}),
  };
}

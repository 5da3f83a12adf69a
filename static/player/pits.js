import {html} from "./draw.js";

/** A button covers so much of the way to the nearest other pit. */
const COVERS = .96;
/** Leaving the line costs so much more than going along it. */
const ASIDE = 3;

/**
 * The pits as buttons over a board, wherever it lies; one of them can be reached by Tab, the others by arrows. `attach` lays
 * them over a board, and over the next one that stands in its place.
 */
export function createPits(layout, className, label) {
  const group = html("div", {className, role: "group", ariaLabel: label});
  const buttons = layout.pits.map(({name}) => {
    const button = html("button", {type: "button", tabIndex: -1});
    button.dataset.pit = name;
    return button;
  });
  const watch = new ResizeObserver(place);
  let board;
  let places = [];
  group.append(...buttons);
  // a board that is dragged leaves its pits to the finger
  group.addEventListener("pointerdown", event => event.stopPropagation());

  function place() {
    const {plan: {pits}, live} = board;
    const {a, b, c, d, e, f} = live.getScreenCTM();
    const {left, top} = group.getBoundingClientRect();
    const nearest = Math.min(...pits.slice(1).map(({x, y}) => Math.hypot(x - pits[0].x, y - pits[0].y) || Infinity));
    const size = nearest * COVERS * Math.hypot(a, b);
    places = pits.map(({x, y}) => ({x: a * x + c * y + e - left, y: b * x + d * y + f - top}));
    buttons.forEach(({style}, i) => {
      style.left = places[i].x - size / 2 + "px";
      style.top = places[i].y - size / 2 + "px";
      style.width = style.height = size + "px";
    });
  }

  /** Only this pit is reached by Tab. */
  function reach(index) {
    for (const button of buttons) button.tabIndex = button === buttons[index] ? 0 : -1;
  }

  function roam(index) {
    reach(index);
    board.follow(board.plan.pits[index].x);
    buttons[index].focus({preventScroll: !!group.closest(".ground-close")});
  }

  return {
    group, buttons, place, reach, roam,
    indexOf: target => buttons.indexOf(target.closest("button")),
    attach(next) {
      board = next;
      const box = board.live.parentElement;
      box.append(group);
      watch.disconnect();
      watch.observe(box);
      place();
    },
    /** Goes to the next pit in the way that an arrow points on the screen. */
    move(key) {
      const at = Math.max(0, buttons.findIndex(button => button.tabIndex === 0));
      const across = key === "ArrowLeft" || key === "ArrowRight";
      const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
      const from = places[at];
      let best = at;
      let least = Infinity;
      places.forEach(({x, y}, i) => {
        const [ahead, aside] = across ? [x - from.x, y - from.y] : [y - from.y, x - from.x];
        const cost = ahead * sign + ASIDE * Math.abs(aside);
        if (ahead * sign > 1 && (!across || Math.abs(aside) < 2) && cost < least) [best, least] = [i, cost];
      });
      roam(document.activeElement === buttons[at] ? best : at);
    },
    remove() {
      watch.disconnect();
      group.remove();
    },
  };
}

import {set} from "./draw.js";
import {lateStyle} from "./late-style.js";

/** How far counts and names move aside to make room for those that are read from the other side. */
const ASIDE = 30;
const POOL_ASIDE = 46;
const AXES = ["x", "y"];

/**
 * The board turned round, and counts that can be read from both sides of a table. Loaded when one of them is first asked
 * for. A board is symmetrical: turned round, each pit lies in the place of the one that was across from it.
 */
export function createView(part, {act, board}) {
  const {plan, pieces, wood, live, pits, pools, many, stands} = board;
  const box = part("board");
  const half = pits.length / 2;
  const names = inline(wood);
  const [cows, ground] = [".board-cows", ".board-ground"].map(kind => live.matches(kind));
  const [across, down] = AXES.map(axis => {
    const all = plan.pits.map(pit => pit[axis]);
    return Math.min(...all) + Math.max(...all);
  });
  let flipped = false;
  let twins;
  lateStyle("sides");

  /** Every pit and pool changes place with the one across. */
  function turn() {
    const counts = pits.map(pit => pit.count);
    for (const list of [plan.pits, counts]) list.push(...list.splice(0, half));
    pits.forEach((pit, index) => {
      const {x, y} = plan.pits[index];
      pit.count = counts[index];
      set(many[index], {x, y: y + pieces.BELOW});
    });
    for (const list of [plan.pools, stands]) list.reverse();
    for (const place of [...pits, ...pools]) place.shown = undefined;
    if (names.length === pits.length) swapTexts(names, half);
    else for (const name of names) set(name, {x: across - at(name).x, y: down - at(name).y});
    const labels = pools.map(({count}) => count.parentNode);
    const words = labels.map(label => [...label.childNodes]);
    labels.forEach((label, index) => label.replaceChildren(...words[1 - index]));
  }

  /** Puts a copy beside a text, turned about a point after both have moved aside. */
  function twin(text, {x, y}, aside) {
    const copy = text.cloneNode(true);
    for (const name in copy.dataset) delete copy.dataset[name];
    set(text, {transform: `translate(${-aside})`});
    set(copy, {transform: `rotate(180 ${x} ${y}) translate(${-aside})`});
    text.after(copy);
    twins.push({text, copy});
    return copy;
  }

  /** From now on whatever is written to the count of a place is written to both. */
  function pair(place, copy) {
    const {count} = place;
    place.count = {
      first: count,
      set textContent(text) {
        count.textContent = copy.textContent = text;
      },
    };
  }

  function addTwins() {
    twins = [];
    pits.forEach((pit, index) => {
      const {x, y} = plan.pits[index];
      pair(pit, cows ? twin(pit.count, {x, y}, 0) : twin(pit.count, {x, y: at(pit.count).y}, ASIDE));
    });
    // these numbers are told beside the pits too, but for those of cows
    if (cows) many.forEach((text, index) => {
      const both = {count: text};
      pair(both, twin(text, plan.pits[index], 0));
      many[index] = both.count;
    });
    for (const pool of pools) {
      const text = pool.count.parentNode;
      const {x, y} = at(text);
      const copy = twin(text, {x: x - POOL_ASIDE / 2 + 6, y}, POOL_ASIDE);
      copy.replaceChildren(copy.querySelector(".number"));
      set(copy, {transform: `rotate(180 ${x - POOL_ASIDE / 2 + 6} ${y})`});
      pair(pool, copy.firstChild);
    }
    for (const name of names) {
      const {x, y} = at(name);
      if (cows && (x < 0 || x > across)) twin(name, {x: across / 2, y}, 0);
      else if (ground) set(name, {transform: `translate(${-ASIDE})`});
      else twin(name, {x: cows ? x : x + 4, y}, ASIDE);
    }
  }

  function removeTwins() {
    for (const place of [...pits, ...pools]) place.count = place.count.first;
    many.forEach((text, index) => { many[index] = text.first ?? text; });
    for (const {text, copy} of twins) {
      text.removeAttribute("transform");
      copy.remove();
    }
    for (const name of names) name.removeAttribute("transform");
    twins = null;
  }

  function tell(twoSided) {
    box.classList.toggle("two-sided", twoSided);
    part("opposite").parentNode.hidden = !twoSided;
  }

  return {
    update(state) {
      const turns = state.flipped !== flipped;
      if (!turns && state.twoSided === !!twins) return;
      if (twins) removeTwins();
      if (turns) turn();
      flipped = state.flipped;
      if (state.twoSided) addTwins();
      for (const place of [...pits, ...pools]) place.shown = undefined;
      tell(state.twoSided);
      act.pause();
    },
    destroy: () => tell(false),
  };
}

const at = text => Object.fromEntries(AXES.map(axis => [axis, Number(text.getAttribute(axis))]));

function swapTexts(texts, by) {
  const told = texts.map(text => text.textContent);
  texts.forEach((text, index) => { text.textContent = told[(index + by) % told.length]; });
}

/** Puts the board that a layer only refers to into the layer itself, where it can be changed; gives its names of pits. */
function inline(wood) {
  const use = wood.querySelector(".wood");
  const drawn = document.querySelector(use.getAttribute("href")).cloneNode(true);
  drawn.removeAttribute("id");
  use.replaceWith(drawn);
  return [...drawn.querySelectorAll(".names text")];
}

import * as nuts from "./nuts.js";
import * as tools from "./draw.js";
import {createMarksView} from "./marks-view.js";
import {readPlan} from "./plan.js";

const {createPile, set, svg} = tools;

// What boards of other kinds need besides, where the page shows one.
const shows = kind => document.querySelector(kind);
const cows = shows(".board-cows") && await import("./cows.js");
const ground = shows(".board-ground") && await import("./ground.js");

/**
 * The board: the wood stays as the server drew it, in a layer of its own; seeds, counts and marks lie on a second one.
 * `draw(scene)` touches only what differs.
 */
export function createBoardView(box, numbered) {
  const picture = box.querySelector("svg");
  const pieces = picture.matches(".board-cows") && cows || nuts;
  const long = picture.matches(".board-ground") && ground;
  const plan = readPlan(picture);
  const still = long ? long.inOnePiece(picture, plan, tools) : picture;
  const live = still.cloneNode(true);
  const wood = still.cloneNode();
  wood.append(live.querySelector(".wood"));
  live.classList.add("board-live");
  for (const layer of [wood, live]) {
    layer.removeAttribute("role");
    layer.removeAttribute("aria-label");
    set(layer, {"aria-hidden": true});
  }
  if (!long) box.replaceChildren(wood, live);

  const seeds = live.querySelector(".seeds");
  live.querySelector(".counts").replaceWith(plan.counts);
  for (const drawn of live.querySelectorAll("g > use, .many")) drawn.remove();
  const marks = createMarksView(live.querySelector(".marks"), plan, pieces.RING, numbered);
  const pits = plan.pits.map((place, index) => ({
    count: plan.counts.children[index],
    pile: createPile(seeds, (all, seed) => pieces.seat(plan.pits[index], index, all, seed), pieces.MOST),
  }));
  const many = plan.pits.map(({x, y}) => svg("text", {class: "many", x, y: y + pieces.BELOW, dy: ".35em"}));
  seeds.append(...many);
  const stands = [...plan.pools];
  const pools = stands.map((place, index) => {
    const group = live.querySelectorAll(".pool")[index];
    const pile = createPile(group, (all, seed) => pieces.poolSeat(stands[index], all, seed));
    return {count: group.querySelector(".number"), pile};
  });

  function show(place, count, told = count) {
    if (place.shown === count) return;
    place.shown = count;
    place.count.textContent = told;
    place.pile(count);
  }

  function draw(scene) {
    pits.forEach((pit, index) => {
      const count = scene.board[index];
      if (pit.shown !== count) many[index].textContent = count > pieces.MOST ? count : "";
      show(pit, count, pieces.told(count));
    });
    pools.forEach((pool, index) => show(pool, scene[pieces.STOCK][index]));
    marks.draw(scene);
  }

  const view = {
    plan, pieces, picture, wood, live, pits, pools, many, stands, draw, thread: marks.thread, follow() {},
    destroy: () => box.replaceChildren(picture),
  };
  return long ? long.followed(view, box, wood) : view;
}

import {MOST, poolSeat, readPlan, seat} from "./plan.js";
import {createPile, set, svg} from "./draw.js";
import {createMarksView} from "./marks-view.js";

/**
 * The board: the wood stays as the server drew it, in a layer of its own; seeds, counts and marks lie on a second one.
 * `draw(scene)` touches only what differs.
 */
export function createBoardView(box, numbered) {
  const still = box.querySelector("svg");
  const plan = readPlan(still);
  const live = still.cloneNode(true);
  const wood = still.cloneNode();
  wood.append(live.querySelector(".wood"));
  live.classList.add("board-live");
  for (const layer of [wood, live]) {
    layer.removeAttribute("role");
    layer.removeAttribute("aria-label");
    set(layer, {"aria-hidden": true});
  }
  box.replaceChildren(wood, live);

  const seeds = live.querySelector(".seeds");
  for (const drawn of live.querySelectorAll("g > use, .many")) drawn.remove();
  const marks = createMarksView(live.querySelector(".marks"), plan, numbered);
  const pits = plan.pits.map((pit, index) => ({
    count: live.querySelectorAll(".counts text")[index],
    pile: createPile(seeds, (all, seed) => seat(pit, index, all, seed), index, MOST),
  }));
  const many = plan.pits.map(({x, y}) => svg("text", {class: "many", x, y, dy: ".35em"}));
  seeds.append(...many);
  const pools = plan.pools.map((pool, index) => {
    const group = live.querySelectorAll(".pool")[index];
    const pile = createPile(group, (all, seed) => poolSeat(pool, all, seed));
    return {count: group.querySelector(".number"), pile};
  });

  function show(place, count) {
    if (place.shown === count) return;
    place.shown = count;
    place.count.textContent = count;
    place.pile(count);
  }

  function draw(scene) {
    pits.forEach((pit, index) => {
      const count = scene.board[index];
      if (pit.shown !== count) many[index].textContent = count > MOST ? count : "";
      show(pit, count);
    });
    pools.forEach((pool, index) => show(pool, scene.captured[index]));
    marks.draw(scene);
  }

  return {plan, live, draw, thread: marks.thread, destroy: () => box.replaceChildren(still)};
}

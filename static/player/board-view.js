import {MOST, createPile, poolSeat, seat} from "./seeds.js";
import {createMarksView} from "./marks-view.js";
import {readPlan} from "./plan.js";
import {svg} from "./svg.js";

/**
 * The board: the wood stays as the server drew it, in a layer of its own; seeds, counts and marks lie on a second one.
 * `draw(scene)` shows a scene and touches only what differs.
 */
export function createBoardView(box, {numbered}) {
  const still = box.querySelector("svg");
  const plan = readPlan(still);
  const wood = still.cloneNode(false);
  wood.append(still.querySelector(".wood").cloneNode());
  const live = still.cloneNode(true);
  live.querySelector(".wood").remove();
  live.classList.add("board-live");
  for (const layer of [wood, live]) {
    layer.removeAttribute("role");
    layer.removeAttribute("aria-label");
    layer.setAttribute("aria-hidden", "true");
  }
  box.replaceChildren(wood, live);

  const seeds = live.querySelector(".seeds");
  seeds.replaceChildren();
  const marks = createMarksView(live.querySelector(".marks"), plan, numbered);
  const counts = [...live.querySelectorAll(".counts text")].map(text => text.firstChild);
  const piles = plan.pits.map((pit, index) =>
    createPile(seeds, MOST, (all, seed) => seat(pit, index, all, seed), index));
  const numbers = plan.pits.map(({x, y}) => svg("text", {class: "many", x, y, dy: ".35em"}, seeds));
  const pools = [...live.querySelectorAll(".pool")].map(element => {
    for (const use of element.querySelectorAll("use")) use.remove();
    const pool = plan.pools[element.dataset.owner];
    const place = (all, seed) => poolSeat(pool, all, seed);
    return {
      side: element.dataset.owner === "south" ? 0 : 1,
      number: element.querySelector(".number"),
      set: createPile(element, Infinity, place, 0),
    };
  });

  const shown = [];

  function draw(scene) {
    scene.board.forEach((seedsHere, pit) => {
      if (shown[pit] === seedsHere) return;
      shown[pit] = seedsHere;
      counts[pit].data = seedsHere;
      piles[pit](seedsHere);
      numbers[pit].textContent = seedsHere > MOST ? seedsHere : "";
    });
    for (const pool of pools) {
      const captured = scene.captured[pool.side];
      pool.set(captured);
      pool.number.textContent = captured;
    }
    marks.draw(scene);
  }

  return {plan, draw, thread: marks.thread, layer: svg("g", {}, live), destroy: () => box.replaceChildren(still)};
}

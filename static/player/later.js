const PARTS = {
  predict: () => import("./predict.js"),
  readings: () => import("./readings.js"),
  embed: () => import("./embed-code.js"),
};

/** Parts of a player that are fetched when somebody first asks for one. Each has a button that tells by `data-open`. */
export function createLater(player) {
  async function open(name, asked) {
    const part = await PARTS[name]();
    if (!player.signal.aborted) part.open(player, asked);
  }
  player.element.addEventListener("click", event => {
    const name = event.target.closest("[data-open]")?.dataset.open;
    if (name) open(name);
  }, {signal: player.signal});
  return open;
}

const PARTS = {
  predict: () => import("./predict.js"),
  readings: () => import("./readings.js"),
  embed: () => import("./embed-code.js"),
  try: () => import("./try-here.js"),
};

/** Parts of a player that are fetched when somebody first asks for one. Each has a button that tells by `data-open`. */
export function createLater(player) {
  const {element, part, signal} = player;

  async function open(name, asked) {
    const opener = element.querySelector(`.in-row[data-open=${name}]`);
    const {open: start} = await PARTS[name]();
    if (signal.aborted) return;
    start({
      ...player,
      goBack: () => (opener?.checkVisibility() ? opener : part("menu").firstElementChild).focus(),
    }, asked);
  }
  element.addEventListener("click", event => {
    const name = event.target.closest("[data-open]")?.dataset.open;
    if (name) open(name);
  }, {signal});
  return open;
}

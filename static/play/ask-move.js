import {queryOf} from "./address.js";

/** The move that the machine would choose: {move, turn}, or a problem, with nothing in it if there is no answer. */
export async function askMove(id, game, level) {
  const asked = queryOf(game);
  asked.set("level", level);
  asked.set("seed", game.seed);
  asked.set("lang", document.documentElement.lang);
  try {
    return await (await fetch(`/api/v1/games/${id}/suggest?${asked.toString().replaceAll("%2C", ",")}`)).json();
  } catch {
    return {};
  }
}

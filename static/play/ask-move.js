import {askMove as ask} from "../player/ask.js";
import {queryOf} from "./address.js";

/** The move that the machine would choose: {move, turn}, or a problem, with nothing in it if there is no answer. */
export function askMove(id, game, level, asks = ask) {
  const asked = queryOf(game);
  asked.set("level", level);
  asked.set("seed", game.seed);
  return asks(id, asked);
}

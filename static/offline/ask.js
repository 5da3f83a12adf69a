import {game as engineGame, replay} from "./engine.js";
import {createMessages} from "./messages.js";

/* Stands in the place of player/ask.js where there is no server: the engine is in the page. */
const messages = createMessages(globalThis.lapByLapMessages ?? {}, document.documentElement.lang);

/** A game with its options. */
export const askGame = async game => JSON.parse(engineGame(game));

/** A recording, or a problem; `asked` are URLSearchParams. */
export async function askReplay(game, asked) {
  const {position = null, moves, ...options} = Object.fromEntries(asked);
  return JSON.parse(replay(game, Object.entries(options).flat(), position, moves ? moves.split(",") : [], messages));
}

export const askDrawing = async () => null;

export const draws = false;

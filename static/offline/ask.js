import {game as engineGame, replay, suggest} from "./engine.js";
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

/** The move that the machine would choose. The page is shown first: the strongest level thinks for a moment. */
export async function askMove(game, asked) {
  const {position = null, moves, level, seed, ...options} = Object.fromEntries(asked);
  await new Promise(shown => setTimeout(shown));
  const so = [Object.entries(options).flat(), position, moves ? moves.split(",") : []];
  return JSON.parse(suggest(game, ...so, Number(level), Number(seed), messages));
}

export const askDrawing = async () => null;

export const served = false;

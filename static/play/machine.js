import {askMove} from "./ask-move.js";

/** Between two turns, so that the eye can follow. */
const PAUSE = 500;

/** Whether the machine plays for somebody. */
export const plays = ({machine}, player) => machine === "both" || machine === player;

/** The player across the board. */
export const other = player => (player === "south" ? "north" : "south");

/** Moves for whom the machine plays, once somebody has begun to play or has asked it to. */
export function createMachine(table, asks = askMove) {
  let timer;
  let thinking;

  const due = ({mode, game, mover, moving, last, over, awake}) =>
    mode === "play" && awake && last && !moving && !over && plays(game, mover);

  async function move() {
    const {game} = table.get();
    const query = JSON.stringify(game);
    const answer = await asks(table.id, game, game.level);
    if (thinking !== query) return;
    thinking = null;
    if (!due(table.get()) || JSON.stringify(table.get().game) !== query) return;
    if (answer.move) await table.move(answer.move);
    else {
      table.wake(false);
      table.blame(table.unanswered(answer));
    }
  }

  table.watch(now => {
    const query = JSON.stringify(now.game);
    if (due(now) && thinking === query) return;
    clearTimeout(timer);
    thinking = null;
    if (!due(now)) return;
    thinking = query;
    timer = setTimeout(move, PAUSE);
  });
}

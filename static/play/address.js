/**
 * The address of a game holds all of it: its options, position and moves, whom the machine plays and how well, and the
 * match that it is part of. A game is {moves, position, options, machine, level, seed, match, won}; `match` is how many
 * games must be won, `won` how many South and North have won before this one.
 */
const MACHINES = ["none", "south", "north", "both"];
export const LEVELS = [1, 2, 3];
export const USUAL_LEVEL = 2;
const MOST_GAMES = 9;
const MOST_SEED = 1e9;

const whole = (text, most) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : 0);

/** The game in an address; what it does not say is as usual. `optionIds` are those that the game has. */
export function readGame(search, optionIds) {
  const asked = new URLSearchParams(search);
  const options = {};
  for (const id of optionIds) if (asked.has(id)) options[id] = asked.get(id);
  const won = /^(\d)-(\d)$/.exec(asked.get("won")) ?? [0, 0, 0];
  const level = Number(asked.get("level"));
  return {
    moves: (asked.get("moves") ?? "").split(",").filter(Boolean),
    position: asked.get("position"),
    options,
    machine: MACHINES.includes(asked.get("machine")) ? asked.get("machine") : "none",
    level: LEVELS.includes(level) ? level : USUAL_LEVEL,
    seed: whole(asked.get("seed"), MOST_SEED),
    match: whole(asked.get("match"), MOST_GAMES),
    won: [Number(won[1]), Number(won[2])],
  };
}

/** What a recording of the game is asked for by. */
export function queryOf({moves, position, options}) {
  const asked = new URLSearchParams();
  if (moves.length) asked.set("moves", moves.join(","));
  if (position) asked.set("position", position);
  for (const [id, value] of Object.entries(options)) asked.set(id, value);
  return asked;
}

/** The part of an address behind the path. Parameters of others in `search` are kept. */
export function addressOf(game, search, optionIds, frame) {
  const address = queryOf(game);
  if (game.machine !== "none") {
    address.set("machine", game.machine);
    if (game.level !== USUAL_LEVEL) address.set("level", game.level);
    address.set("seed", game.seed);
  }
  if (game.match) {
    address.set("match", game.match);
    if (game.won.some(Boolean)) address.set("won", game.won.join("-"));
  }
  const own = ["moves", "position", "machine", "level", "seed", "match", "won", ...optionIds];
  for (const [name, value] of new URLSearchParams(search)) if (!own.includes(name)) address.append(name, value);
  const text = address.toString().replaceAll("%2C", ",");
  return (text && "?" + text) + (frame === undefined ? "" : "#" + frame);
}

/** A seed for a new game. */
export const drawSeed = () => Math.floor(Math.random() * 10000);

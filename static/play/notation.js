/* Positions and game records as text. What they may hold the engine decides. */

const PLAYERS = ["south", "north"];

/** The pits of a board row by row, as positions are written: South's first, each row from its owner's left. */
function rows({pits, rows: count}) {
  return PLAYERS.flatMap(owner => (count === 4 ? ["front", "back"] : ["front"]).map(row => pits
    .filter(pit => pit.owner === owner && pit.row === row)
    .sort((a, b) => (owner === "south" ? a.column - b.column : b.column - a.column))));
}

/** A position in one word. `pools` are captured seeds, or the reserves in a game of four rows. */
export function positionOf(layout, {board, pools, mover}) {
  const written = rows(layout).map(row => row.map(({index}) => board[index]).join("-"));
  return [...written, pools.join("-"), mover[0].toUpperCase()].join("_");
}

/** Who is to move in a position. */
export const moverOf = position => (position.endsWith("_S") ? "south" : "north");

/** The same position with the other player to move. */
export const turned = position => position.slice(0, -1) + (moverOf(position) === "south" ? "N" : "S");

const resultOf = outcome => (outcome ? `${outcome.winner ?? "draw"} ${outcome.reason}` : "*");

/** A game record; `options` are those that differ from the usual. */
export function recordOf({game, turns, outcome}, {position, options}) {
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const moves = turns.map(({turn, record}) => (turn % 2 ? `${(turn + 1) / 2}. ${record}` : record));
  return [
    "Game: " + game,
    ...(chosen.length ? ["Options: " + chosen.join(", ")] : []),
    ...(position ? ["Position: " + position] : []),
    "Result: " + resultOf(outcome),
    "",
    moves.join(" "),
    "",
  ].join("\n");
}

const LINES = ["Game", "Options", "Position", "Result"];

/** Reads a record: {game, options, position, marked, moves, result}, or {line}: the line that cannot be read. */
export function readRecord(text) {
  const found = {};
  const marked = [];
  let inMoves = false;
  for (const line of text.trim().split(/\r?\n/)) {
    const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (!line.trim()) inMoves = true;
    else if (inMoves) marked.push(...line.trim().split(/\s+/).filter(word => !/^\d+\.$/.test(word)));
    else if (!LINES.includes(name) || name in found) return {line};
    else found[name] = value;
  }
  const options = {};
  for (const choice of found.Options?.split(",") ?? []) {
    const [, id, value] = /^\s*([\w-]+)\s*=\s*([\w-]+)\s*$/.exec(choice) ?? [];
    if (!id || id in options) return {line: "Options: " + found.Options};
    options[id] = value;
  }
  const moves = marked.map(move => move.replace(/[*+].*/, ""));
  return {game: found.Game ?? "", options, position: found.Position ?? null, marked, moves, result: found.Result};
}

/** Where a record contradicts what its moves do: {given, actual}; or undefined. */
export function contradiction({marked, result}, {turns, outcome}) {
  const turn = turns.find(({move, record}, i) => marked[i] !== move && marked[i] !== record);
  if (turn) return {given: marked[turn.turn - 1], actual: turn.record};
  const actual = resultOf(outcome);
  return result === undefined || result === actual ? undefined : {given: "Result: " + result, actual: "Result: " + actual};
}

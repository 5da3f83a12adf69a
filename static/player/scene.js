/**
 * What the board shows at a place: counts and marks. The engine has decided everything; this only replays part of a
 * frame where its lap is not over.
 */
export function scene({frames}, {frame: index, seed}) {
  const frame = frames[index];
  const path = frame.path ?? [];
  const sown = path.slice(0, seed);
  const over = seed === path.length;
  const next = frames[index + 1];
  const last = over ? path[path.length - 1] : undefined;
  return {
    key: index + "." + seed,
    board: over ? frame.board : partly(frames[index - 1].board, frame.lifted, sown),
    captured: frame.captured,
    hand: over ? 0 : path.length - seed,
    lifted: frame.lifted ?? (path.length ? null : undefined),
    sown,
    last,
    taken: over && path.length && next?.kind === "capture" ? pits(next).filter(pit => pit !== last) : [],
    emptied: frame.taken ? pits(frame) : [],
  };
}

const pits = frame => frame.taken.map(one => one.pit);

function partly(before, lifted, sown) {
  const board = before.slice();
  if (lifted !== null) board[lifted] = 0;
  for (const pit of sown) board[pit]++;
  return board;
}

/** The seeds of a capture or sweep one by one: the pit each lies in, and whose they become. */
export function takings({frames, layout}, index) {
  const frame = frames[index];
  const list = [];
  for (const {pit, seeds} of frame.taken) {
    const owner = frame.player ?? receiver(frame.to, layout.pits[pit].owner);
    for (let i = 0; i < seeds; i++) list.push({pit, owner});
  }
  return list;
}

/** A sweep gives everything to one player, or each player the seeds of the own row. */
function receiver(to, owner) {
  if (to.south && to.north) return owner;
  return to.south ? "south" : "north";
}

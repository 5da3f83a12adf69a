const pits = frame => frame.taken.map(one => one.pit);

/**
 * What the board shows at a place: counts and marks. The engine has decided everything; this replays a part of a frame
 * where its lap is not over.
 */
export function scene(frames, {frame: index, seed}) {
  const frame = frames[index];
  const {path = [], captured, lifted} = frame;
  const over = seed === path.length;
  const sown = path.slice(0, seed);
  const last = over ? path[seed - 1] : undefined;
  const next = frames[index + 1];
  return {
    key: index + "." + seed,
    board: over ? frame.board : partly(frames[index - 1].board, lifted, sown),
    captured,
    hand: path.length - seed,
    lifted,
    sown,
    last,
    taken: path.length && over && next?.kind === "capture" ? pits(next).filter(pit => pit !== last) : [],
    emptied: frame.taken ? pits(frame) : [],
  };
}

function partly(before, lifted, sown) {
  const board = before.slice();
  if (lifted !== null) board[lifted] = 0;
  for (const pit of sown) board[pit]++;
  return board;
}

/** The seeds of a capture or sweep one by one: the pit each lies in, and whose pool (0 South, 1 North) it goes to. */
export function takings({player, taken, to}, layout) {
  return taken.flatMap(({pit, seeds}) => {
    const owner = player ?? (to.south && to.north ? layout.pits[pit].owner : to.south ? "south" : "north");
    return Array(seeds).fill({pit, pool: owner === "south" ? 0 : 1});
  });
}

const pits = frame => frame.taken.map(one => one.pit);

/**
 * What the board shows at a place: counts and marks. The engine has decided everything; this replays a part of a frame
 * where its lap is not over.
 */
export function scene(frames, {frame: index, seed}) {
  const frame = frames[index];
  const {path = [], captured, reserve, lifted, pit} = frame;
  const over = seed === path.length;
  const sown = path.slice(0, seed);
  const last = over ? path[seed - 1] : undefined;
  const next = frames[index + 1];
  const crossed = frame.hand ? frames[index - 1]?.path.at(-1) : undefined;
  return {
    key: index + "." + seed,
    board: over ? frame.board : partly(frames[index - 1].board, lifted, sown),
    captured,
    reserve,
    hand: path.length - seed + frame.hand,
    over: sown.at(-1) ?? lifted ?? path[0] ?? crossed,
    lifted,
    sown,
    last,
    taken: path.length && over && next?.kind === "capture" ? pits(next).filter(pit => pit !== last) : [],
    emptied: frame.taken ? pits(frame) : [],
    entered: pit,
    crossed,
  };
}

function partly(before, lifted, sown) {
  const board = before.slice();
  if (lifted !== null) board[lifted] = 0;
  for (const pit of sown) board[pit]++;
  return board;
}

/** The pieces that a frame moves one by one, and from where to where: [what, index], pools being 0 South and 1 North. */
export function takings({kind, player, pit, taken = [], to}, layout) {
  const side = owner => (owner === "south" ? 0 : 1);
  if (kind === "introduce") return [{from: ["reserve", side(player)], to: ["board", pit]}];
  return taken.flatMap(({pit, seeds}) => {
    const owner = player ?? (to.south && to.north ? layout.pits[pit].owner : to.south ? "south" : "north");
    return Array(seeds).fill({from: ["board", pit], to: to === "hand" ? ["hand", 0] : ["captured", side(owner)]});
  });
}

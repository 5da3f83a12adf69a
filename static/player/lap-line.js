/**
 * The lap line: a game as one line, South's laps below it, North's above, the height by the seeds sown. Beyond `MANY`
 * frames a turn is one loop, and only the current one opens into its laps. Makes path data, draws nothing; x runs from 0
 * to WIDTH, y from 0 to 2 * MIDDLE.
 */
export const WIDTH = 1000;
export const MIDDLE = 30;
const MANY = 80;
const WIDEST_TURN = 40;

/** The line while `current` is the current turn, and the place of every frame on it. */
export function lapLine({frames, turns, first, last}, current) {
  const slots = [];
  const single = (from, to, width) => {
    for (let i = from; i <= to; i++) slots.push({from: i, to: i, width});
  };
  let next = first + 1;
  for (const turn of last - first > MANY ? turns : []) {
    const to = Math.min(turn.lastFrame, last);
    if (to < next) continue;
    if (turn === current) single(next, to, Math.min(1, WIDEST_TURN / (to - next + 1)));
    else slots.push({from: next, to, width: 1});
    next = to + 1;
  }
  single(next, last, 1);

  const all = slots.reduce((sum, slot) => sum + slot.width, 0);
  const places = [0];
  let path = "M0 " + MIDDLE;
  let captures = "";
  let end = 0;
  for (const {from, to, width} of slots) {
    const start = end;
    end = start + width / all * WIDTH;
    const held = frames.slice(from, to + 1);
    held.forEach((frame, i) => places.push(start + (end - start) * (i + 1) / held.length));
    path += loop(held, start, end);
    const at = held.length > 1 ? end : (start + end) / 2;
    if (held.some(frame => frame.taken)) captures += `M${at.toFixed(1)} ${MIDDLE}h.01`;
  }
  return {places, path, captures, bar: frames[last].kind === "result" ? `M${WIDTH} ${MIDDLE - 9}v18` : ""};
}

function loop(frames, from, to) {
  const seeds = frames.reduce((sum, frame) => sum + (frame.seeds ?? 0), 0);
  const reach = Math.min(36, 11 + 2.1 * seeds / Math.sqrt(frames.length));
  const y = (MIDDLE + (frames[0].player === "north" ? -reach : reach)).toFixed(1);
  const end = to.toFixed(1);
  return seeds ? `C${from.toFixed(1)} ${y} ${end} ${y} ${end} ${MIDDLE}` : "H" + end;
}

/** The loop of one lap, as a path of its own. */
export function loopAt({frames, first}, places, frame) {
  const start = places[frame - first - 1];
  return frames[frame].path && start !== undefined
    ? `M${start} ${MIDDLE}` + loop([frames[frame]], start, places[frame - first])
    : "";
}

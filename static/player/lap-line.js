/**
 * The lap line: a game as one line, South's laps below it, North's above, the height by the seeds sown. Where there is no
 * room for so many loops a turn is one, and only the current one opens into its laps. Makes path data, draws nothing; x
 * runs from 0 to WIDTH, y from 0 to 2 * MIDDLE.
 */
export const WIDTH = 1000;
export const MIDDLE = 30;
/** The current turn takes at most this part of the line. */
const WIDEST_TURN = .5;

/** The line while `current` is the current turn: the places of frames on it, and paths of the line and its marks. */
export function lapLine({frames, turns, first, last}, current, room) {
  const slots = [];
  const single = (from, to, width) => {
    for (let i = from; i <= to; i++) slots.push({from: i, to: i, width});
  };
  let next = first + 1;
  for (const turn of last - first > room ? turns : []) {
    const to = Math.min(turn.lastFrame, last);
    if (to < next) continue;
    if (turn === current) single(next, to, Math.min(1, WIDEST_TURN * room / (to - next + 1)));
    else slots.push({from: next, to, width: 1});
    next = to + 1;
  }
  single(next, last, 1);

  const all = slots.reduce((sum, slot) => sum + slot.width, 0);
  const places = [0];
  const marks = {line: "M0 " + MIDDLE, ticks: "", capture: "", sweep: ""};
  let end = 0;
  for (const {from, to, width} of slots) {
    const start = end;
    end = start + width / all * WIDTH;
    const held = frames.slice(from, to + 1);
    held.forEach((frame, i) => places.push(start + (end - start) * (i + 1) / held.length));
    marks.line += loop(held, start, end);
    const at = (held.length > 1 ? end : (start + end) / 2).toFixed(1);
    for (const {kind} of held) {
      if (kind === "phase") marks.ticks += tick(at, 24);
      else if (kind === "introduce" && held.length === 1) marks.ticks += tick(at, 5);
      else if (kind === "result") marks.ticks += tick(WIDTH, 9);
      else if (marks[kind] !== undefined) marks[kind] += `M${at} ${MIDDLE}h.01`;
    }
  }
  return {...marks, places, line: marks.line + marks.ticks, hole: marks.capture + marks.sweep};
}

const tick = (x, reach) => `M${x} ${MIDDLE - reach}v${2 * reach}`;

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

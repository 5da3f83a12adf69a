/**
 * The lap line: a game as one line, South's laps below it, North's above, the height by the seeds sown. Where there is no
 * room for so many loops a turn is one, or several turns are, and only what is shown opens into its laps; of a turn of
 * very many laps those round the lap shown. Makes path data, draws nothing; x runs from 0 to WIDTH, y from 0 to 2 * MIDDLE.
 */
export const WIDTH = 1000;
export const MIDDLE = 30;
/** So many loops stand side by side wherever a part opens, however little room there is. */
const FEWEST = 8;

const each = (from, to) => Array.from({length: to - from + 1}, (_, i) => ({from: from + i, to: from + i}));

/** Parts side by side: bundled where there are more than fit, and the one at a frame opened, in half the room. */
function open(parts, at, room) {
  const most = Math.max(FEWEST, room);
  const size = parts.length > most ? Math.ceil(parts.length / (most / 2)) : 1;
  const bundles = [];
  for (let i = 0; i < parts.length; i += size) {
    const inside = parts.slice(i, i + size);
    bundles.push({from: inside[0].from, to: inside.at(-1).to, inside});
  }
  return bundles.flatMap(({from, to, inside}) => {
    if (from === to || at < from || at > to) return {from, to};
    return open(inside.length > 1 ? inside : each(from, to), at, room / 2);
  });
}

/** The line while a frame is shown: the places of frames on it, and paths of the line and its marks. */
export function lapLine({frames, turns, first, last}, shown, room) {
  const parts = [];
  let next = first + 1;
  for (const turn of last - first > room ? turns : []) {
    const to = Math.min(turn.lastFrame, last);
    if (to < next) continue;
    parts.push({from: next, to});
    next = to + 1;
  }
  parts.push(...each(next, last));
  const slots = open(parts, Math.max(first + 1, shown), room);
  const places = [0];
  const marks = {line: "M0 " + MIDDLE, ticks: "", capture: "", sweep: ""};
  let end = 0;
  for (const {from, to} of slots) {
    const start = end;
    end = start + WIDTH / slots.length;
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
  return {
    ...marks, places, hides: frame => slots.some(({from, to}) => from < to && from <= frame && frame <= to),
    line: marks.line + marks.ticks, hole: marks.capture + marks.sweep,
  };
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

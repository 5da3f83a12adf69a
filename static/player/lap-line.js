/**
 * The lap line: a game as one line, South's laps below it, North's above, the height by the seeds sown. Beyond `MANY`
 * frames a turn is one loop, and only the current one opens into its laps. Coordinates: x from 0 to WIDTH, y from 0 to
 * 2 * MIDDLE. Pure: makes path data, draws nothing.
 */
export const WIDTH = 1000;
export const MIDDLE = 30;
const MANY = 80;
const WIDEST_TURN = 40;

/** The line as it looks while `current` is the current turn (null: none). */
export function lapLine(timeline, current) {
  const {first, last, frames} = timeline;
  const folded = last - first > MANY;
  const slots = folded ? foldedSlots(timeline, current) : singleSlots(first + 1, last, 1);
  const all = slots.reduce((sum, slot) => sum + slot.width, 0) || 1;
  const places = [0];
  const loops = [];
  let x = 0;
  for (const slot of slots) {
    const end = x + slot.width / all * WIDTH;
    const count = slot.to - slot.from + 1;
    for (let i = 1; i <= count; i++) places.push(x + (end - x) * i / count);
    loops.push(loop(frames.slice(slot.from, slot.to + 1), x, end));
    x = end;
  }
  return {
    places,
    path: "M0 " + MIDDLE + loops.map(one => one.path).join(""),
    captures: loops.filter(one => one.captures).map(one => `M${one.middle} ${MIDDLE}h.01`).join(""),
    end: frames[last].kind === "result" ? `M${WIDTH} ${MIDDLE - 9}v18` : "",
  };
}

const singleSlots = (from, to, width) =>
  Array.from({length: Math.max(0, to - from + 1)}, (_, i) => ({from: from + i, to: from + i, width}));

function foldedSlots({turns, first, last}, current) {
  const slots = [];
  let next = first + 1;
  for (const turn of turns) {
    const from = Math.max(turn.firstFrame, first + 1);
    const to = Math.min(turn.lastFrame, last);
    if (from > to) continue;
    const frames = to - from + 1;
    if (turn === current) slots.push(...singleSlots(from, to, Math.min(1, WIDEST_TURN / frames)));
    else slots.push({from, to, width: 1});
    next = to + 1;
  }
  slots.push(...singleSlots(next, last, 1));
  return slots;
}

function loop(frames, from, to) {
  const seeds = frames.reduce((sum, frame) => sum + (frame.seeds ?? 0), 0);
  const reach = seeds ? Math.min(36, 11 + 2.1 * seeds / Math.sqrt(frames.length)) : 0;
  const y = MIDDLE + (frames[0].player === "north" ? -reach : reach);
  const [a, b, m] = [from, to, (from + to) / 2].map(x => Number(x.toFixed(1)));
  return {
    path: reach ? `C${a} ${y.toFixed(1)} ${b} ${y.toFixed(1)} ${b} ${MIDDLE}` : `H${b}`,
    captures: frames.some(frame => frame.taken),
    middle: m,
  };
}

/** The loop of one frame, as a path of its own. */
export function loopAt(timeline, places, frame) {
  const index = frame - timeline.first;
  if (index < 1) return "";
  return "M" + places[index - 1] + " " + MIDDLE + loop([timeline.frames[frame]], places[index - 1], places[index]).path;
}

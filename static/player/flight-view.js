import {DROP, LIFT, SEED, between} from "./timeline.js";
import {createPile, moveTo, set} from "./draw.js";
import {scene, takings} from "./scene.js";
import {lapRuns} from "./plan.js";

const FALLS = 1 - DROP / SEED;
const within = part => Math.min(1, Math.max(0, part));
const ease = part => part * part * (3 - 2 * part);
const mix = (a, b, part) => ({x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part});

/** Pieces under way: the hand that sows a lap, and pieces that are put in, taken off, or led across the board. */
export function createFlightView({plan, pieces, live, draw, thread, follow}, {frames, layout, refused, outcome}) {
  const palm = {x: 0, y: 0};
  const hand = createPile(live, (all, piece) => pieces.seat(palm, 0, all, piece), pieces.MOST);
  const flying = createPile(live, () => {});
  const phase = frames.findIndex(frame => frame.kind === "phase");
  const second = frames[0].reserve.some(Boolean) ? phase : 0;
  // what may not be chosen after the last frame
  const barred = outcome ? [] : refused.map(({move}) => layout.pits.findIndex(({name}) => name === move));
  const end = frames.length - 1;
  let drawn;

  function show(now, {frame}) {
    if (now.key !== drawn) draw(now);
    drawn = now.key;
    live.classList.toggle("phase-two", second >= 0 && frame >= second);
  }

  function hold(count, pit, at) {
    palm.to = plan.pits[pit]?.to;
    hand(count);
    if (at) moveTo(hand.group, at);
  }

  const above = pit => pit && {...pit, y: pit.gy};

  function fly(piece, from, to, part) {
    moveTo(set(flying.pieces[piece], {href: to.href}), mix(from, to, part));
  }

  /** Nothing moves: the board at a place, a hand that is not yet empty over the last pit sown. */
  function rest(place) {
    const now = scene(frames, place);
    drawn = null;
    const ended = place.frame === end && place.seed === (frames[end].path?.length ?? 0);
    show(ended ? {...now, barred} : now, place);
    flying(0);
    hold(now.hand, now.over, now.hand && above(plan.pits[now.over]));
    const seen = plan.pits[now.over ?? now.entered ?? now.emptied[0]];
    if (seen) follow(seen.x);
  }

  /** A part of the way through (some seeds of) a lap. */
  function sow({frame, from, to}, part) {
    const {path, lifted} = frames[frame];
    const passed = part * (to - from);
    const seed = from + Math.floor(passed);
    const time = passed % 1;
    const now = scene(frames, {frame, seed});
    show(now, {frame});
    const {start, runs, circuit} = lapRuns(plan, lifted, path);
    const begun = runs[seed - 1] ?? 0;
    const lift = seed ? 0 : LIFT / SEED;
    const run = begun + (runs[seed] - begun) * ease(within((time - lift) / (FALLS - lift)));
    const over = plan.grooves[circuit].point(start + run);
    const falls = time > FALLS ? 1 : 0;
    thread(circuit, start, run);
    follow(over.x, true);
    hold(now.hand - falls, path[seed], time < lift && lifted !== null ? mix(plan.pits[lifted], over, ease(time / lift)) : over);
    flying(falls);
    if (!falls) return;
    const pit = path[seed];
    const held = now.board[pit];
    fly(0, over, pieces.seat(plan.pits[pit], pit, held + 1, Math.min(held, pieces.MOST - 1)), (time - FALLS) / (1 - FALLS));
  }

  /** A part of the way through an introduction, a capture or a sweep: pieces leave one after the other, and land so. */
  function take({frame}, part) {
    const moves = takings(frames[frame], layout);
    const gap = between(moves.length);
    const time = part * (SEED + (moves.length - 1) * gap);
    const started = Math.min(moves.length, Math.floor(time / gap) + 1);
    const landed = Math.max(0, Math.floor((time - SEED) / gap) + 1);
    const {board, captured, reserve} = frames[frame - 1];
    const now = {...scene(frames, {frame, seed: 0}), board: [...board], captured: [...captured], reserve: [...reserve], hand: [0]};
    const coming = structuredClone(now);
    const {over} = now;
    const bed = (what, index, all) => (what === "board"
      ? pieces.seat(plan.pits[index], index, all, Math.min(all, pieces.MOST) - 1)
      : what === "hand" ? pieces.seat(above(plan.pits[over]), 0, all, Math.min(all, pieces.MOST) - 1)
      : pieces.poolSeat(plan.pools[index], all, all - 1));
    flying(started - landed);
    moves.slice(0, started).forEach(({from: [source, i], to: [goal, j]}, index) => {
      const left = bed(source, i, now[source][i]--);
      const there = bed(goal, j, ++coming[goal][j]);
      if (index < landed) now[goal][j]++;
      else fly(index - landed, left, there, ease(within((time - index * gap) / SEED)));
    });
    hold(now.hand[0], over, above(plan.pits[over]));
    follow(plan.pits[moves[0].from[0] === "board" ? moves[0].from[1] : moves[0].to[1]].x, true);
    show({...now, key: [frame, started, landed].join()}, {frame});
  }

  return {
    rest,
    show(segment, part) {
      const {path, taken, kind} = frames[segment.frame];
      if (part < 1 && path) sow(segment, part);
      else if (part < 1 && (taken || kind === "introduce")) take(segment, part);
      else rest({frame: segment.frame, seed: segment.to});
    },
  };
}

import {moverOf} from "./notation.js";

/* What a recording tells about its game, counted from its frames. */

/** Whether what counts lies on the board, not in pools: the game of four rows. */
const onBoard = ({layout}) => layout.rows === 4;

/** What each player has after a frame: [South's, North's]. Captured seeds, or cows on the board and in reserve. */
export function scoreAt(recording, frame) {
  const {board, captured, reserve} = recording.frames[frame];
  if (!onBoard(recording)) return captured;
  const side = owner => recording.layout.pits.reduce((sum, pit) => sum + (pit.owner === owner ? board[pit.index] : 0), 0);
  return [side("south") + reserve[0], side("north") + reserve[1]];
}

/** Seeds captured in a turn. */
export const capturedIn = ({frames}, {firstFrame, lastFrame}) => frames.slice(firstFrame, lastFrame + 1)
  .filter(({kind}) => kind === "capture")
  .reduce((sum, {taken}) => taken.reduce((all, {seeds}) => all + seeds, sum), 0);

/** How many turns are over at a frame. */
export const turnsAt = ({turns}, frame) => turns.filter(({lastFrame}) => lastFrame <= frame).length;

/** The frame at which so many turns are over. */
export const frameAfter = ({turns}, count) => (count ? turns[count - 1].lastFrame : 0);

/** Whether nothing is half done at a frame: a turn may begin there, or the game is over. */
export const between = ({frames, turns}, frame) =>
  frame === 0 || frame >= frames.length - 1 || turns.some(({lastFrame}) => lastFrame === frame)
  || frame > (turns.at(-1)?.lastFrame ?? 0);

/** Who is to move where so many turns are over. */
export const moverAfter = ({turns, position}, count) => turns[count]?.player ?? moverOf(position);

/** South's lead after each turn, from the start on, the end of the game last. */
export function leads(recording) {
  const {turns, frames, outcome} = recording;
  const at = [0, ...turns.map(({lastFrame}) => lastFrame)];
  if (outcome) at.push(frames.length - 1);
  return at.map(frame => {
    const [south, north] = scoreAt(recording, frame);
    return south - north;
  });
}

/** The turns in which the lead changed most, at most so many, in order: {turn, change, lead}. */
export function turningPoints(recording, most) {
  const all = leads(recording);
  return recording.turns
    .map((turn, i) => ({turn, change: all[i + 1] - all[i], lead: all[i + 1]}))
    .filter(({change}) => change)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.turn.turn - b.turn.turn)
    .slice(0, most)
    .sort((a, b) => a.turn.turn - b.turn.turn);
}

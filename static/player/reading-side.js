import {createAnimator} from "./animate.js";
import {createBoardView} from "./board-view.js";
import {createFlightView} from "./flight-view.js";
import {createTimeline} from "./timeline.js";
import {html} from "./draw.js";
import {whereabouts} from "./words.js";

/** One of two readings: its name, its board, what is told of it, and what it refuses. */
export function createSide({recording, board: drawing, problem}, {name, usual, words, text, calm}) {
  const root = html("section", {className: "reading", ariaLabel: name});
  const heading = html("h3", {textContent: name});
  const told = html("p", {className: "reading-told"});
  if (usual) heading.append(" ", html("small", {textContent: text("usual")}));
  root.append(heading);
  if (!recording) {
    root.append(refusal(problem, text));
    return {root, rest() {}, go: (frame, all, done) => done(), mark() {}, where: () => "", turn: () => 0, remove() {}};
  }

  const box = html("div", {className: "board-box"});
  box.append(drawing.cloneNode(true));
  root.append(box, told);
  if (problem) root.append(refusal(problem, text));
  const timeline = createTimeline(recording, 0, recording.frames.length - 1);
  const board = createBoardView(box, () => calm.matches);
  const flight = createFlightView(board, recording);
  const animator = createAnimator((segment, done) => flight.show(segment, calm.matches ? 1 : done));
  const numbers = [...board.live.querySelectorAll(".counts text, .pool .number")];
  const pits = recording.layout.pits.length;
  // what lies beside the board
  const pool = recording.layout.rows === 4 ? "reserve" : "captured";
  let at = -1;

  const frame = () => recording.frames[at];
  function tell(index) {
    if (at === index) return;
    at = index;
    told.textContent = frame().text ?? "";
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", `${name}. ${boardWords()}`);
  }
  const boardWords = () => words.list(recording.layout.pits.map((pit, i) => `${pit.name} ${frame().board[i]}`));
  const counts = () => [...frame().board, ...frame()[pool]];

  return {
    root, board, counts,
    rest(index) {
      animator.stop();
      tell(index);
      flight.rest(timeline.full(index));
    },
    /** Goes to a frame with its motion; `rests` as in playing. */
    go(index, rests, done) {
      if (index === at) return done();
      const [before, place] = [timeline.full(at), timeline.full(index)];
      tell(index);
      return animator.run(timeline[rests ? "way" : "stride"](before, place, 1), done);
    },
    /** The places whose counts are others on another side; null if that has another board. */
    differ(other) {
      if (other.counts().length !== counts().length) return null;
      const theirs = other.counts();
      return counts().flatMap((count, i) => (count === theirs[i] ? [] : [i]));
    },
    mark(places) {
      numbers.forEach((number, i) => number.classList.toggle("differs", places.includes(i)));
    },
    placeNames: places => places.map(i => recording.layout.pits[i]?.name
      ?? `${words("player." + (i % 2 === pits % 2 ? "south" : "north"))} (${words("player.table." + pool)})`),
    where: () => whereabouts(words, frame(), "player.where"),
    turn: index => recording.frames[index].kind === "sweep" || recording.frames[index].kind === "result"
      ? Infinity : recording.frames[index].turn,
    remove() {
      animator.stop();
      board.destroy();
    },
  };
}

/** Why a reading cannot go on, in the server's words. */
function refusal({clause, detail}, text) {
  const refused = html("p", {className: "reading-refused"});
  refused.append(html("b", {textContent: text(clause ? "refused" : "failed")}), " ", detail ?? text("unreachable"));
  return refused;
}

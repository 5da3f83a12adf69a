import {frameAfter, leads, scoreAt, turningPoints} from "./told.js";
import {html, svg} from "../player/draw.js";
import {copied} from "../player/copied.js";
import {linkTo} from "./link.js";

const MOST_POINTS = 5;
const WIDTH = 300;
const HEIGHT = 60;

/** The end told as a story: who won, why, by how much; the sweep once more; and the turns that made the game. */
export function createStory(table, words, {panel, next, optionIds}) {
  const player = name => words("player." + name);
  const button = (textContent, does) => {
    const made = html("button", {type: "button", textContent});
    made.addEventListener("click", does);
    return made;
  };
  let told = null;
  let root;

  /** The lead turn by turn, South's above the line. */
  function line(all, points) {
    const most = Math.max(...all.map(Math.abs), 1);
    const x = i => (i / Math.max(1, all.length - 1) * WIDTH).toFixed(1);
    const y = lead => (HEIGHT / 2 - lead / most * (HEIGHT / 2 - 6)).toFixed(1);
    const drawing = svg("svg", {
      class: "play-leads", viewBox: `-6 0 ${WIDTH + 12} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": true,
    });
    drawing.append(
      svg("path", {class: "even", d: `M0 ${HEIGHT / 2}H${WIDTH}`}),
      svg("path", {class: "lead", d: "M" + all.map((lead, i) => `${x(i)} ${y(lead)}`).join("L")}),
      ...points.map(({turn, lead}) => svg("path", {class: "point", d: `M${x(turn.turn)} ${y(lead)}h.01`})),
    );
    return drawing;
  }

  function point(recording, {turn, change, lead}) {
    const [south, north] = scoreAt(recording, turn.lastFrame);
    const kind = !lead ? "even" : Math.sign(lead) === Math.sign(lead - change) ? "leads" : "takes";
    const leader = player(lead > 0 ? "south" : "north");
    // who leads comes first, as in the result; even numbers come as they are
    const [more, less] = [Math.max(south, north), Math.min(south, north)];
    const values = {turn: turn.turn, player: player(turn.player), move: turn.move, leader, south: more, north: less};
    const item = html("li");
    item.append(button(words("play.story.point." + kind, values), () => {
      table.part("board").scrollIntoView({block: "nearest"});
      table.go(frameAfter(recording, turn.turn - 1));
      table.walk(turn.lastFrame);
    }));
    return item;
  }

  function tell(recording) {
    const {outcome: {winner, score}, frames} = recording;
    const sweep = frames.findIndex(({kind}) => kind === "sweep");
    const points = turningPoints(recording, MOST_POINTS);
    root = html("section", {className: "play-story", ariaLabel: words("play.story")});
    // the sweep tells why the game is over; else its result does
    const texts = [frames[winner && sweep >= 0 ? sweep : frames.length - 1].text];
    const margin = Math.abs(score.south - score.north);
    if (winner) texts.push(words(sweep < 0 ? "play.story.difference" : "play.story.margin", {player: player(winner), margin}));
    root.append(html("p", {textContent: texts.join(" ")}));
    const row = html("div", {className: "play-row"});
    row.append(...next(recording));
    if (sweep >= 0) {
      row.append(button(words("play.story.sweep"), () => {
        table.part("board").scrollIntoView({block: "nearest"});
        table.go(sweep - 1);
        table.walk(frames.length - 1);
      }));
    }
    const kept = html("p", {className: "note", role: "status"});
    row.append(button(words("play.keep.link"), async () => {
      const link = linkTo(table, optionIds);
      kept.textContent = await copied(link) ? words("play.keep.link-copied") : link;
    }));
    root.append(row, kept);
    if (points.length) {
      const list = html("ol", {className: "play-points"});
      list.append(...points.map(one => point(recording, one)));
      root.append(html("h3", {textContent: words("play.story.points")}), line(leads(recording), points), list);
    }
    panel.append(root);
  }

  // what can come next depends on the match
  table.watch(({mode, recording, game, over, moving, last}) => {
    const shows = mode === "play" && recording.outcome && (told?.recording === recording || over && last && !moving);
    // away from the end, the frame on the board is told instead
    root?.classList.toggle("elsewhere", !(over && last));
    if (shows ? told?.recording === recording && told.match === game.match : !told) return;
    root?.remove();
    told = shows ? {recording, match: game.match} : null;
    if (shows) tell(recording);
  });
}

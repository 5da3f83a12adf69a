import {askDrawing, askGame, askReplay, served} from "./ask.js";

/** Where sources disagree or are silent: options {id, values, usual, status, contested} that mean something here. */
export async function offered({game, options: chosen}, query) {
  const {options = []} = await askGame(game);
  const sized = served && !new URLSearchParams(query).has("position");
  return options
    .filter(({id, status, contested}) => (contested || status === "inferred") && id in chosen && (sized || id !== "pits"))
    .map(({id, values, default: usual, status, contested}) => (
      {id, values: values.map(String), usual: String(usual), status, contested}));
}

/**
 * A recording under another value of an option: {recording, board, problem}. Where a move is refused, the recording goes as
 * far as the moves before it, and the problem tells why; `board` is an empty drawing for it.
 */
export async function load(player, option, value) {
  const {recording: {game, layout, options}, recording, query, board: {picture}} = player;
  if (String(options[option]) === value) return {recording, board: picture};
  const asked = new URLSearchParams(query);
  asked.set(option, value);
  let answer = await askReplay(game, asked);
  const problem = answer.frames ? null : answer;
  if (problem?.move) {
    asked.set("moves", asked.get("moves").split(",").slice(0, problem.move - 1).join(","));
    answer = await askReplay(game, asked);
  }
  if (!answer.frames) return {problem};
  const fits = answer.layout.columns === layout.columns && answer.layout.rows === layout.rows;
  return {recording: answer, problem, board: fits ? picture : await drawing(game, asked)};
}

/** Another size of board: the server served it, and what its drawing refers to is put into the page. */
export async function drawing(game, asked) {
  const shape = new URLSearchParams(asked);
  shape.delete("moves");
  const page = await askDrawing(game, shape);
  const shared = document.querySelector(".sprite defs");
  for (const part of page.querySelectorAll(".sprite defs > [id]")) {
    if (!document.getElementById(part.id)) shared.append(document.importNode(part, true));
  }
  return document.importNode(page.querySelector(".board"), true);
}

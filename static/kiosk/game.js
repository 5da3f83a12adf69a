import {block, heading} from "./parts.js";
import {boardOf} from "./stage.js";
import {html} from "../player/draw.js";

/** Asks for the game: each with its board, as it stands before the first move. */
export function game({words, messages, settings, room, go, top, bottom}) {
  const list = block("shelf shelf-" + settings.guides.length);
  for (const guide of settings.guides) {
    const one = html("button", {type: "button", className: "board-choice"});
    const name = html("span", {textContent: words("home.game." + guide.game)});
    const note = html("small", {textContent: words(`home.game.${guide.game}.note`)});
    const board = boardOf(guide.game, messages());
    const picture = block("picture", board);
    board.setAttribute("preserveAspectRatio", "xMidYMid slice");
    picture.ariaHidden = true;
    one.append(picture, name, note);
    one.dataset.game = guide.game;
    one.addEventListener("click", () => go("watch", {game: guide.game}));
    list.append(one);
  }
  room.append(top(), block("words", heading(words("kiosk.game"))), list, bottom());
}

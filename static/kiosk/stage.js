/** The board of a game as the server drew it before the first move, its words in the language of the page. */
export function boardOf(game, messages) {
  const board = document.querySelector(`.shelf-boards [data-game="${game}"] svg`).cloneNode(true);
  for (const word of board.querySelectorAll("tspan")) word.textContent = messages[word.textContent] ?? word.textContent;
  return board;
}

/** The parts of a player, with the board of a game: an element for `createPlayer`. */
export function createStage(game, {messages, sound = false, twoSided = false}) {
  const element = document.querySelector("#kiosk-player").content.firstElementChild.cloneNode(true);
  const part = name => element.querySelector(`[data-part=${name}]`);
  const board = boardOf(game, messages);
  if (twoSided) shorten(board);
  part("board").append(board);
  part("sound").checked = sound;
  part("sides").checked = twoSided;
  element.dataset.game = game;
  return element;
}

/** Counts that are read from two sides need the room in which the phase is told. */
function shorten(board) {
  for (const phase of board.querySelectorAll(".phase.two")) {
    phase.nextSibling.remove();
    phase.parentNode.querySelectorAll(".phase").forEach(word => word.remove());
  }
}

import {createPits} from "../player/pits.js";
import {plays} from "./machine.js";

/**
 * The pits of the board as buttons. Those that may be played are marked; the others tell why not when they are chosen.
 * `choose(index)` is told what is tapped; `press(key, index)` is asked whether it takes a key.
 */
export function createBoardPits(table, words, {choose, press}) {
  let pits;
  let layout;

  function attach(board, recording) {
    if (layout?.columns !== recording.layout.columns) {
      const held = pits?.group.contains(document.activeElement);
      pits?.remove();
      layout = recording.layout;
      pits = createPits(layout, "play-pits", words("play.pits"));
      pits.reach(layout.pits.findIndex(({owner}) => owner === "south"));
      pits.group.addEventListener("click", event => {
        const index = pits.indexOf(event.target);
        if (index >= 0) choose(index);
      });
      pits.group.addEventListener("keydown", event => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const arrow = event.key.startsWith("Arrow");
        if (!arrow && !press(event.key, pits.indexOf(event.target))) return;
        event.preventDefault();
        event.stopPropagation();
        if (arrow) pits.move(event.key);
      });
      if (held) setTimeout(() => pits.roam(0));
    }
    pits.attach(board);
    update(table.get());
  }

  /** What is told of a pit besides its seeds: whether it can be played. */
  function may({choices, mode, game, mover}, name) {
    if (mode !== "play" || !choices || plays(game, mover)) return "";
    if (choices.legal.includes(name)) return "legal";
    return choices.refused.some(({move}) => move === name) ? "endless" : "refused";
  }

  function update(now) {
    if (now.mode === "gone") pits?.remove();
    if (!pits || now.mode === "gone") return;
    const counts = now.recording.frames[now.frame ?? 0].board;
    pits.buttons.forEach((button, index) => {
      const {name, owner} = layout.pits[index];
      const how = may(now, name);
      const told = words("play.pit", {pit: name, player: words("player." + owner), seeds: counts[index]});
      button.ariaLabel = how && how !== "refused" ? words("play.pit." + how, {pit: told}) : told;
      button.className = how;
      button.ariaDisabled = how === "endless" || how === "refused" || null;
    });
  }

  table.onBoard(attach);
  table.watch(update);
  return {
    /** Marks one pit, or none. */
    point: name => pits.buttons.forEach(button => button.classList.toggle("pointed", button.dataset.pit === name)),
    /** Puts the buttons where the pits are, after the board was turned. */
    place: () => pits.place(),
    /** Leads the focus to the pits. */
    enter(event) {
      event.preventDefault();
      const index = pits.buttons.findIndex(({tabIndex}) => tabIndex === 0);
      pits.buttons[index].scrollIntoView({block: "nearest"});
      pits.roam(index);
    },
    focus(index) {
      pits.roam(index);
    },
  };
}

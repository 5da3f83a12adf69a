import {svg} from "./draw.js";
import {createPits} from "./pits.js";
import {icon, NO, YES} from "./predict-icons.js";

const BRACKETS = "M8 30V8h22M70 8h22v22M92 70v22h-22M30 92h-22v-22";

/** The pits, from which one is chosen. */
export function createChoice(board, layout, text, signal) {
  const pits = createPits(layout, "predict-pits", text("pits"));
  const {group, buttons} = pits;
  let open = false;
  pits.attach(board);
  const mark = (index, drawing) => buttons[index].append(drawing);

  return {
    ask(pickable, lifted, counts, words) {
      open = pickable;
      group.inert = !pickable;
      buttons.forEach((button, i) => {
        const {name, owner} = layout.pits[i];
        button.ariaLabel = text("pit", {pit: name, player: words("player." + owner), seeds: counts[i]});
        button.classList.toggle("from", i === lifted);
      });
    },
    focus: pits.roam,
    choose(index) {
      this.clear();
      buttons[index].ariaPressed = true;
      const drawing = svg("svg", {viewBox: "0 0 100 100", "aria-hidden": true, class: "brackets"});
      drawing.append(svg("path", {d: BRACKETS}), svg("path", {d: BRACKETS}));
      mark(index, drawing);
    },
    rest() {
      open = false;
      group.inert = true;
      buttons.forEach(button => button.classList.remove("from"));
    },
    judge: (index, right) => mark(index, icon(right ? YES : NO, {class: "icon judge"})),
    clear() {
      buttons.forEach(button => {
        button.ariaPressed = null;
        button.replaceChildren();
        button.classList.remove("from");
      });
    },
    move(key) {
      if (open) pits.move(key);
      return open;
    },
    onChoose(told) {
      group.addEventListener("click", ({target}) => {
        const index = pits.indexOf(target);
        if (open && index >= 0) told(index);
      }, {signal});
    },
    remove: pits.remove,
  };
}

import {html} from "./draw.js";
import {whereabouts} from "./words.js";

const PARTS = ["narration", "opposite", "longest", "where", "count"];

/**
 * What a frame tells, to the eye and to the ear, and the clauses that produced it. How a lap ends is told when its last
 * seed has fallen. Room is kept for the longest text, so that nothing below it jumps.
 */
export function createNarrationView(part, {timeline, words}) {
  const {game, frames, first, last} = timeline;
  const spoken = html("p", {className: "vh", ariaLive: "polite"});
  const clauses = part("clauses").querySelectorAll(`[data-game="${game}"]`);
  part("narration").after(spoken);
  part("longest").textContent = frames.slice(first, last + 1).map(({text = ""}) => text)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), "");
  let shown;
  let told;

  /** Writes a text as far as it may be told, with the names of pits marked. */
  function tell(place, {text = "", names = []}, end) {
    let at = 0;
    place.replaceChildren();
    for (let i = 0; names[i] < end; i += 2) {
      place.append(text.slice(at, names[i]), html("b", {textContent: text.slice(names[i], names[i + 1])}));
      at = names[i + 1];
    }
    place.append(text.slice(at, end));
  }

  return {
    update({frame: goal, shown: {frame: index, seed}, playing}) {
      const frame = frames[index];
      const {text = "", lap} = frame;
      const over = seed === timeline.seeds(index);
      const end = over ? text.length : frame.ending;
      const goesOn = index === shown;
      if (goesOn && end === told) return;
      tell(part("narration"), frame, end);
      tell(part("opposite"), frame, end);
      part("where").textContent = whereabouts(words, frame, "player.where");
      part("count").textContent = words("player.count", {frame: index, last});
      for (const one of clauses) {
        const {clause, begins} = one.dataset;
        one.hidden = !frame.clauses.includes(clause) || !over && !(begins <= lap);
      }
      if (shown !== undefined && (playing ? over && timeline.endsTurn(index) : index === goal)) {
        spoken.textContent = text.slice(goesOn && !playing ? told : 0, end);
      }
      shown = index;
      told = end;
    },
    destroy() {
      spoken.remove();
      for (const name of PARTS) part(name).replaceChildren();
      for (const one of clauses) one.hidden = true;
    },
  };
}

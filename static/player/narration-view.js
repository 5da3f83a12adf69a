import {html} from "./draw.js";
import {whereabouts} from "./words.js";

const PARTS = ["narration", "longest", "where", "count", "clauses"];

/**
 * What a frame tells, to the eye and to the ear, and the clauses that produced it. Room is kept for the longest text, so
 * that nothing below it jumps.
 */
export function createNarrationView(part, {timeline, words, clauses}) {
  const {frames, first, last} = timeline;
  const text = frame => frame.text ?? "";
  const spoken = html("p", {className: "vh", ariaLive: "polite"});
  part("narration").after(spoken);
  part("longest").textContent = frames.slice(first, last + 1).map(text)
    .reduce((longest, one) => (one.length > longest.length ? one : longest), "");
  let shown;

  function clause({title, status, contested}) {
    const line = html("li");
    const known = [status, ...(contested ? ["contested"] : [])];
    line.append(
      html("b", {textContent: title}),
      html("i", {className: "disc " + known.join(" ")}),
      html("span", {textContent: known.map(one => words("player.status." + one)).join(", ")}));
    return line;
  }

  return {
    update({frame: index, playing}) {
      if (index === shown) return;
      const frame = frames[index];
      part("narration").textContent = text(frame);
      part("where").textContent = whereabouts(words, frame, "player.where");
      part("count").textContent = words("player.count", {frame: index, last});
      part("clauses").replaceChildren(...frame.clauses.filter(id => clauses[id]).map(id => clause(clauses[id])));
      if (shown !== undefined && (!playing || timeline.endsTurn(index))) spoken.textContent = text(frame);
      shown = index;
    },
    destroy() {
      spoken.remove();
      for (const name of PARTS) part(name).replaceChildren();
    },
  };
}

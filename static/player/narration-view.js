import {frameWords} from "./frame-words.js";

/** What a frame tells, to the eye and to the ear. Room is kept for the longest text, so that nothing below jumps. */
export function createNarrationView(element, {timeline, words}) {
  const part = name => element.querySelector(`[data-part="${name}"]`);
  const text = index => timeline.frames[index].text ?? "";
  const spoken = document.createElement("p");
  spoken.className = "vh";
  spoken.setAttribute("aria-live", "polite");
  element.append(spoken);
  let longest = "";
  for (let i = timeline.first; i <= timeline.last; i++) if (text(i).length > longest.length) longest = text(i);
  part("longest").textContent = longest;
  let heard;

  return {
    update({frame, playing}) {
      part("narration").textContent = text(frame);
      part("where").textContent = frameWords(timeline, words, frame, "player.where");
      part("count").textContent = words("player.count", {frame, last: timeline.last});
      const silent = heard === undefined || heard === frame || (playing && !timeline.endsTurn(frame));
      if (!silent) spoken.textContent = text(frame);
      heard = frame;
    },
    destroy() {
      spoken.remove();
      for (const name of ["narration", "longest", "where", "count"]) part(name).textContent = "";
    },
  };
}

import {html} from "./draw.js";
import {whereabouts} from "./words.js";

/** The turns in notation, and the frames of the current turn, each a link. Loaded when it is first opened. */
export function createView(part, {timeline, words, act, signal}) {
  const {frames, turns, first, last} = timeline;
  const details = part("turns");
  const example = details.closest(".player").dataset.example;
  const all = html("ol", {ariaLabel: words("player.turns.all")});
  const now = html("ol", {ariaLabel: words("player.turns.current")});
  const links = new Map();
  let current;

  function link(frame, text, number) {
    const line = html("li", number ? {value: number} : {});
    const one = html("a", {href: `#${example}.${frame}`, textContent: text});
    one.dataset.frame = frame;
    line.append(one);
    return line;
  }

  for (const turn of turns) {
    if (turn.lastFrame <= first || turn.firstFrame > last) continue;
    const line = link(Math.min(turn.lastFrame, last), turn.record, turn.turn);
    links.set(turn, line.firstChild);
    all.append(line);
  }
  details.append(all, now);
  details.addEventListener("click", event => {
    const to = event.target.dataset.frame;
    if (!to || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act.go(Number(to));
  }, {signal});

  function open(turn) {
    links.get(current)?.removeAttribute("aria-current");
    current = turn;
    now.replaceChildren();
    const chosen = links.get(turn);
    if (!chosen) return;
    chosen.ariaCurrent = true;
    all.scrollTop += chosen.getBoundingClientRect().top - all.getBoundingClientRect().top - all.clientHeight / 2;
    for (let frame = Math.max(first, turn.firstFrame); frame <= Math.min(last, turn.lastFrame); frame++) {
      now.append(link(frame, whereabouts(words, frames[frame], "player.at" + (frames[frame].ends ? "." + frames[frame].ends : ""))));
    }
  }

  return {
    update({frame}) {
      const turn = timeline.turn(frame);
      if (turn !== current) open(turn);
      for (const {firstChild} of now.children) firstChild.ariaCurrent = Number(firstChild.dataset.frame) === frame || null;
    },
    destroy() {
      all.remove();
      now.remove();
    },
  };
}

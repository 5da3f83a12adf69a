/** Runs of more than so many frames are folded away. */
const MANY = 6;

/**
 * Keeps the clauses in the text in step with the board: those at work are lit, and each lists the frames of the example on
 * the board in which it is at work. A thread leads from the text to the player where both can be seen.
 */
export function createInStep(player, words) {
  const strip = player.querySelector("[data-part=clauses]");
  const sections = [...document.querySelectorAll(".article h3[id]")].filter(({id}) =>
    strip.querySelector(`[data-clause="${id}"]`)).map(heading => {
    const rule = document.createElement("span");
    const paragraph = heading.nextElementSibling;
    rule.className = "rule";
    rule.append(...paragraph.childNodes);
    paragraph.append(rule);
    return {heading, rule, links: []};
  });
  const thread = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS(thread.namespaceURI, "path");
  thread.append(line);
  thread.classList.add("to-board");
  thread.ariaHidden = true;
  document.body.append(thread);
  let waiting;

  /** "On the board: 3, 7, 9–12", each a link. */
  function list({recording: {frames}, example, from, to}) {
    for (const section of sections) {
      const runs = [];
      for (let frame = from; frame <= to; frame++) {
        if (!frames[frame].clauses.includes(section.heading.id)) continue;
        if (runs.at(-1)?.last === frame - 1) runs.at(-1).last = frame;
        else runs.push({first: frame, last: frame});
      }
      section.links = runs.map(({first, last}) => {
        const link = document.createElement("a");
        link.href = `#${example.id}.${first}`;
        link.textContent = first === last ? first : `${first}–${last}`;
        return {link, first, last};
      });
      section.list?.remove();
      if (!runs.length) continue;
      const folded = runs.length > MANY;
      const label = document.createElement(folded ? "summary" : "span");
      const count = section.links.reduce((sum, {first, last}) => sum + last - first + 1, 0);
      label.textContent = words[folded ? "player.on-board.many" : "player.on-board"].replace("{count}", count);
      section.list = document.createElement(folded ? "details" : "p");
      section.list.className = "on-board";
      section.list.append(label, ...section.links.flatMap(({link}) => [" ", link]));
      section.heading.nextElementSibling.after(section.list);
    }
  }

  function light(frame) {
    const now = [...strip.querySelectorAll("li:not([hidden])")].map(({dataset}) => dataset.clause);
    for (const {heading, links} of sections) {
      const fires = now.includes(heading.id);
      heading.classList.toggle("fires", fires);
      heading.ariaCurrent = fires || null;
      for (const {link, first, last} of links) link.ariaCurrent = first <= frame && frame <= last || null;
    }
    lay();
  }

  /** Lays the thread from the last clause that is lit and seen to the strip. */
  function lay() {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => {
      const lit = sections.filter(({heading}) => heading.ariaCurrent).map(({rule}) => rule.getClientRects()[0]);
      const from = lit.findLast(({top, bottom}) => top > 0 && bottom < innerHeight);
      const {left, top} = strip.getBoundingClientRect();
      const y = top + 26;
      const seen = from && left > from.right && top > 0 && y < innerHeight;
      line.setAttribute("d", seen ? `M${from.right} ${from.bottom - 1}H${left - 23}V${y}H${left - 10}h.01` : "");
    });
  }

  addEventListener("scroll", lay, {passive: true});
  addEventListener("resize", lay);
  return {list, light};
}

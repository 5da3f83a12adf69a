/** The clauses that produced a frame: name, disc, and in words how each is known. */
export function createClausesView(element, {timeline, words, clauses}) {
  const list = element.querySelector('[data-part="clauses"]');
  const make = (name, className, text) =>
    Object.assign(document.createElement(name), {className, textContent: text});
  let shown;

  function item(id) {
    const {title, status, contested} = clauses[id];
    const line = make("li", "", "");
    const known = words("player.status." + status);
    const how = contested ? known + ", " + words("player.status.contested") : known;
    const disc = make("i", `disc ${status}${contested ? " contested" : ""}`, "");
    line.append(make("b", "", title), disc, make("span", "", how));
    return line;
  }

  return {
    update({frame}) {
      if (frame === shown) return;
      shown = frame;
      list.replaceChildren(...timeline.frames[frame].clauses.filter(id => clauses[id]).map(item));
    },
    destroy: () => list.replaceChildren(),
  };
}

/** The board as a table, for those who do not see it. */
export function createTableView(element, {timeline, words}) {
  const {pits} = timeline.recording.layout;
  const table = document.createElement("table");
  const wrap = document.createElement("div");
  wrap.className = "vh";
  table.createCaption().textContent = words("player.table");
  const head = table.createTHead().insertRow();
  for (const key of ["pit", "owner", "seeds"]) head.append(cell("th", words("player.table." + key), "col"));
  const body = table.createTBody();
  const rows = pits.map(pit => row(pit.name, pit.owner));
  const pools = ["south", "north"].map(owner => row(words("player.table.captured"), owner));
  wrap.append(table);
  element.append(wrap);

  function cell(name, text, scope) {
    return Object.assign(document.createElement(name), {textContent: text, ...(scope && {scope})});
  }

  function row(name, owner) {
    const line = body.insertRow();
    const seeds = cell("td", "");
    line.append(cell("th", name, "row"), cell("td", words("player." + owner)), seeds);
    return seeds;
  }

  return {
    update({frame}) {
      const {board, captured} = timeline.frames[frame];
      rows.forEach((seeds, pit) => { seeds.textContent = board[pit]; });
      pools.forEach((seeds, side) => { seeds.textContent = captured[side]; });
    },
    destroy: () => wrap.remove(),
  };
}

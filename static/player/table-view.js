import {html} from "./draw.js";
import {scene} from "./scene.js";

/** The board as a table, for those who do not see it. */
export function createTableView(part, {timeline: {layout, frames}, words}) {
  const wrap = html("div", {className: "vh"});
  const table = html("table");
  const body = html("tbody");
  const cell = (name, textContent, scope) => html(name, {textContent, ...(scope && {scope})});
  const row = (...cells) => {
    const line = html("tr");
    line.append(...cells);
    return line;
  };
  const head = ["pit", "owner", "seeds"].map(key => cell("th", words("player.table." + key), "col"));
  table.append(html("caption", {textContent: words("player.table")}), row(...head), body);
  wrap.append(table);
  part("board").after(wrap);
  const lines = [
    ...layout.pits,
    ...["south", "north"].map(owner => ({name: words("player.table.captured"), owner})),
  ].map(({name, owner}) => {
    const seeds = html("td");
    body.append(row(cell("th", name, "row"), cell("td", words("player." + owner)), seeds));
    return seeds;
  });

  return {
    update({shown}) {
      const {board, captured} = scene(frames, shown);
      [...board, ...captured].forEach((count, i) => {
        if (lines[i].textContent !== String(count)) lines[i].textContent = count;
      });
    },
    destroy: () => wrap.remove(),
  };
}

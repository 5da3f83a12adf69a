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
  const cows = layout.rows === 4;
  const head = ["pit", "owner", cows ? "cows" : "seeds"].map(key => cell("th", words("player.table." + key), "col"));
  table.append(html("caption", {textContent: words("player.table")}), row(...head), body);
  wrap.append(table);
  part("board").after(wrap);
  // what lies beside the board
  const pool = cows ? "reserve" : "captured";
  const lines = [
    ...layout.pits,
    ...["south", "north"].map(owner => ({name: words("player.table." + pool), owner})),
  ].map(({name, owner}) => {
    const seeds = html("td");
    body.append(row(cell("th", name, "row"), cell("td", words("player." + owner)), seeds));
    return seeds;
  });

  return {
    update({shown}) {
      const now = scene(frames, shown);
      [...now.board, ...now[pool]].forEach((count, i) => {
        if (lines[i].textContent !== String(count)) lines[i].textContent = count;
      });
    },
    destroy: () => wrap.remove(),
  };
}

import {served} from "../player/ask.js";
import {drawSeed} from "./address.js";

/** The choices beside the board: whom the machine plays and how well, and the rules that are left open. */
export function createForm(table, form, act) {
  const {elements} = form;
  // boards of other sizes are drawn by the server
  if (!served) form.querySelector("[data-option=pits]")?.closest(".open-rule").remove();
  const selects = [...form.querySelectorAll("select[data-option]")];
  const names = {machine: value => value, level: Number};

  /** Another rule begins a new game; the back button leads to the one before. */
  function choose(select) {
    const {game} = table.get();
    const options = {...game.options};
    const {dataset: {option, usual}, value} = select;
    if (value === usual) delete options[option];
    else options[option] = value;
    table.change({...game, options, moves: [], position: null, won: [0, 0]}, {push: true, frame: 0});
  }

  form.addEventListener("change", ({target}) => {
    const {name, value, checked, dataset} = target;
    if (name === "two-sided") act.twoSided(checked);
    else if (dataset.option) choose(target);
    else if (name in names) {
      table.agree({[name]: names[name](value), seed: table.get().game.seed || drawSeed()});
      if (name === "machine") table.wake(table.get().awake && value !== "none");
    }
  });
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("click", ({target: {dataset}}) => dataset?.act && act[dataset.act]());

  table.watch(({game, recording}) => {
    elements.machine.value = game.machine;
    elements.level.value = game.level;
    for (const select of selects) {
      const {option, usual} = select.dataset;
      const value = recording.options[option] ?? game.options[option];
      // a position leaves nothing to say about the seeds at the start
      select.disabled = game.position !== null && !(option in recording.options);
      select.value = select.disabled ? usual : String(value ?? usual);
    }
  });
  form.inert = false;
}

import {served} from "../player/ask.js";
import {addressOf, queryOf} from "./address.js";
import {contradiction, readRecord, recordOf} from "./notation.js";
import {drawBoard, toPicture} from "./pictures.js";
import {copied} from "../player/copied.js";
import {linkTo} from "./link.js";

/** Taking a game along, as a link, a record, data or a picture; and bringing a record back. */
export function createKeep(table, words, form, optionIds) {
  const text = form.elements.record;
  const file = form.elements.file;
  const told = form.querySelector("[data-part=kept]");
  const json = form.querySelector("[data-part=json]");
  const other = form.querySelector("[data-part=other-game]");
  let written = "";

  const say = (key, values) => { told.textContent = key ? words("play.keep." + key, values) : ""; };
  const name = () => `${table.id}-${table.get().count}`;

  function save(content, type, ending) {
    const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
    Object.assign(document.createElement("a"), {href: url, download: `${name()}.${ending}`}).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  if (!served) {
    json.addEventListener("click", event => {
      event.preventDefault();
      save(JSON.stringify(table.get().recording), "application/json", "json");
    });
  }

  async function copy(what, key) {
    if (await copied(what)) return say(key);
    text.select();
    return say("by-hand");
  }

  async function load() {
    const record = readRecord(text.value);
    other.hidden = true;
    if (record.line !== undefined) return say("line", {line: record.line});
    const {game} = table.get();
    const wanted = {...game, moves: record.moves, position: record.position, options: record.options, match: 0, won: [0, 0]};
    if (record.game !== table.id) {
      say("other", {game: record.game});
      other.hidden = !/^[a-z-]+$/.test(record.game);
      other.firstElementChild.href = `../${record.game}/play${addressOf(wanted, "", Object.keys(record.options))}`;
      return undefined;
    }
    const unknown = Object.keys(record.options).find(id => !optionIds.includes(id));
    if (unknown) return say("line", {line: "Options: " + unknown});
    const recording = await table.ask(wanted);
    if (!recording.frames) {
      told.textContent = table.unanswered(recording);
      return undefined;
    }
    const wrong = contradiction(record, recording);
    if (wrong) return say("contradicts", wrong);
    await table.change(wanted, {push: true, frame: 0, awake: false});
    return say("loaded", {turns: recording.turns.length});
  }

  const svg = () => drawBoard(table.element);
  const does = {
    link: () => copy(linkTo(table, optionIds), "link-copied"),
    copy: () => copy(text.value, "record-copied"),
    save: () => save(text.value, "text/plain", "txt"),
    load,
    open: () => file.click(),
    svg: () => save(svg(), "image/svg+xml", "svg"),
    png: async () => save(await toPicture(svg()), "image/png", "png"),
  };

  form.addEventListener("click", ({target: {dataset}}) => dataset?.keep && does[dataset.keep]());
  file.addEventListener("change", async () => {
    if (!file.files.length) return;
    text.value = await file.files[0].text();
    file.value = "";
    await load();
  });

  table.watch(({game, recording, mode}) => {
    if (mode !== "play") return;
    const record = recordOf(recording, game);
    if (record === written) return;
    written = text.value = record;
    if (!served) return;
    const query = queryOf(game).toString().replaceAll("%2C", ",");
    json.href = `/api/v1/games/${table.id}/replay${query && "?" + query}`;
    json.download = `${table.id}.json`;
  });
}

import {createFork} from "./fork.js";
import {createSide} from "./reading-side.js";
import {html} from "./draw.js";
import {lateStyle} from "./late-style.js";
import {load, offered} from "./reading-source.js";
import {slots, parting} from "./reading-steps.js";
import {whereabouts} from "./words.js";

const BUTTONS = ["first", "back", "play", "forward", "last"];
const KEYS = {
  ArrowLeft: "back", ArrowRight: "forward", PageUp: "backTurn", PageDown: "forwardTurn", Home: "first", End: "last", " ": "play",
};

/**
 * Shows a recording under two values of one option: two boards, in step, and where they part. `asked`, if given, is
 * "option:value,value".
 */
export async function open(player, asked) {
  const {recording, query, words, signal} = player;
  const [options] = await Promise.all([offered(recording, query), lateStyle("readings")]);
  if (signal.aborted || document.querySelector("dialog.readings")) return;
  player.act.pause();
  start(player, options, choice(options, recording, asked), words);
}

/** What to compare first: what was asked for, if there is such a thing; else an option in words, and its usual value. */
function choice(options, recording, asked = "") {
  const [id, values = ""] = asked.split(":");
  const option = options.find(one => one.id === id) ?? options.find(one => isNaN(one.values[0])) ?? options[0];
  if (!option) return null;
  const given = option.id === id ? values.split(",") : [];
  if (given.length === 2 && given.every(one => option.values.includes(one))) return {option, values: given};
  const usual = String(recording.options[option.id] ?? option.usual);
  return {option, values: [usual, option.values.find(one => one !== usual)]};
}

function start(player, options, first, words) {
  const {element, recording, state, calm, signal: life} = player;
  const text = (key, values) => words("player.readings." + key, values);
  const mode = new AbortController();
  const {signal} = mode;
  const dialog = html("dialog", {className: "readings"});
  const title = html("h2", {id: "readings-title", textContent: words("player.readings")});
  const close = html("button", {type: "button", className: "readings-close", textContent: text("close")});
  const head = html("div", {className: "readings-head"});
  const verdict = html("p", {className: "readings-verdict", role: "status"});
  const goThere = html("button", {type: "button", className: "readings-go", textContent: text("go")});
  const verdicts = html("div", {className: "readings-verdicts"});
  const boards = html("div", {className: "readings-boards"});
  const now = html("p", {className: "readings-now"});
  const foot = html("div", {className: "readings-foot"});
  const controls = html("div", {className: "controls"});
  const fork = createFork(text("scrubber"));
  let chosen = first;
  let sides = [];
  let steps = [[0, 0]];
  let parts = -1;
  let at = 0;
  let playing = false;
  let loading = 0;

  dialog.setAttribute("aria-labelledby", title.id);
  head.append(title, close);
  verdicts.append(verdict, goThere);
  for (const does of BUTTONS) {
    const button = element.querySelector(`[data-part=controls] [data-do=${does}]`).cloneNode(true);
    for (const named of button.querySelectorAll("[data-part]")) named.removeAttribute("data-part");
    controls.append(button);
  }
  const button = does => controls.querySelector(`[data-do=${does}]`);
  foot.append(fork.root, now, controls);
  dialog.append(head, ...(first ? [chooser(), verdicts, boards, foot] : [html("p", {textContent: text("none-open")})]));
  document.body.append(dialog);

  /** The option and its two values. */
  function chooser() {
    const line = html("div", {className: "readings-chooser"});
    const choose = (label, all, value, told, change) => {
      const field = html("label");
      const select = html("select");
      for (const one of all) select.append(new Option(told(one), one, false, one === value));
      select.addEventListener("change", () => change(select.value), {signal});
      field.append(html("span", {textContent: label}), select);
      return field;
    };
    const fill = () => {
      const {option, values} = chosen;
      const known = [option.status, ...(option.contested ? ["contested"] : [])];
      const mark = html("p", {className: "readings-known"});
      mark.append(html("i", {className: "disc " + known.join(" ")}), words.list(known.map(one => words("player.status." + one))));
      line.replaceChildren(
        choose(text("option"), options.map(one => one.id), option.id, optionName, id => {
          chosen = choice(options, recording, id);
          again(0);
        }),
        ...["first", "second"].map((which, i) => choose(text(which), option.values, values[i], valueName, value => {
          const other = values[1 - i] === value ? values[i] : values[1 - i];
          chosen = {option, values: i ? [other, value] : [value, other]};
          again(1 + i);
        })),
        mark);
    };
    const again = focus => {
      fill();
      line.querySelectorAll("select")[focus].focus();
      show();
    };
    fill();
    return line;
  }

  function optionName(id) {
    return words("player.option." + id);
  }
  function valueName(value) {
    return isNaN(value) ? words(`player.option.${chosen.option.id}.${value}`) : value;
  }

  /** Fetches both readings, and shows them where they part. */
  async function show() {
    const mine = ++loading;
    const {option, values} = chosen;
    pause();
    address(`${option.id}:${values.join(",")}`);
    verdict.textContent = text("loading");
    const loaded = await Promise.all(values.map(value => load(player, option.id, value)));
    if (signal.aborted || mine !== loading) return;
    sides.forEach(side => side.remove());
    sides = loaded.map((one, i) => createSide(one, {
      name: valueName(values[i]), usual: values[i] === option.usual, words, text, calm,
    }));
    boards.replaceChildren(...sides.map(side => side.root));
    const recordings = loaded.map(one => one.recording);
    const both = recordings.every(Boolean);
    steps = both ? slots(...recordings) : [[0, 0]];
    parts = both ? parting(...recordings) : -1;
    at = Math.max(0, parts < 0 ? steps.findIndex(([frame]) => frame === state().frame) : parts);
    fork.draw(steps.length, parts);
    foot.hidden = !both;
    goThere.hidden = parts < 0;
    verdict.textContent = told(both, recordings);
    settle();
  }

  function told(both, recordings) {
    if (!both) return text("refused-all");
    if (parts < 0) return text("same", {last: steps.length - 1});
    const frame = steps[parts].map((index, i) => recordings[i].frames[index]).find((one, i) => steps[parts][i] === parts);
    return text("part", {frame: parts, where: whereabouts(words, frame, "player.at")});
  }

  /** Both boards stand still at the current step. */
  function settle() {
    sides.forEach((side, i) => side.rest(steps[at][i]));
    tell();
  }

  function tell() {
    if (!sides.every(side => side.board)) return;
    const differ = sides[0].differ(sides[1]);
    sides.forEach(side => side.mark(differ ?? []));
    const leading = sides[steps[at][0] >= steps[at][1] ? 0 : 1];
    const where = leading.where();
    now.textContent = [
      text("step", {step: at, last: steps.length - 1}), where,
      text(differ ? (differ.length ? "differ" : "alike") : "sizes", {places: words.list(sides[0].placeNames(differ ?? []))}),
    ].join(" · ");
    fork.update(at, where);
    for (const does of ["first", "back"]) button(does).ariaDisabled = at === 0;
    for (const does of ["forward", "last"]) button(does).ariaDisabled = at === steps.length - 1;
    controls.classList.toggle("playing", playing);
    button("play").querySelector(".vh").textContent = words(playing ? "player.pause" : "player.play");
  }

  /** Goes one step on, both boards at once; `done` is called when both stand. */
  function forward(done) {
    if (at === steps.length - 1) return pause();
    sides.forEach((side, i) => side.rest(steps[at][i]));
    at++;
    let moving = sides.length;
    const one = () => --moving || done?.();
    sides.forEach((side, i) => side.go(steps[at][i], !!done, one));
    return tell();
  }

  function advance() {
    if (!playing) return;
    if (at === steps.length - 1) pause();
    else forward(advance);
  }

  function pause() {
    playing = false;
    if (sides.length) settle();
  }

  const turnOf = step => Math.max(...sides.map((side, i) => side.turn(steps[step][i])));
  const act = {
    go(step) {
      playing = false;
      at = Math.min(steps.length - 1, Math.max(0, step));
      settle();
    },
    first: () => act.go(0),
    last: () => act.go(steps.length - 1),
    back: () => act.go(at - 1),
    forward() {
      playing = false;
      forward();
    },
    backTurn() {
      let step = at;
      while (step > 0 && turnOf(step - 1) === turnOf(at)) step--;
      act.go(step - 1);
    },
    forwardTurn() {
      const turn = at + 1 < steps.length ? turnOf(at + 1) : 0;
      let step = at + 1;
      while (step + 1 < steps.length && turnOf(step + 1) === turn) step++;
      act.go(step);
    },
    play() {
      if (playing) return pause();
      if (at === steps.length - 1) act.first();
      playing = true;
      tell();
      return advance();
    },
  };

  controls.addEventListener("click", event => act[event.target.closest("[data-do]")?.dataset.do]?.(), {signal});
  goThere.addEventListener("click", () => act.go(parts), {signal});
  fork.onInput(act.go, signal);
  dialog.addEventListener("keydown", event => {
    const does = KEYS[event.key];
    if (!does || !sides.length || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("select") || (does === "play" && event.target.closest("button"))) return;
    event.preventDefault();
    act[does]();
  }, {signal});
  close.addEventListener("click", () => dialog.close(), {signal});
  dialog.addEventListener("close", () => mode.abort(), {signal});
  life.addEventListener("abort", () => mode.abort(), {signal});
  signal.addEventListener("abort", () => {
    sides.forEach(side => side.remove());
    dialog.remove();
    address(null);
    if (!life.aborted) player.goBack();
  });

  dialog.showModal();
  button("play").focus();
  if (first) show();
}

/** Says in the address what is compared, so that it can be sent to somebody. */
function address(readings) {
  const pairs = location.search.slice(1).split("&").filter(pair => pair && !pair.startsWith("readings="));
  if (readings) pairs.push("readings=" + readings);
  history.replaceState(history.state, "", location.pathname + (pairs.length ? "?" + pairs.join("&") : "") + location.hash);
}

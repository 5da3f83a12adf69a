import {copied} from "./copied.js";
import {html} from "./draw.js";
import {lateStyle} from "./late-style.js";

/** As high as a player in a column about 700 pixels wide. */
const HEIGHT = 840;
let count = 0;

/** Shows the code that puts this player into another page. */
export async function open(player) {
  await lateStyle("embed-code");
  if (!player.signal.aborted && !document.querySelector("dialog.embed-code")) start(player);
}

function start({element, part, recording, query, state, act, words, goBack, signal: life}) {
  const text = key => words("player.embed." + key);
  const mode = new AbortController();
  const {signal} = mode;
  const id = "embed-code-" + count++;
  const dialog = html("dialog", {className: "embed-code"});
  const title = html("h2", {id, textContent: text("title")});
  const close = html("button", {type: "button", textContent: text("close")});
  const code = html("textarea", {readOnly: true, rows: 6, spellcheck: false, ariaLabel: text("code")});
  const copy = html("button", {type: "button", className: "main", textContent: text("copy")});
  const told = html("p", {role: "status"});
  const at = html("label");
  const here = html("input", {type: "checkbox"});
  const buttons = html("div", {className: "buttons"});
  const {frame} = state();

  function write() {
    const site = element.dataset.site ?? location.origin;
    const lang = document.documentElement.lang;
    const parameters = [query, lang === "en" ? "" : "lang=" + lang].filter(Boolean).join("&amp;");
    const address = `${site}/embed/${recording.game}${parameters && "?" + parameters.replaceAll(/&(?!amp;)/g, "&amp;")}`;
    const name = words("player.embed.name", {game: part("title").textContent}).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    code.value = `<iframe src="${address}${here.checked ? "#" + frame : ""}" title="${name}" width="100%" height="${HEIGHT}"`
      + ' style="border: 0" loading="lazy" allow="fullscreen" sandbox="allow-scripts allow-same-origin"></iframe>';
  }

  async function copyIt() {
    code.select();
    told.textContent = text(await copied(code.value) || document.execCommand("copy") ? "copied" : "by-hand");
  }

  act.pause();
  dialog.setAttribute("aria-labelledby", id);
  at.append(here, html("span", {textContent: text("frame")}));
  buttons.append(copy, close);
  dialog.append(title, html("p", {textContent: text("how")}), code, ...(frame ? [at] : []), buttons, told,
    html("p", {className: "fit", textContent: text("fit")}));
  document.body.append(dialog);
  write();
  here.addEventListener("change", write, {signal});
  code.addEventListener("focus", () => code.select(), {signal});
  copy.addEventListener("click", copyIt, {signal});
  close.addEventListener("click", () => dialog.close(), {signal});
  dialog.addEventListener("close", () => mode.abort(), {signal});
  life.addEventListener("abort", () => mode.abort(), {signal});
  signal.addEventListener("abort", () => {
    dialog.remove();
    if (!life.aborted) goBack();
  });
  dialog.showModal();
  copy.focus();
}

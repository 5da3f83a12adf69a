import {after} from "./clock.js";
import {block, brand, heading} from "./parts.js";
import {html} from "../player/draw.js";

const STAYS = 12_000;

/** Thanks, and room for the next visitor. */
export function bye({words, settings, room, signal, leave, anywhere}) {
  const text = block("words", brand(), heading(words("kiosk.bye")), html("p", {className: "note", textContent: words("kiosk.bye.note")}));
  if (settings.text) text.append(html("p", {className: "own", textContent: settings.text}));
  room.append(text);
  anywhere(() => leave());
  after(STAYS, leave, signal);
}

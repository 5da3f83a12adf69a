import {block, brand, button, heading} from "./parts.js";
import {boardOf} from "./stage.js";

/** Asks for the language, in the language that was on the screen. */
export function language({words, settings, room, nameOf, messagesOf, begin}) {
  const list = block("choices choices-languages");
  for (const tag of settings.languages) {
    list.append(button(nameOf(tag), () => begin(tag), {kind: "large", lang: tag, note: messagesOf(tag)["kiosk.language"]}));
  }
  const picture = block("crop still", boardOf(settings.guides[0].game, messagesOf(settings.first)));
  picture.ariaHidden = true;
  room.append(picture, block("words", brand(), heading(words("kiosk.language"))), list);
}

import {block, button} from "./parts.js";
import {boardOf} from "./stage.js";
import {createStep} from "./step.js";
import {html} from "../player/draw.js";

/** One thing about the people who play, and who wrote it down, with how sure that is. */
export function people(screen) {
  const {words, now, guide, go} = screen;
  const key = "kiosk.people." + now.game;
  const picture = block("crop still", boardOf(now.game, screen.messages()));
  picture.ariaHidden = true;
  const text = block("people",
    html("p", {className: "fact", textContent: words(key)}),
    html("p", {textContent: words(key + ".more")}),
    credit(screen, guide()));
  // other languages are translations that no speaker has read
  if (now.language !== "en") text.append(html("p", {className: "credit", textContent: words("page.unreviewed")}));
  const step = createStep(screen, {title: words("kiosk.people"), stage: block("evidence", picture, text)});
  step.act(button(words("kiosk.next"), () => go("choose"), {kind: "main"}));
}

function credit({words}, {credits}) {
  const line = html("p", {className: "credit"});
  const sources = credits.map(({label, via}) => (via ? label + words("citation.via", {via}) : label));
  line.append(html("i", {className: "disc documented"}), html("b", {textContent: words("certainty.documented")}), " · ", sources.join("; "));
  return line;
}

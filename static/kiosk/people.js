import {block, button} from "./parts.js";
import {boardOf} from "./stage.js";
import {createStep} from "./step.js";
import {html} from "../player/draw.js";

/** One thing about the people who play, and who wrote it down, with how sure that is. */
export function people(screen) {
  const {words, now, go} = screen;
  const picture = block("crop still", boardOf(now.game, screen.messages()));
  picture.ariaHidden = true;
  const [fact, ...from] = factOf(screen);
  const text = block("people", fact, html("p", {textContent: words(`kiosk.people.${now.game}.more`)}), ...from);
  const step = createStep(screen, {title: words("kiosk.people"), stage: block("evidence", picture, text)});
  step.act(button(words("kiosk.next"), () => go("choose"), {kind: "main"}));
}

/** That thing, and who says so. */
export function factOf({words, now, guide}) {
  const fact = html("p", {className: "fact", textContent: words("kiosk.people." + now.game)});
  // other languages are translations that no speaker has read
  const unread = html("p", {className: "credit", textContent: words("page.unreviewed")});
  return [fact, credit(words, guide()), ...(now.language === "en" ? [] : [unread])];
}

function credit(words, {credits}) {
  const line = html("p", {className: "credit"});
  const sources = credits.map(({label, via}) => (via ? label + words("citation.via", {via}) : label));
  line.append(html("i", {className: "disc documented"}), html("b", {textContent: words("certainty.documented")}), " · ", sources.join("; "));
  return line;
}

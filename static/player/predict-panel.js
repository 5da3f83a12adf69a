import {html} from "./draw.js";
import {HALF, icon, NO, YES} from "./predict-icons.js";

/** What may be asked of a lap, and in which order. */
export const ASKS = {pit: ["pit"], ends: ["ends"], both: ["pit", "ends"]};
/** How a lap may end, each with its icon. */
export const ENDS = {
  relay: "M3 17c0-12 8-12 8-1s10 11 10-3M17.500 14.500l3.500-3l2 4",
  capture: "M5 12a7 5.500 0 1 0 14 0a7 5.500 0 1 0-14 0z",
  stop: "M3 12h11M17 5v14",
};
const TALLY = 20;

/** Question, answers, score and buttons, below the board. `kept` holds what is asked for. */
export function createPanel(text, number, kept) {
  const root = html("section", {className: "predict", ariaLabel: text("title")});
  const verdict = html("strong", {className: "predict-verdict"});
  const lead = html("span");
  const question = html("b");
  const words = html("p", {className: "predict-words"});
  const spoken = html("p", {className: "vh", ariaLive: "polite"});
  const tally = html("span", {className: "tally", ariaHidden: true});
  const score = html("span");
  const scores = html("p", {className: "predict-score"});
  const answers = html("div", {className: "predict-ends", role: "group", ariaLabel: text("ask.ends")});
  const next = html("button", {type: "button", className: "main predict-next"});
  const done = html("button", {type: "button", className: "predict-done", textContent: text("done")});
  const asks = html("fieldset", {className: "steps"});
  const foot = html("div", {className: "predict-foot"});
  const ends = {};
  for (const id in ENDS) {
    ends[id] = html("button", {type: "button"});
    ends[id].append(icon(ENDS[id], {"data-icon": id}), html("span", {textContent: text("ends." + id)}));
    answers.append(ends[id]);
  }
  asks.append(html("legend", {className: "vh", textContent: text("asks")}));
  for (const id in ASKS) {
    const label = html("label");
    const input = html("input", {type: "radio", name: "predict-asks-" + number, value: id, checked: id === kept.asks});
    label.append(input, html("span", {textContent: text("asks." + id)}));
    asks.append(label);
  }
  words.append(verdict, lead, " ", question);
  scores.append(tally, score);
  foot.append(next, asks, done);
  root.append(words, answers, scores, foot, spoken);

  const scored = () => score.textContent;
  return {
    root, next, done, asks, ends, scored,
    question(first, second = "") {
      lead.textContent = first;
      question.textContent = second;
    },
    say(told) {
      spoken.textContent = told;
    },
    verdict(told, kind) {
      verdict.replaceChildren(...(told ? [icon({right: YES, wrong: NO}[kind] ?? HALF), told] : []));
      verdict.className = "predict-verdict " + (kind ?? "");
      root.classList.toggle("judged", !!kind);
    },
    score(results) {
      const right = results.filter(Boolean).length;
      score.textContent = text(results.length ? "score" : "score.none", {right, all: results.length});
      tally.replaceChildren(...results.slice(-TALLY).map(one => html("i", {className: one ? "hit" : "miss"})));
    },
    choose(end) {
      for (const id in ends) {
        ends[id].ariaPressed = id === end;
        ends[id].querySelector(".judge")?.remove();
        ends[id].classList.remove("truth");
      }
    },
    judge(chosen, truth) {
      if (!chosen) return;
      ends[truth].classList.add("truth");
      ends[chosen].append(icon(chosen === truth ? YES : NO, {class: "icon judge"}));
    },
    show(now) {
      root.dataset.now = now;
      root.dataset.asks = kept.asks;
      if (now === "pit" || now === "ends") this.choose();
      answers.inert = now !== "ends";
      asks.inert = now === "moving" || now === "sowing";
      next.hidden = now === "none";
      next.textContent = text({told: "next", over: "again", sowing: "skip", moving: "skip"}[now] ?? "show");
    },
  };
}

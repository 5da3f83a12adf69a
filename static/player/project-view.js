import {html, svg} from "./draw.js";

/** What stands round the board on a projector: how far the lesson is, what is asked, the answer, and a few buttons. */
export function createProjection(element, words) {
  const part = name => element.querySelector(`[data-part=${name}]`);
  const place = html("p", {className: "project-place"});
  const progress = html("progress", {className: "project-progress"});
  const asked = html("p", {className: "project-asked"});
  const answer = html("div", {className: "project-answer"});
  const told = html("div", {className: "project-words", ariaLive: "polite"});
  const foot = html("div", {className: "project-foot"});
  const black = html("button", {type: "button", className: "project-black", hidden: true, ariaLabel: words("project.black")});

  const iconOf = selector => element.querySelector(selector + " .icon").cloneNode(true);
  const dark = svg("svg", {class: "icon project-dark", viewBox: "0 0 24 24", "aria-hidden": true});
  dark.append(svg("path", {d: "M3 5h18v12H3zM8 21h8"}));

  function button(does, name, icon) {
    const one = html("button", {type: "button", ariaLabel: name, title: name});
    one.dataset.project = does;
    if (icon) one.append(icon);
    else one.textContent = name;
    foot.append(one);
    return one;
  }

  button("leave", words("project.leave"));
  foot.append(html("p", {className: "project-keys", textContent: words("project.keys")}));
  const again = button("first", words("player.predict.again"));
  button("black", words("project.black"), dark);
  button("full", words("player.fullscreen"), iconOf(".full"));
  const back = button("back", words("player.back"), iconOf(".controls [data-do=back]"));
  const next = button("next", words("player.forward"), iconOf(".controls [data-do=forward]"));
  black.dataset.project = "black";
  told.append(asked, answer);
  element.querySelector(".player-head").append(place);
  element.querySelector(".player-head").after(progress);
  element.append(told, foot, black);
  // the keys of the player are not at work here
  part("help").querySelector("dl").replaceWith(html("p", {textContent: words("project.keys")}));
  element.closest("html").dataset.lesson = "";

  /** The words of a part of the questions, as the page has them. */
  function copy(questions, selector) {
    return questions.flatMap(one => [...one.querySelectorAll(selector)]).flatMap(found => {
      const line = html(found.localName === "summary" ? "span" : found.localName, {lang: found.closest("[lang]").lang});
      line.append(...found.cloneNode(true).childNodes);
      // nothing in them is pressed here, and no name stands twice on a page
      for (const id of line.querySelectorAll("[id], a, button")) id.replaceWith(id.matches(".definition") ? "" : id.textContent);
      return [line, " "];
    });
  }

  return {
    show({kind, asked: questions, number}, {at, all, examples, moving, question}) {
      element.dataset.slide = moving ? "moving" : kind;
      place.textContent = words("project.example", {number, all: examples});
      progress.ariaLabel = place.textContent;
      Object.assign(progress, {max: all, value: at});
      const ends = kind === "end";
      again.hidden = !ends;
      back.ariaDisabled = at === 0;
      next.ariaDisabled = ends;
      asked.replaceChildren(...(ends ? [words("project.end")] : question ? [question] : copy(questions ?? [], "summary")));
      answer.replaceChildren(...(kind === "answer" && !moving ? copy(questions, "summary ~ *") : []));
      element.classList.toggle("asks", ends || !!asked.textContent);
      told.classList.remove("crowded");
      told.classList.toggle("crowded", told.scrollHeight > told.clientHeight);
    },
    isBlack: () => !black.hidden,
    black(on = black.hidden) {
      black.hidden = !on;
    },
  };
}

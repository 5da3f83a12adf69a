import {createProjection} from "./project-view.js";
import {createWords} from "./words.js";
import {lateStyle} from "./late-style.js";
import {slidesOf} from "./slides.js";

/** A presentation clicker sends Page Up and Page Down, and for a black screen b or a full stop. */
const KEYS = {
  PageDown: "next", ArrowRight: "next", ArrowDown: "next", " ": "next", Enter: "next",
  PageUp: "back", ArrowLeft: "back", ArrowUp: "back", Backspace: "back",
  Home: "first", End: "last", Escape: "leave",
};
const LETTERS = {b: "black", ".": "black", f: "full"};
/** A tap on this part of the screen, from the left, goes back. */
const BACK = 1 / 3;

/**
 * Shows the boards of a lesson, one press after the other. `page` is what starts players: {examples, show(example, frame),
 * player()}.
 */
export async function project(shown, messages, page) {
  await lateStyle("project");
  const words = createWords(messages);
  const slides = slidesOf(page.examples, [...document.querySelectorAll("details.question")]);
  const element = document.querySelector(".player");
  const letters = element.querySelector("[data-part=letters]");
  const view = createProjection(element, words);
  let moving = false;
  let at = Math.max(0, slides.findLastIndex(({example, frame}) => example === shown.example && frame <= frameNow()));

  function frameNow() {
    return page.player().state().frame;
  }

  /** What a lap is asked about where the lesson has no question of its own. */
  function usual({example, frame}) {
    const {frames, layout} = JSON.parse(example.querySelector(".recording").textContent);
    const {path, lifted, player} = frames[frame + 1];
    if (!path) return words("project.next");
    const values = {player: words("player." + player), seeds: path.length, pit: layout.pits[lifted ?? path[0]].name};
    return words(lifted === null ? "player.predict.sows" : "player.predict.lifts", values) + " " + words("player.predict.ask.pit");
  }

  const question = slide => (slide.kind === "ask" && !slide.asked.length ? usual(slide) : "");

  /** Shows a slide; `walks` lets its seeds fall one by one. */
  function show(index, walks) {
    const slide = slides[at = index];
    const {example, frame, kind} = slide;
    moving = walks;
    if (kind !== "end" && example.id !== element.dataset.example) page.show(example, frame);
    view.show(slide, {at, all: slides.length - 1, examples: page.examples.length, moving, question: question(slide)});
    if (kind === "end") return;
    if (walks) page.player().walk(frame, () => moving && show(at));
    else if (frameNow() !== frame) page.player().go(frame);
  }

  const act = {
    next() {
      if (moving) return show(at);
      const [now, next] = [slides[at], slides[at + 1]];
      return next && show(at + 1, next.example === now.example && next.frame > now.frame);
    },
    back: () => show(Math.max(0, at - 1)),
    first: () => show(0),
    last: () => show(slides.length - 1),
    black: () => view.black(),
    full: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()),
    leave() {
      const lesson = new URL(location.href);
      lesson.searchParams.delete("mode");
      lesson.hash = slides[at].example.id;
      location.assign(lesson.href);
    },
  };

  addEventListener("keydown", event => {
    const {key, target} = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || target.closest("dialog")) return;
    const does = KEYS[key] ?? (letters.checked && LETTERS[key.toLowerCase()]);
    const pressed = (key === "Enter" || key === " ") && target.closest("button, a");
    if (key === "n" || does) event.stopPropagation();
    if (!does || pressed) return;
    event.preventDefault();
    if (view.isBlack()) view.black(false);
    else if (!event.repeat) act[does]();
  }, {capture: true});

  element.addEventListener("click", ({target, clientX}) => {
    const button = target.closest("[data-project]");
    if (button) act[button.dataset.project]();
    else if (!target.closest("button, a, dialog, .ground-strip")) act[clientX < innerWidth * BACK ? "back" : "next"]();
  });
  show(at);
}

import {holdToRepeat} from "./hold.js";

/** The buttons. They stay in place and keep the focus: at an end they are only told to be of no use. */
export function createControlsView(element, {timeline, words, act, signal}) {
  const controls = element.querySelector('[data-part="controls"]');
  const button = name => controls.querySelector(`[data-do="${name}"]`);
  const name = controls.querySelector('[data-part="play-name"]');
  controls.inert = false;
  const does = {
    first: () => act.go(timeline.first),
    back: () => act.step(-1),
    play: () => act.toggle(),
    forward: () => act.step(1),
    last: () => act.go(timeline.last),
    fullscreen: () => act.fullscreen(),
  };
  controls.addEventListener("click", event => does[event.target.closest("[data-do]")?.dataset.do]?.(), {signal});
  controls.addEventListener("change", event => act.stepBy(event.target.value), {signal});
  for (const [which, way] of [["back", -1], ["forward", 1]]) {
    holdToRepeat(button(which), () => act.step(way), signal);
  }
  const full = button("fullscreen");
  full.hidden = !element.requestFullscreen;

  return {
    update(state) {
      const atStart = timeline.previous(state, "lap") === null;
      const atEnd = timeline.next(state, "seed") === null;
      for (const which of ["first", "back"]) button(which).ariaDisabled = String(atStart);
      for (const which of ["forward", "last"]) button(which).ariaDisabled = String(atEnd);
      element.classList.toggle("playing", state.playing);
      name.textContent = words(state.playing ? "player.pause" : "player.play");
    },
    destroy() {
      controls.inert = true;
      element.classList.remove("playing");
      name.textContent = words("player.play");
    },
  };
}

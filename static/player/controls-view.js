const WAIT = 450;
const EVERY = 130;

/** The buttons. They stay in place and keep the focus: at an end they are only told to be of no use. */
export function createControlsView(part, {timeline, words, act, signal}) {
  const controls = part("controls");
  const button = name => controls.querySelector(`[data-do=${name}]`);
  const name = part("play-name");
  const player = controls.closest(".player");
  controls.inert = false;
  button("fullscreen").hidden = !document.fullscreenEnabled;
  player.addEventListener("click", event => act[event.target.closest("[data-do]")?.dataset.do]?.(), {signal});
  controls.addEventListener("change", ({target}) => act[target.dataset.sets]?.(target.value), {signal});
  for (const which of ["back", "forward"]) holdToRepeat(button(which), act[which], signal);

  return {
    update(state) {
      const atStart = !timeline.previous(state, "lap");
      const atEnd = !timeline.next(state, "seed");
      for (const which of ["first", "back"]) button(which).ariaDisabled = atStart;
      for (const which of ["forward", "last"]) button(which).ariaDisabled = atEnd;
      controls.classList.toggle("playing", state.playing);
      part("speed").value = state.speed;
      name.textContent = words(state.playing ? "player.pause" : "player.play");
    },
    destroy() {
      controls.inert = true;
    },
  };
}

/** Repeats what a button does while it is held down; the click that follows a repeat is swallowed. */
function holdToRepeat(button, repeat, signal) {
  let timer;
  let repeated = false;
  const on = (target, types, listener) => {
    for (const type of types) target.addEventListener(type, listener, {signal});
  };
  const stop = () => clearTimeout(timer);
  const again = () => {
    repeated = true;
    repeat();
    timer = setTimeout(again, EVERY);
  };
  on(button, ["pointerdown"], event => {
    stop();
    repeated = false;
    if (!event.button) timer = setTimeout(again, WAIT);
  });
  on(button, ["pointerup", "pointercancel", "pointerleave", "blur"], stop);
  on(window, ["blur", "pagehide"], stop);
  on(document, ["visibilitychange"], stop);
  on(button, ["contextmenu"], event => event.preventDefault());
  on(button, ["click"], event => {
    if (repeated && event.detail) event.stopPropagation();
    repeated = false;
  });
  signal.addEventListener("abort", stop);
}

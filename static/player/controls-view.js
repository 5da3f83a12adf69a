/** The buttons. They stay in place and keep the focus: at an end they are only told to be of no use. */
export function createControlsView(part, {timeline, words, act, signal}) {
  const controls = part("controls");
  const player = controls.closest(".player");
  const all = selector => [...player.querySelectorAll(selector)];
  const buttons = {};
  for (const does of ["first", "back", "forward", "last"]) buttons[does] = all(`[data-do=${does}]`);
  const names = all("[data-part=play-name]");
  const settings = all("[data-sets]");
  controls.inert = false;
  for (const button of all("[data-do=fullscreen]")) button.hidden = !document.fullscreenEnabled;
  player.addEventListener("click", ({target}) => act[target.closest("[data-do]")?.dataset.do]?.(), {signal});
  controls.addEventListener("change", ({target: {dataset, type, checked, value}}) => {
    if (dataset.sets) act.choose(dataset.sets, type === "checkbox" ? checked : isNaN(value) ? value : Number(value));
  }, {signal});
  player.addEventListener("pointerover", async event => {
    const {holdToRepeat} = await import("./hold.js");
    holdToRepeat(buttons, act, event, signal);
  }, {once: true, signal});

  return {
    update(state) {
      const atStart = !timeline.previous(state, "lap");
      const atEnd = !timeline.next(state, "seed");
      for (const button of [...buttons.first, ...buttons.back]) button.ariaDisabled = atStart;
      for (const button of [...buttons.forward, ...buttons.last]) button.ariaDisabled = atEnd;
      player.classList.toggle("playing", state.playing);
      for (const name of names) name.textContent = words(state.playing ? "player.pause" : "player.play");
      for (const setting of settings) {
        const value = state[setting.dataset.sets];
        if (setting.type === "radio") setting.checked = setting.value === value;
        else if (setting.type === "checkbox") setting.checked = value;
        else setting.value = value;
      }
    },
    destroy() {
      controls.inert = true;
    },
  };
}

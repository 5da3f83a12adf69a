const KEYS = {
  ArrowLeft: act => act.step(-1),
  ArrowRight: act => act.step(1),
  PageUp: act => act.step(-1, "turn"),
  PageDown: act => act.step(1, "turn"),
  Home: act => act.first(),
  End: act => act.last(),
  " ": act => act.toggle(),
  f: act => act.fullscreen(),
};

/** Keys, while the focus is inside the player. What is not handled keeps its usual meaning. */
export function listenToKeys(element, act, signal) {
  element.addEventListener("keydown", event => {
    const {key, target} = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const does = KEYS[key];
    if (!does || (key === " " && target.closest("button, a, summary"))) return;
    if (target.closest("dialog, select, textarea, [contenteditable], input:not([type=range])")) return;
    event.preventDefault();
    does(act);
  }, {signal});
}

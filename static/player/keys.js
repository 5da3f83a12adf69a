const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  PageUp: "backTurn",
  PageDown: "forwardTurn",
  Home: "first",
  End: "last",
  " ": "play",
  f: "fullscreen",
};

/** Keys, while the focus is inside the player. What is not handled keeps its usual meaning. */
export function listenToKeys(element, act, signal) {
  element.addEventListener("keydown", event => {
    const does = KEYS[event.key];
    const {target} = event;
    if (!does || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (target.closest("dialog, select, textarea, [contenteditable], input:not([type=range])")) return;
    if (does === "play" && target.closest("button, a, summary")) return;
    event.preventDefault();
    act[does]();
  }, {signal});
}

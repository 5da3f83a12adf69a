const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  PageUp: "backTurn",
  PageDown: "forwardTurn",
  Home: "first",
  End: "last",
  " ": "play",
};
const LETTERS = {
  f: "fullscreen",
  b: "backMark",
  n: "forwardMark",
  "?": "help",
};

/** Keys, while the focus is inside the element. What is not handled keeps its usual meaning. */
export function listenToKeys(element, part, act, signal) {
  element.addEventListener("keydown", event => {
    const {key, target} = event;
    const does = KEYS[key] ?? (part("letters").checked && LETTERS[key]);
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey && key !== "?") return;
    if (target.closest("dialog")) return;
    if (key === "Escape") return close(target.closest("details[open]") ?? part("menu"));
    if (target.closest("select, textarea, [contenteditable], input:not([type=range], [type=checkbox])")) return;
    if (!does || does === "play" && target.closest("button, a, summary, [type=checkbox]")) return;
    event.preventDefault();
    act[does]();
  }, {signal});
}

function close(details) {
  if (!details.open) return;
  details.open = false;
  details.firstElementChild.focus();
}

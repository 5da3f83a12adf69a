const WAIT = 450;
const EVERY = 130;

/** Steps repeat while their buttons are held down. Loaded when a pointer comes to the player. */
export function holdToRepeat(buttons, act, pointer, signal) {
  for (const does of ["back", "forward"]) {
    for (const button of buttons[does]) repeatHeld(button, act[does], pointer, signal);
  }
}

/** The click that follows a repeat is swallowed. */
function repeatHeld(button, repeat, {pointerId}, signal) {
  let timer;
  let repeated = false;
  if (signal.aborted) return;
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
  // a finger comes and presses at once, and what it touches captures it
  const held = [button, ...button.querySelectorAll("*")].some(one => one.hasPointerCapture(pointerId));
  if (held || button.matches(":active")) timer = setTimeout(again, WAIT);
}

const WAIT = 450;
const EVERY = 130;

/** Repeats what a button does while it is held down; the click that follows a repeat is swallowed. */
export function holdToRepeat(button, repeat, signal) {
  let timer = 0;
  let repeated = false;
  const stop = () => clearTimeout(timer);
  const again = () => {
    repeated = true;
    repeat();
    timer = setTimeout(again, EVERY);
  };
  const on = (target, type, listener, more) => target.addEventListener(type, listener, {signal, ...more});
  on(button, "pointerdown", event => {
    if (event.button !== 0) return;
    repeated = false;
    stop();
    timer = setTimeout(again, WAIT);
  });
  for (const type of ["pointerup", "pointercancel", "pointerleave", "blur"]) on(button, type, stop);
  on(window, "blur", stop);
  on(document, "visibilitychange", stop);
  on(button, "contextmenu", event => event.preventDefault());
  on(button, "click", event => {
    if (repeated && event.detail) event.stopPropagation();
    repeated = false;
  });
  signal.addEventListener("abort", stop);
}

/** How the menu closes, besides by its own button and by Escape. Loaded when it is first opened. */
export function createView(part, {signal}) {
  const menu = part("menu");
  const button = menu.firstElementChild;
  const on = (target, type, listener) => target.addEventListener(type, listener, {signal});

  // it lets go of the focus before what was chosen takes it, so that this can give it back
  on(menu, "click", ({target}) => {
    if (!target.closest("button")) return;
    menu.open = false;
    button.focus();
  });
  on(menu, "focusout", ({relatedTarget: next}) => {
    if (next && !menu.contains(next) && !next.contains(menu)) menu.open = false;
  });
  on(document, "pointerup", ({target}) => {
    if (!menu.open || menu.contains(target)) return;
    menu.open = false;
    if (document.activeElement.contains(menu)) button.focus({preventScroll: true});
  });
  return {update() {}, destroy() {}};
}

/*
 * Who changes the language stays at the same place: links to other languages take along what the address says besides, as
 * it is when they are used.
 */
const written = new WeakMap();

function takeAlong({target}) {
  const link = target.closest?.(".languages a");
  if (!link) return;
  if (!written.has(link)) written.set(link, link.href);
  const goal = new URL(written.get(link));
  const pairs = location.search.slice(1).split("&").filter(pair => pair && !pair.startsWith("lang="));
  goal.search = [...goal.search.slice(1).split("&"), ...pairs].filter(Boolean).join("&");
  goal.hash = location.hash;
  link.href = goal.href;
}

for (const kind of ["pointerdown", "focusin", "click"]) document.addEventListener(kind, takeAlong);

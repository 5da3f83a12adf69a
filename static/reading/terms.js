/*
 * Definitions open by style sheet alone, on hover and focus. Escape closes the one that is open. On a narrow window they
 * lie along its lower edge, or along the upper one if they would cover the word that they belong to.
 */
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, ({target}) => {
    const term = target.closest?.(".term");
    term?.classList.toggle("low", term.getBoundingClientRect().bottom > innerHeight / 2);
  });
}
document.addEventListener("keydown", event => {
  if (event.key !== "Escape") return;
  for (const term of document.querySelectorAll(".term:hover, .term:focus")) {
    term.classList.add("dismissed");
    const back = () => term.classList.remove("dismissed");
    term.addEventListener("pointerleave", back, {once: true});
    term.addEventListener("blur", back, {once: true});
  }
});

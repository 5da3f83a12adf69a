/* Definitions open by style sheet alone, on hover and focus. Escape closes the one that is open. */
document.addEventListener("keydown", event => {
  if (event.key !== "Escape") return;
  for (const term of document.querySelectorAll(".term:hover, .term:focus")) {
    term.classList.add("dismissed");
    const back = () => term.classList.remove("dismissed");
    term.addEventListener("pointerleave", back, {once: true});
    term.addEventListener("blur", back, {once: true});
  }
});

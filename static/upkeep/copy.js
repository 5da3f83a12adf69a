import {copied} from "../player/copied.js";

/** Buttons that copy what stands in another element. They show up where a script can serve them. */
export function offerCopies(box) {
  for (const button of box.querySelectorAll("[data-copies]")) button.hidden = false;
}

async function copy(button, words) {
  const told = button.parentElement.querySelector("[role=status]");
  const text = document.getElementById(button.dataset.copies);
  const done = await copied(text.textContent);
  if (!done) getSelection().selectAllChildren(text);
  told.textContent = done ? words.copied : words.byHand;
}

document.addEventListener("click", ({target}) => {
  const button = target.closest("[data-copies]");
  if (button) copy(button, button.closest("[data-copied]").dataset);
});

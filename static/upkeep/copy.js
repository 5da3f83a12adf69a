/** Buttons that copy what stands in another element. They show up where a script can serve them. */
export function offerCopies(box) {
  for (const button of box.querySelectorAll("[data-copies]")) button.hidden = false;
}

async function copy(button, words) {
  const told = button.parentElement.querySelector("[role=status]");
  const text = document.getElementById(button.dataset.copies);
  try {
    await navigator.clipboard.writeText(text.textContent);
    told.textContent = words.copied;
  } catch {
    // without a secure connection no page may write to the clipboard
    getSelection().selectAllChildren(text);
    told.textContent = words.byHand;
  }
}

document.addEventListener("click", ({target}) => {
  const button = target.closest("[data-copies]");
  if (button) copy(button, button.closest("[data-copied]").dataset);
});

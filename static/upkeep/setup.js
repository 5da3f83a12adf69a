/** Shows at once what is chosen in the form: the server makes the same page, and its parts are put in here. */
import {offerCopies} from "./copy.js";

const form = document.querySelector(".choose");
const told = document.getElementById("told");
const part = id => document.getElementById(id);
let asked = 0;

async function ask() {
  const mine = ++asked;
  const query = new URLSearchParams(new FormData(form));
  const answer = await fetch(form.getAttribute("action") + "?" + query);
  const text = await answer.text();
  if (mine !== asked) return;
  told.textContent = answer.ok ? "" : JSON.parse(text).detail;
  if (!answer.ok) return;
  history.replaceState(null, "", answer.url);
  show(new DOMParser().parseFromString(text, "text/html"));
}

function show(page) {
  for (const id of ["shown", "made"]) {
    const fresh = page.getElementById(id);
    // what is the same stays: a preview need not start again
    if (fresh.innerHTML.replaceAll(" hidden=\"\"", "") !== part(id).innerHTML) part(id).replaceChildren(...fresh.childNodes);
  }
  offerCopies(part("made"));
}

form.addEventListener("change", () => {
  // a server that is just starting again answers the next change
  if (form.checkValidity()) ask().catch(() => {});
});
offerCopies(part("made"));

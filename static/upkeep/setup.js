/** Shows at once what is chosen in the form: the server makes the same page, and its parts are put in here. */
import {offerCopies} from "./copy.js";

const form = document.querySelector(".choose");
const told = document.getElementById("told");
const part = id => document.getElementById(id);
/** A server that is just starting again answers a moment later, in milliseconds. */
const AGAIN = 1000;
let asked = 0;

/** The page that the form asks for: its address, its text, and what is wrong with what was chosen, or "". */
async function page() {
  const answer = await fetch(form.getAttribute("action") + "?" + new URLSearchParams(new FormData(form)));
  const text = await answer.text();
  return {url: answer.url, text, wrong: answer.ok ? "" : JSON.parse(text).detail};
}

async function ask() {
  const mine = ++asked;
  const made = await page().catch(() => null);
  if (mine !== asked) return;
  if (!made) return setTimeout(() => mine === asked && ask(), AGAIN);
  told.textContent = made.wrong;
  if (made.wrong) return;
  history.replaceState(null, "", made.url);
  show(new DOMParser().parseFromString(made.text, "text/html"));
}

function show(page) {
  for (const id of ["shown", "made"]) {
    const fresh = page.getElementById(id);
    // what is the same stays: a preview need not start again
    if (fresh.innerHTML.replaceAll(" hidden=\"\"", "") !== part(id).innerHTML) part(id).replaceChildren(...fresh.childNodes);
  }
  offerCopies(part("made"));
}

/** Whether somebody, or the browser that loads the page again, was here before this script. */
const changed = ({options, checked, defaultChecked, value, defaultValue}) =>
  options ? [...options].some(one => one.selected !== one.defaultSelected) : checked !== defaultChecked || value !== defaultValue;

const askIfComplete = () => form.checkValidity() && ask();
form.addEventListener("change", askIfComplete);
offerCopies(part("made"));
if ([...form.querySelectorAll("input, select, textarea")].some(changed)) askIfComplete();

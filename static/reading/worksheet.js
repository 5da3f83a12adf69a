import {offer} from "./worksheet-buttons.js";

/** Shows the sheet as its choices change, so that what is printed is what is chosen. */
const form = document.querySelector("#choose");
const part = (page, selector) => page.querySelector(selector);
let asked = 0;

async function show() {
  if (!form.reportValidity()) return;
  const token = ++asked;
  const address = form.action + "?" + new URLSearchParams(new FormData(form));
  const answer = await fetch(address).catch(() => null);
  if (token !== asked) return;
  // the answer to a choice that cannot be is a page of its own
  if (!answer?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  history.replaceState(null, "", answer.url);
  for (const selector of [".sheets", "#another"]) part(document, selector).replaceChildren(...part(page, selector).childNodes);
  part(document, ".buttons").dataset.address = part(page, ".buttons").dataset.address;
}

form.addEventListener("change", show);
offer(document.querySelector(".buttons"));

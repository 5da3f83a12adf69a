import {offer} from "./worksheet-buttons.js";

/** Shows the sheet as its choices change, so that what is printed is what is chosen. */
const form = document.querySelector("#choose");
const another = document.querySelector("#another");
const part = (page, selector) => page.querySelector(selector);
let asked = 0;
let showing = null;

/** On paper an address is of use only with the name of its site. */
function nameTheSite() {
  for (const address of document.querySelectorAll(".sheets .address")) {
    if (address.textContent.startsWith("/")) address.prepend(location.origin);
  }
}

async function show() {
  if (!form.reportValidity()) return;
  const token = ++asked;
  const address = form.action + "?" + new URLSearchParams(new FormData(form));
  const answer = await fetch(address).catch(() => null);
  const text = answer?.ok ? await answer.text().catch(() => null) : null;
  if (token !== asked) return;
  // the answer to a choice that cannot be is a page of its own
  if (text === null) return location.assign(address);
  const page = new DOMParser().parseFromString(text, "text/html");
  history.replaceState(null, "", answer.url);
  for (const selector of [".sheets", "#another"]) part(document, selector).replaceChildren(...part(page, selector).childNodes);
  part(document, ".buttons").dataset.address = part(page, ".buttons").dataset.address;
  nameTheSite();
}

form.addEventListener("change", () => { showing = show(); });
// the page that comes now shows what was chosen: an answer that it cuts off is of no use any more
form.addEventListener("submit", () => { asked++; });
another.addEventListener("submit", async event => {
  event.preventDefault();
  await showing;
  another.submit();
});
nameTheSite();
offer(document.querySelector(".buttons"), () => showing);

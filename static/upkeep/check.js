/** Looks at what only the browser can tell of an exhibit, and puts it into the rows that wait for it. */
import {looks, smallestButton} from "./looks.js";

const rows = document.getElementById("checks");
const diagonal = document.getElementById("diagonal");
const inches = diagonal.querySelector("input");

function tell(name, [state, value]) {
  const row = rows.querySelector(`[data-check=${name}]`);
  row.dataset.state = state;
  row.querySelector(".state").textContent = rows.dataset[state];
  row.querySelector(".told").textContent = (row.dataset[state] ?? "{value}").replace("{value}", value);
}

function sumUp() {
  const states = [...document.querySelectorAll("[data-state]")].map(row => row.dataset.state);
  const worst = ["bad", "look"].find(state => states.includes(state)) ?? "good";
  const result = document.getElementById("result");
  result.dataset.state = worst;
  result.textContent = result.dataset[worst];
}

function measure() {
  if (inches.checkValidity() && inches.value) tell("buttons", smallestButton(Number(inches.value)));
  sumUp();
}

diagonal.hidden = false;
inches.addEventListener("input", measure);
await Promise.all(Object.entries(looks).map(async ([name, look]) => tell(name, await look())));
measure();

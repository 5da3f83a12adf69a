import {copied} from "../player/copied.js";

/**
 * The buttons of a worksheet that need a script: print it, and copy its address.
 *
 * @param shown gives a promise that is kept once the sheet shows what was chosen
 */
export function offer(buttons, shown) {
  const told = buttons.querySelector("[role=status]");

  async function copy() {
    const address = new URL(buttons.dataset.address, location.href).href;
    if (await copied(address)) {
      told.textContent = buttons.dataset.copied;
      return;
    }
    const field = document.createElement("input");
    const label = document.createElement("label");
    field.readOnly = true;
    field.value = address;
    label.append(buttons.dataset.byHand, " ", field);
    told.replaceChildren(label);
    field.select();
  }

  for (const [name, does] of [["print", () => print()], ["copy", copy]]) {
    const button = buttons.querySelector(`[data-do=${name}]`);
    button.hidden = false;
    button.addEventListener("click", async () => {
      await shown();
      does();
    });
  }
}

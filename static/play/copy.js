import {addressOf} from "./address.js";

/** The link to the game on the board, and to the frame that is shown. */
export const linkTo = (table, optionIds) =>
  location.href.split(/[?#]/)[0] + addressOf(table.get().game, "", optionIds, table.get().frame);

/** Tells whether the browser let the text be copied. */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

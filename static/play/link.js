import {addressOf} from "./address.js";

/** The link to the game on the board, and to the frame that is shown. */
export const linkTo = (table, optionIds) =>
  location.href.split(/[?#]/)[0] + addressOf(table.get().game, "", optionIds, table.get().frame);

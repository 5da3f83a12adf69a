/*
 * What is asked of the server. In an export there is none: there offline/ask.js stands in the place of this module, and
 * asks the engine in the page.
 */
const lang = () => document.documentElement.lang;

async function answer(address) {
  try {
    return await (await fetch(address)).json();
  } catch {
    return {};
  }
}

/** A game with its options; or a problem, with nothing in it if there is no answer. */
export const askGame = game => answer(`/api/v1/games/${game}?lang=${lang()}`);

/** A recording, or a problem; `asked` are URLSearchParams. */
export const askReplay = (game, asked) => answer(`/api/v1/games/${game}/replay?${inOwnLanguage(asked)}`);

/** The move that the machine would choose: {move, turn}, or a problem; `asked` tell level and seed besides. */
export const askMove = (game, asked) => answer(`/api/v1/games/${game}/suggest?${inOwnLanguage(asked)}`);

/** A page with a drawing of a board in it; null where nobody can draw one. */
export async function askDrawing(game, asked) {
  const text = await (await fetch(`/embed/${game}?${inOwnLanguage(asked)}`)).text();
  return new DOMParser().parseFromString(text, "text/html");
}

/** Whether there is a server, which also draws boards of other sizes. */
export const served = true;

function inOwnLanguage(asked) {
  const parameters = new URLSearchParams(asked);
  parameters.set("lang", lang());
  return parameters.toString().replaceAll("%2C", ",");
}

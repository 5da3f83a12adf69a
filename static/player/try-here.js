/**
 * The page on which the game can be played on from a frame: with the turns that are over there. `query` are the parameters
 * by which the recording is asked for.
 */
export function playAddress({game, turns}, query, frame) {
  const asked = new URLSearchParams(query);
  const moves = turns.filter(({lastFrame}) => lastFrame <= frame).map(({move}) => move);
  asked.delete("moves");
  if (moves.length) asked.set("moves", moves.join(","));
  const text = asked.toString().replaceAll("%2C", ",");
  return `/${document.documentElement.lang}/games/${game}/play${text && "?" + text}`;
}

/** Goes there. */
export function open({recording, query, state}) {
  location.assign(playAddress(recording, query, state().shown.frame));
}

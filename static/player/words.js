/** Messages by key, whose only arguments are {name}. */
export const createWords = messages => (key, values = {}) =>
  (messages[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** Where a frame stands in the game: "Turn 4, lap 2". The style is player.at, or player.where with the player's name. */
export function whereabouts(words, frame, style) {
  const {kind, turn, player, lap} = frame;
  if (!player) return words(`${style}.${turn ? "end" : "start"}`);
  return words(`${style}.${kind === "lap" || kind === "capture" ? kind : "turn"}`,
    {turn, lap, player: words("player." + player)});
}
